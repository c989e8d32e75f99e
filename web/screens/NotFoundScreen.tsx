import { Text } from '@mantine/core';
import { UsefulLinks } from '../features/accounts/session/UsefulLinks.tsx';
import { commonTexts } from '../texts/ru/common.ts';
import { shellTexts } from '../texts/ru/shell.ts';
import { Page } from '../ui/Page.tsx';

/** /404, where every unknown path leads (PUB-06). */
export function NotFoundScreen() {
  return (
    <Page title={commonTexts.titles.notFound} width="text">
      <Text>{shellTexts.notFound.text}</Text>
      <UsefulLinks />
    </Page>
  );
}
