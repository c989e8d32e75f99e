import { commonTexts } from '#texts/common.ts';
import { PrivacyPolicy } from '../features/accounts/sign-up/PrivacyPolicy.tsx';
import { Page } from '../ui/page/Page.tsx';

/** /privacy (ACC-12). */
export function PrivacyScreen() {
  return (
    <Page title={commonTexts.titles.privacy} width="text">
      <PrivacyPolicy headingOrder={2} />
    </Page>
  );
}
