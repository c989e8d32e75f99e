import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload, IconMailShare } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dashboardTexts } from '#texts/dashboard.ts';
import { saveFile } from '../../lib/saveFile.ts';

const texts = dashboardTexts.mailings;

/** The reminder about unsubscribing (DSH-02). */
export function UnsubscribeReminder() {
  return (
    <Alert role="note" color="purple" icon={<IconMailShare aria-hidden />} title={texts.reminderTitle}>
      {texts.reminder}
    </Alert>
  );
}

interface AddressTextProps {
  addresses: readonly string[];
  fileName: string;
  /** Another way to use the addresses. */
  children?: ReactNode;
}

/** E-mail addresses as text, to copy or to save as a file. */
export function AddressText({ addresses, fileName, children }: AddressTextProps) {
  const { copy, copied, error } = useClipboard({ timeout: Number.POSITIVE_INFINITY });
  const text = addresses.join(', ');
  const Icon = copied ? IconCheck : IconCopy;
  if (addresses.length === 0) return <Text role="status">{texts.empty}</Text>;
  return (
    <Stack gap="sm">
      <Textarea
        aria-label={texts.addresses}
        description={texts.count(addresses.length)}
        readOnly
        rows={6}
        value={text}
      />
      <Group gap="sm">
        <Button leftSection={<Icon size={18} aria-hidden />} onClick={() => void copy(text)}>
          {texts.copy}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => saveFile(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }))}
        >
          {texts.download}
        </Button>
        {children}
        <Text size="sm" c="dimmed" role="status">
          {error ? texts.copyFailed : copied ? texts.copied : ''}
        </Text>
      </Group>
    </Stack>
  );
}
