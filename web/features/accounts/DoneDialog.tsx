import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountsTexts } from '#texts/accounts.ts';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogActions } from '../../ui/dialog/DialogActions.tsx';
import { useCountdown } from '../../ui/service/useCountdown.ts';

const texts = accountsTexts.reset;

interface DoneDialogProps {
  title: string;
  text: string;
  /** Further actions of the person. */
  children?: ReactNode;
  /** Seconds until /login opens by itself; if absent, only the button opens it. */
  seconds?: number;
}

/** Confirms a step of the sign-up or of a reset, and leads to /login (ACC-12, 1§8). */
export function DoneDialog({ title, text, seconds, children }: DoneDialogProps) {
  const navigate = useNavigate();
  const toLogin = () => void navigate(paths.login, { replace: true });
  const left = useCountdown(seconds ?? 0, seconds !== undefined, toLogin);
  return (
    <Dialog opened onClose={toLogin} title={title}>
      <Stack gap="md">
        <Text>{text}</Text>
        {children}
        {seconds === undefined ? null : (
          <Text c="dimmed" size="sm">
            {texts.countdown(left)}
          </Text>
        )}
        <DialogActions>
          <Button onClick={toLogin}>{texts.toLogin}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
