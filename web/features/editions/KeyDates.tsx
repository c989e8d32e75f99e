import { Text } from '@mantine/core';
import { homeTexts as texts } from '#texts/home.ts';
import { plural } from '#texts/plural.ts';
import { formatDayRange } from '../../lib/dates.ts';
import { typeset } from '../../lib/typography.ts';
import { dayInWords } from '../../lib/windowDays.ts';
import { nextSpan, spanState } from '../../lib/windowState.ts';
import { Section } from '../../ui/page/Section.tsx';
import { useServiceClock } from '../../ui/service/useServiceClock.ts';
import type { KeyDates_EditionFragment } from './KeyDates.generated.ts';
import classes from './KeyDates.module.css';

type KeyDate = KeyDates_EditionFragment['keyDates'][number];

const DAY = 86_400_000;

/**
 * The label of a date; only the next future date has a countdown. It counts calendar days: at any hour, tomorrow is one day
 * ahead.
 */
function mark(date: KeyDate, next: KeyDate | undefined, now: number): string | null {
  const state = spanState(date.startsAt, date.endsAt, now);
  if (state === 'CLOSED') return texts.passed;
  if (state === 'OPEN') return texts.today;
  if (date.key !== next?.key) return null;
  const days = Math.ceil((Date.parse(date.startsAt) - now) / DAY);
  return days === 1 ? texts.tomorrow : texts.next(plural(days, 'день', 'дня', 'дней'));
}

/** The key dates with their meaning, as a timeline that marks today by the service's clock (PUB-01, ruling R7). */
export function KeyDates({ edition: { keyDates } }: { edition: KeyDates_EditionFragment }) {
  const { now } = useServiceClock();
  const next = now === null ? undefined : nextSpan(keyDates, now);
  return (
    <Section title={texts.keyDates}>
      <ol className={classes.line}>
        {keyDates.map((date) => {
          const label = now === null ? null : mark(date, next, now);
          const isOver = label === texts.passed;
          return (
            <li
              key={date.key}
              className={classes.item}
              data-begun={now !== null && now >= Date.parse(date.startsAt)}
              data-over={isOver}
            >
              <p className={classes.date}>
                <time dateTime={date.startsOn}>
                  {date.endsOn === null ? dayInWords(date.startsOn) : formatDayRange(date.startsOn, date.endsOn)}
                </time>
                {label === null ? null : <span className={classes.mark}>{label}</span>}
              </p>
              <Text>{typeset(date.title)}</Text>
              {date.note === null ? null : (
                <Text size="sm" c="dimmed" mt={2}>
                  {typeset(date.note)}
                </Text>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
