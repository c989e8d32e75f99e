import { Text } from '@mantine/core';
import { paths } from '../lib/paths.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { shellTexts } from '../texts/ru/shell.ts';
import { LinkChip } from '../ui/LinkChip.tsx';
import { Page } from '../ui/Page.tsx';

/** /not-found: asks to log in (PUB-06). */
export function UnavailableScreen() {
  return (
    <Page title={commonTexts.titles.unavailable} width="text">
      <Text>{shellTexts.unavailable.text}</Text>
      <LinkChip to={paths.login}>{commonTexts.actions.toLogin}</LinkChip>
    </Page>
  );
}
