import { Button, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { editionTexts } from '../../texts/ru/edition.ts';

const texts = editionTexts.contacts;

/** Copies an address and confirms it beside the button. */
export function CopyEmail({ email }: { email: string }) {
  const { copy, copied, error } = useClipboard();
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        data-needs-scripts
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => void copy(email)}
      >
        {texts.copyEmail}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {error ? texts.copyFailed : copied ? texts.copied : ''}
      </Text>
    </>
  );
}
