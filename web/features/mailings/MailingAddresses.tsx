import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { dashboardTexts } from '#texts/dashboard.ts';
import { saveFile } from '../../lib/saveFile.ts';

interface MailingAddressesProps {
  addresses: string;
  count: number;
  fileName: string;
}

const texts = dashboardTexts.mailings;
const ROWS = 8;

/** The addresses as text, to copy or to keep as a file. */
export function MailingAddresses({ addresses, count, fileName }: MailingAddressesProps) {
  const { copy, copied, error } = useClipboard();
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Stack gap="sm">
      <Textarea label={texts.addresses} description={texts.count(count)} readOnly rows={ROWS} value={addresses} />
      <Group gap="sm">
        <Button leftSection={<Icon size={18} aria-hidden />} onClick={() => void copy(addresses)}>
          {texts.copy}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => saveFile(fileName, new Blob([addresses], { type: 'text/plain;charset=utf-8' }))}
        >
          {texts.download}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {error ? texts.copyFailed : copied ? texts.copied : ''}
        </Text>
      </Group>
    </Stack>
  );
}
