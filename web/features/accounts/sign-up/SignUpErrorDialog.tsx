import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { accountsTexts } from '#texts/accounts.ts';
import { commonTexts } from '#texts/common.ts';
import { explainFailure } from '../../../lib/failures.ts';
import { paths } from '../../../lib/paths.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { RequestCode } from '../../../ui/page/RequestCode.tsx';

/** Why the sign-up failed: the service rejected fields, or the call itself failed. */
export type SignUpFailure =
  | { kind: 'rejected'; messages: string[]; isTaken: boolean }
  | { kind: 'failed'; error: unknown };

interface SignUpErrorDialogProps {
  failure: SignUpFailure | null;
  onClose: () => void;
}

const texts = accountsTexts.registration;

/**
 * Shows the service's messages joined, or the suggestion of 1§8 together with the real failure (ACC-11, ruling R12), and a
 * link to the password reset if the e-mail may have an account.
 */
export function SignUpErrorDialog({ failure, onClose }: SignUpErrorDialogProps) {
  const failed = failure?.kind === 'failed' ? explainFailure(failure.error) : null;
  return (
    <Dialog opened={failure !== null} onClose={onClose} title={texts.errorTitle}>
      <Stack gap="md">
        {failure?.kind === 'rejected' ? failure.messages.map((message) => <Text key={message}>{message}</Text>) : null}
        {failure?.kind === 'failed' ? (
          <>
            <Text>{texts.callFailed}</Text>
            <Text c="dimmed">{failed?.message}</Text>
            {failed?.requestId == null ? null : <RequestCode id={failed.requestId} />}
          </>
        ) : null}
        {failure?.kind === 'failed' || failure?.isTaken ? (
          <Anchor component={Link} to={paths.resetPassword} replace>
            {texts.resetLink}
          </Anchor>
        ) : null}
        <DialogActions>
          <Button onClick={onClose}>{commonTexts.actions.close}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
