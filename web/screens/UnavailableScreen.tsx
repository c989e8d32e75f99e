import { Text } from '@mantine/core';
import { commonTexts } from '#texts/common.ts';
import { leavingTexts } from '#texts/leaving.ts';
import { UsefulLinks } from '../features/accounts/session/UsefulLinks.tsx';
import { Page } from '../ui/page/Page.tsx';
import { VisitorOnly } from '../ui/page/VisitorOnly.tsx';
import { useSession } from '../ui/service/useSession.ts';

const { unavailable: texts } = leavingTexts;

/** /not-found: asks a visitor to log in, with useful links for everybody (PUB-06). */
export function UnavailableScreen() {
  const isSignedIn = useSession();
  return (
    <Page title={commonTexts.titles.unavailable} width="text">
      <VisitorOnly>
        <Text>{isSignedIn ? texts.signedIn : texts.text}</Text>
      </VisitorOnly>
      <UsefulLinks />
    </Page>
  );
}
