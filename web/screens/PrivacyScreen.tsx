import { PrivacyPolicy } from '../features/accounts/sign-up/PrivacyPolicy.tsx';
import { commonTexts } from '../texts/ru/common.ts';
import { Page } from '../ui/Page.tsx';

/** /privacy (ACC-12). */
export function PrivacyScreen() {
  return (
    <Page title={commonTexts.titles.privacy} width="text">
      <PrivacyPolicy headingOrder={2} />
    </Page>
  );
}
