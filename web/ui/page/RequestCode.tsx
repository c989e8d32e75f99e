import { ActionIcon, CopyButton, Group, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { commonTexts } from '#texts/common.ts';

const { requestId: label, copyRequestId, copiedRequestId } = commonTexts.failures;
const SHOWN = 2_000;

/** The code that identifies a failed call in the logs, with a button that copies it. */
export function RequestCode({ id }: { id: string }) {
  return (
    <Group gap={4} wrap="nowrap">
      <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
        {label(id)}
      </Text>
      <CopyButton value={id} timeout={SHOWN}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            onClick={copy}
            aria-label={copied ? copiedRequestId : copyRequestId}
          >
            {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
    </Group>
  );
}
