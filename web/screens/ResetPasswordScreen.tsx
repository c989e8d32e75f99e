import { Suspense, useState } from 'react';
import { accountsTexts } from '#texts/accounts.ts';
import { commonTexts } from '#texts/common.ts';
import { NewPasswordForm } from '../features/accounts/password/NewPasswordForm.tsx';
import { RequestResetForm } from '../features/accounts/password/RequestResetForm.tsx';
import { useMailedLink } from '../features/accounts/password/useMailedLink.ts';
import { Common } from '../ui/page/Common.tsx';
import { lazyPart } from '../ui/page/lazyPart.ts';
import { Page } from '../ui/page/Page.tsx';

const ResetDoneDialog = lazyPart('ResetDoneDialog', () => import('../features/accounts/password/ResetDoneDialog.tsx'));

const texts = accountsTexts.reset;

/** /reset-password: asks for a link, or with a mailed link for a new password (ACC-15, ACC-16). */
export function ResetPasswordScreen() {
  const values = useMailedLink();
  const fromLink = values.some(({ name }) => name === 'user_id');
  const [done, setDone] = useState({ opened: false, title: '', text: '' });
  const finish = (title: string, text: string) => setDone({ opened: true, title, text });
  return (
    <Page title={commonTexts.titles.resetPassword} lead={fromLink ? texts.newLead : texts.requestLead} width="form">
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
