import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { scheduleTexts as texts } from '../../../texts/ru/letters.ts';
import { useScheduleDaysQuery } from './ScheduleDays.generated.ts';
import { findContradiction } from './schedule.ts';

interface ScheduleWarningProps {
  year: number;
  talkSchedule: string;
  talkDay: number | '';
  /** Takes the suggested date in words; without it there is nothing to change here. */
  onTake?: (talkSchedule: string) => void;
}

/** Says where the date in words and the day contradict each other, with the text that agrees with the programme. */
export function ScheduleWarning({ year, talkSchedule, talkDay, onTake }: ScheduleWarningProps) {
  // Without the programme there is nothing to compare with.
  const { data } = useScheduleDaysQuery({ variables: { year }, skip: talkDay === '' });
  const dates = (data?.edition?.programme?.days ?? []).map(({ date }) => date);
  const found = findContradiction(talkSchedule, talkDay, dates);
  if (found === null || talkDay === '') return null;
  return (
    <Alert color="yellow" p="sm" role="status" icon={<IconAlertTriangle aria-hidden />}>
      {found.kind === 'noDay' ? (
        <Text size="sm">{texts.noDay(talkDay, found.days)}</Text>
      ) : (
        <Group gap="sm" justify="space-between">
          <Text size="sm">{texts.otherDate(talkDay, found.date)}</Text>
          {onTake === undefined ? null : (
            // In a narrow column its words take two lines.
            <Button
              size="compact-sm"
              variant="default"
              h="auto"
              py={4}
              styles={{ label: { whiteSpace: 'normal' } }}
              onClick={() => onTake(found.suggested)}
            >
              {texts.take(found.suggested)}
            </Button>
          )}
        </Group>
      )}
    </Alert>
  );
}
