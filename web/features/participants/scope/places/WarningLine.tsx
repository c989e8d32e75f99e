import { Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** A warning about the place or the date of a record; empty without one. */
export function WarningLine({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Group component="span" gap={6} wrap="nowrap" align="flex-start" mt={2}>
      <IconAlertTriangle
        size={18}
        color="var(--mantine-color-yellow-text)"
        aria-hidden
        style={{ flexShrink: 0, marginTop: 1 }}
      />
      <Text component="span" size="sm" style={{ minWidth: 0, overflowWrap: 'break-word' }}>
        {text}
      </Text>
    </Group>
  );
}
