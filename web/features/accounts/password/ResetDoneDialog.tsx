import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { useCountdown } from '../../../ui/useCountdown.ts';

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
  const toLogin = () => void navigate(paths.login);
  const left = useCountdown(SECONDS_TO_LOGIN, opened, toLogin);
  return (
    <Modal opened={opened} onClose={toLogin} title={title}>
      <Stack gap="md">
        <Text>{text}</Text>
        <Text c="dimmed" size="sm">
          {texts.countdown(left)}
        </Text>
        <Group justify="flex-end">
          <Button onClick={toLogin}>{texts.toLogin}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
