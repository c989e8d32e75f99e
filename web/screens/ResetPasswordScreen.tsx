import { lazy, Suspense, useState } from 'react';
import { NewPasswordForm } from '../features/accounts/password/NewPasswordForm.tsx';
import { RequestResetForm } from '../features/accounts/password/RequestResetForm.tsx';
import { useMailedLink } from '../features/accounts/password/useMailedLink.ts';
import { accountsTexts } from '../texts/ru/accounts.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { Common } from '../ui/Common.tsx';
import { NeedsScripts } from '../ui/NeedsScripts.tsx';
import { Page } from '../ui/Page.tsx';

const ResetDoneDialog = lazy(() =>
  import('../features/accounts/password/ResetDoneDialog.tsx').then((it) => ({ default: it.ResetDoneDialog })),
);

const texts = accountsTexts.reset;

/** /reset-password: asks for a link, or with a mailed link for a new password (ACC-15, ACC-16). */
export function ResetPasswordScreen() {
  const values = useMailedLink();
  const fromLink = values.some(({ name }) => name === 'user_id');
  const [done, setDone] = useState({ opened: false, title: '', text: '' });
  const finish = (title: string, text: string) => setDone({ opened: true, title, text });
  return (
    <Page title={commonTexts.titles.resetPassword} lead={fromLink ? texts.newLead : texts.requestLead} width="form">
      <NeedsScripts>{commonTexts.needsScripts.form}</NeedsScripts>
      {fromLink ? (
        <NewPasswordForm values={values} onChanged={() => finish(texts.changed, texts.changedText)} />
      ) : (
        <Common>
          <RequestResetForm onSent={(email) => finish(texts.sentTitle, texts.sentText(email))} />
        </Common>
      )}
      <Suspense>{done.opened ? <ResetDoneDialog {...done} /> : null}</Suspense>
    </Page>
  );
}
