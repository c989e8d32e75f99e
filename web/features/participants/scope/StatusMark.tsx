import { Group, Text } from '@mantine/core';
import { IconBan, IconCircleCheck, IconClockQuestion, IconUserQuestion } from '@tabler/icons-react';
import { listTexts } from '#texts/participantList.ts';
import type { ParticipationStatus } from '../../../generated/types.ts';

const looks = {
  CONFIRMED: { icon: IconCircleCheck, color: 'var(--mantine-color-success)' },
  AWAITING_FORMAT: { icon: IconClockQuestion, color: 'var(--portal-on-yellow)' },
  AWAITING_PERSON: { icon: IconUserQuestion, color: 'var(--mantine-color-dimmed)' },
} as const;
const cancelled = { icon: IconBan, color: 'var(--mantine-color-dimmed)' };

interface StatusProps {
  status: ParticipationStatus;
  isCancelled?: boolean;
}

/** Only the icon, with a name for screen readers: for a row without the column of states. */
export function StatusSign({ status, isCancelled = false }: StatusProps) {
  const { icon: Icon, color } = isCancelled ? cancelled : looks[status];
  const label = isCancelled ? listTexts.cancelledStatus : listTexts.codes.status[status];
  return <Icon size={16} color={color} role="img" aria-label={label} style={{ flexShrink: 0 }} />;
}

/** The state of a record as an icon and a word, because colour alone is not enough. A cancelled record waits for nothing. */
export function StatusMark({ status, isCancelled = false }: StatusProps) {
  const { icon: Icon, color } = isCancelled ? cancelled : looks[status];
  return (
    <Group component="span" gap={4} wrap="nowrap" display="inline-flex">
      <Icon size={16} color={color} aria-hidden style={{ flexShrink: 0 }} />
      <Text component="span" size="sm">
        {isCancelled ? listTexts.cancelledStatus : listTexts.codes.status[status]}
      </Text>
    </Group>
  );
}
