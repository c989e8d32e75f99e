import { Text } from '@mantine/core';
import { commonTexts } from '#texts/common.ts';
import { leavingTexts } from '#texts/leaving.ts';
import { UsefulLinks } from '../features/accounts/session/UsefulLinks.tsx';
import { Page } from '../ui/page/Page.tsx';

/** /404, where every unknown path leads (PUB-06). */
export function NotFoundScreen() {
  return (
    <Page title={commonTexts.titles.notFound} width="text">
      <Text>{leavingTexts.notFound.text}</Text>
      <UsefulLinks />
    </Page>
  );
}
