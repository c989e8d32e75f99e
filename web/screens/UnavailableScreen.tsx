import { Text } from '@mantine/core';
import { UsefulLinks } from '../features/accounts/session/UsefulLinks.tsx';
import { paths } from '../lib/paths.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { shellTexts } from '../texts/ru/shell.ts';
import { Common } from '../ui/Common.tsx';
import { LinkChip } from '../ui/LinkChip.tsx';
import { Page } from '../ui/Page.tsx';
import { useSession } from '../ui/useSession.ts';

const { unavailable: texts } = shellTexts;

/** /not-found: asks a visitor to log in, and shows other people where to go (PUB-06). */
export function UnavailableScreen() {
  const isSignedIn = useSession();
  return (
    <Page title={commonTexts.titles.unavailable} width="text">
      <Common>
        <Text>{isSignedIn ? texts.signedIn : texts.text}</Text>
      </Common>
      {isSignedIn ? (
        <UsefulLinks />
      ) : (
        <Common>
          <LinkChip to={paths.login}>{commonTexts.actions.toLogin}</LinkChip>
        </Common>
      )}
    </Page>
  );
}
