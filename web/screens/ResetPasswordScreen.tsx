import { Suspense, useState } from 'react';
import { accountsTexts } from '#texts/accounts.ts';
import { commonTexts } from '#texts/common.ts';
import { NewPasswordForm } from '../features/accounts/password/NewPasswordForm.tsx';
import { RequestResetForm } from '../features/accounts/password/RequestResetForm.tsx';
import { useMailedLink } from '../features/accounts/password/useMailedLink.ts';
import { lazyPart } from '../ui/page/lazyPart.ts';
import { Page } from '../ui/page/Page.tsx';
import { useHydrated } from '../ui/page/useHydrated.ts';
import { VisitorOnly } from '../ui/page/VisitorOnly.tsx';

const DoneDialog = lazyPart('DoneDialog', () => import('../features/accounts/DoneDialog.tsx'));

/** After this /login opens by itself (1§8: 12 000 ms). */
const SECONDS_TO_LOGIN = 12;
const texts = accountsTexts.reset;

/** /reset-password: requests a link, or sets a new password with a mailed link (ACC-15, ACC-16). */
export function ResetPasswordScreen() {
  const values = useMailedLink();
  const fromLink = values.some(({ name }) => name === 'user_id');
  // A paragraph cannot contain the div of VisitorOnly.
  const visitorOnly = useHydrated() ? {} : { 'data-visitor-only': true };
  const [done, setDone] = useState<{ title: string; text: string } | null>(null);
  return (
    <Page
      title={commonTexts.titles.resetPassword}
      lead={fromLink ? texts.newLead : <span {...visitorOnly}>{texts.requestLead}</span>}
      width="form"
    >
      {fromLink ? (
        <NewPasswordForm values={values} onChanged={() => setDone({ title: texts.changed, text: texts.changedText })} />
      ) : (
        <VisitorOnly>
          <RequestResetForm onSent={(email) => setDone({ title: texts.sentTitle, text: texts.sentText(email) })} />
        </VisitorOnly>
      )}
      <Suspense>{done === null ? null : <DoneDialog {...done} seconds={SECONDS_TO_LOGIN} />}</Suspense>
    </Page>
  );
}
