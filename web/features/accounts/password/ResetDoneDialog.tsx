import { Button, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { accountsTexts } from '#texts/accounts.ts';
import { paths } from '../../../lib/paths.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { useCountdown } from '../../../ui/service/useCountdown.ts';

/** After this /login opens by itself (1§8: 12 000 ms). */
const SECONDS_TO_LOGIN = 12;

const texts = accountsTexts.reset;

interface ResetDoneDialogProps {
  opened: boolean;
  title: string;
  text: string;
}

/** Confirms a step of the reset; opens /login after a countdown or on request. */
export function ResetDoneDialog({ opened, title, text }: ResetDoneDialogProps) {
  const navigate = useNavigate();
  const toLogin = () => void navigate(paths.login, { replace: true });
  const left = useCountdown(SECONDS_TO_LOGIN, opened, toLogin);
  return (
    <Dialog opened={opened} onClose={toLogin} title={title}>
      <Stack gap="md">
        <Text>{text}</Text>
        <Text c="dimmed" size="sm">
          {texts.countdown(left)}
        </Text>
        <DialogActions>
          <Button onClick={toLogin}>{texts.toLogin}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
