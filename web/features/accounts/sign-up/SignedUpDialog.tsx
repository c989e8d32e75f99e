import { Button, Stack, Text } from '@mantine/core';
import { accountsTexts } from '#texts/accounts.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';

const texts = accountsTexts.registration;

interface SignedUpDialogProps {
  /** The address of the letter. */
  email: string;
  onClose: () => void;
}

/** Confirms the new account and leads to the login (ACC-12). */
export function SignedUpDialog({ email, onClose }: SignedUpDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={texts.successTitle}>
      <Stack gap="lg">
        <Text>{texts.successText(email)}</Text>
        <DialogActions>
          <Button onClick={onClose}>{texts.toLogin}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
