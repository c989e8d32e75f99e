import { Alert, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { NewPasswordForm } from '../features/accounts/NewPasswordForm.tsx';
import { RequestResetForm } from '../features/accounts/RequestResetForm.tsx';
import { ResetDoneDialog } from '../features/accounts/ResetDoneDialog.tsx';
import { useSignedLink } from '../features/accounts/useSignedLink.ts';
import { paths } from '../lib/paths.ts';
import { accountsTexts } from '../texts/ru/accounts.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { LinkChip } from '../ui/LinkChip.tsx';
import { Page } from '../ui/Page.tsx';

const texts = accountsTexts.reset;

/** /reset-password: asks for a link, or with the link's values for a new password (ACC-15, ACC-16). */
export function ResetPasswordScreen() {
  const { fromLink, link, email } = useSignedLink();
  const [done, setDone] = useState({ opened: false, title: '', text: '' });
  const finish = (title: string, text: string) => setDone({ opened: true, title, text });
  return (
    <Page title={commonTexts.titles.resetPassword} lead={fromLink ? texts.newLead : texts.requestLead} width="form">
      {fromLink ? null : <RequestResetForm onSent={(email) => finish(texts.sentTitle, texts.sentText(email))} />}
      {fromLink && link ? (
        <NewPasswordForm link={link} email={email} onChanged={() => finish(texts.changed, texts.changedText)} />
      ) : null}
      {fromLink && !link ? (
        <Alert color="red" title={texts.failedTitle}>
          <Stack gap="sm">
            <Text size="sm">{accountsTexts.verification.incomplete}</Text>
            <LinkChip to={paths.resetPassword}>{texts.requestAgain}</LinkChip>
          </Stack>
        </Alert>
      ) : null}
      <ResetDoneDialog {...done} />
    </Page>
  );
}
