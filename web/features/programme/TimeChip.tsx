import { Badge } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { formatTimes } from '../../lib/dates.ts';

/** A time range with a clock (PRG-01). */
export function TimeChip({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) {
  return (
    <Badge
      variant="light"
      color="purple"
      size="lg"
      radius="sm"
      tt="none"
      fw={600}
      px={8}
      leftSection={<IconClock size={15} stroke={1.8} aria-hidden />}
      style={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}
    >
      <time dateTime={startsAt}>{formatTimes(startsAt, endsAt)}</time>
    </Badge>
  );
}
