import { Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { clashText } from './clashText.ts';
import type { PlaceClash_PlaceClashFragment } from './PlaceClash.generated.ts';

/** Other people on the place of a record; empty without a clash. */
export function ClashLine({ clashes }: { clashes: readonly PlaceClash_PlaceClashFragment[] }) {
  const text = clashText(clashes);
  if (text === null) return null;
  return (
    <Group component="span" gap={6} wrap="nowrap" align="flex-start" mt={2}>
      <IconAlertTriangle
        size={18}
        color="var(--mantine-color-yellow-text)"
        aria-hidden
        style={{ flexShrink: 0, marginTop: 1 }}
      />
      <Text component="span" size="sm" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </Group>
  );
}
