import { Alert, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { NewPasswordForm } from '../features/accounts/password/NewPasswordForm.tsx';
import { RequestResetForm } from '../features/accounts/password/RequestResetForm.tsx';
import { useSignedLink } from '../features/accounts/password/useSignedLink.ts';
import { paths } from '../lib/paths.ts';
import { accountsTexts } from '../texts/ru/accounts.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { Common } from '../ui/Common.tsx';
import { LinkChip } from '../ui/LinkChip.tsx';
import { NeedsScripts } from '../ui/NeedsScripts.tsx';
import { Page } from '../ui/Page.tsx';

const ResetDoneDialog = lazy(() =>
  import('../features/accounts/password/ResetDoneDialog.tsx').then((it) => ({ default: it.ResetDoneDialog })),
);

const texts = accountsTexts.reset;

/** /reset-password: asks for a link, or with the link's values for a new password (ACC-15, ACC-16). */
export function ResetPasswordScreen() {
  const { fromLink, link, email } = useSignedLink();
  const [done, setDone] = useState({ opened: false, title: '', text: '' });
  const finish = (title: string, text: string) => setDone({ opened: true, title, text });
  return (
    <Page title={commonTexts.titles.resetPassword} lead={fromLink ? texts.newLead : texts.requestLead} width="form">
      <NeedsScripts>{commonTexts.needsScripts.form}</NeedsScripts>
      {fromLink ? null : (
        <Common>
          <RequestResetForm onSent={(email) => finish(texts.sentTitle, texts.sentText(email))} />
        </Common>
      )}
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
      <Suspense>{done.opened ? <ResetDoneDialog {...done} /> : null}</Suspense>
    </Page>
  );
}
