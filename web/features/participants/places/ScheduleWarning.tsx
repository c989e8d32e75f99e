import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { scheduleTexts as texts } from '../../../texts/ru/letters.ts';
import { findContradiction } from './schedule.ts';
import { useProgrammeDates } from './useProgrammeDates.ts';

interface ScheduleWarningProps {
  year: number;
  talkSchedule: string | null;
  talkDay: number | null;
  /** Takes the suggested date in words; without it there is nothing to change here. */
  onTake?: (talkSchedule: string) => void;
}

/** Says where the date in words and the day contradict each other, with the text that agrees with the programme. */
export function ScheduleWarning({ year, talkSchedule, talkDay, onTake }: ScheduleWarningProps) {
  const dates = useProgrammeDates(year, talkDay !== null);
  const found = findContradiction({ talkSchedule, talkDay }, dates);
  if (found === null) return null;
  const { text, suggested } = found;
  return (
    <Alert color="yellow" p="sm" role="status" icon={<IconAlertTriangle aria-hidden />}>
      <Group gap="sm" justify="space-between">
        <Text size="sm">{text}</Text>
        {onTake === undefined || suggested === null ? null : (
          // In a narrow column its words take two lines.
          <Button
            size="compact-sm"
            variant="default"
            h="auto"
            py={4}
            styles={{ label: { whiteSpace: 'normal' } }}
            onClick={() => onTake(suggested)}
          >
            {texts.take(suggested)}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
