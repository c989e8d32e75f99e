import { Badge, Text, Timeline } from '@mantine/core';
import { formatDayRange } from '../../lib/dates.ts';
import { typeset } from '../../lib/typography.ts';
import { dayInWords } from '../../lib/windowDays.ts';
import { plural } from '../../texts/ru/plural.ts';
import { publicTexts } from '../../texts/ru/public.ts';
import { Section } from '../../ui/Section.tsx';
import { useServiceClock } from '../../ui/useServiceClock.ts';
import type { KeyDates_EditionFragment } from './KeyDates.generated.ts';
import classes from './KeyDates.module.css';
import { keyDateState, nextKeyDate } from './keyDates.ts';

type KeyDate = KeyDates_EditionFragment['keyDates'][number];

const texts = publicTexts.home;

/** The label of a date; only the next future date has a countdown. */
function mark(date: KeyDate, next: KeyDate | undefined, now: number): string | null {
  const state = keyDateState(date, now);
  if (state.kind === 'passed') return texts.passed;
  if (state.kind === 'now') return texts.today;
  if (date.id !== next?.id) return null;
  return state.days === 1 ? texts.tomorrow : texts.next(plural(state.days, 'день', 'дня', 'дней'));
}

/** The key dates as a timeline with today by the service's clock (PUB-01, ruling R7). */
export function KeyDates({ edition: { keyDates } }: { edition: KeyDates_EditionFragment }) {
  const { now } = useServiceClock();
  const next = now === null ? undefined : nextKeyDate(keyDates, now);
  const active = now === null ? -1 : keyDates.filter(({ startsAt }) => now >= Date.parse(startsAt)).length - 1;
  return (
    <Section title={texts.keyDates}>
      <Timeline active={active} bulletSize={18} lineWidth={2} role="list">
        {keyDates.map((date) => {
          const label = now === null ? null : mark(date, next, now);
          const isOver = label === texts.passed;
          return (
            <Timeline.Item
              key={date.id}
              role="listitem"
              title={
                <span className={classes.date}>
                  <time dateTime={date.startsOn}>
                    {date.endsOn === null ? dayInWords(date.startsOn) : formatDayRange(date.startsOn, date.endsOn)}
                  </time>
                  {label === null ? null : (
                    <Badge variant={isOver ? 'default' : 'light'} size="md" tt="none" className={classes.mark}>
                      {label}
                    </Badge>
                  )}
                </span>
              }
            >
              <Text {...(isOver ? { c: 'dimmed' } : {})}>{typeset(date.title)}</Text>
              {date.note === null ? null : (
                <Text size="sm" c="dimmed" mt={2}>
                  {typeset(date.note)}
                </Text>
              )}
            </Timeline.Item>
          );
        })}
      </Timeline>
    </Section>
  );
}
