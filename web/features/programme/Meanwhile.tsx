import { Text, Title } from '@mantine/core';
import { programmePartTexts } from '#texts/programmeParts.ts';
import { formatTimes } from '../../lib/dates.ts';
import { EntryLink } from './EntryLink.tsx';
import classes from './Meanwhile.module.css';
import { type Entry, nameOf, parallelSessions, type Timetable } from './model.ts';

/** Parallel sessions, and for a talk the parallel talks. */
export function Meanwhile({ timetable, entry }: { timetable: Timetable; entry: Entry }) {
  const others = parallelSessions(timetable, entry);
  if (others.length === 0) return null;
  return (
    <section>
      <Title order={3} mb="xs">
        {programmePartTexts.dialog.meanwhile}
      </Title>
      <ul className={classes.list}>
        {others.map(({ session, talks }) => (
          <li key={session.slug}>
            <EntryLink entry={session} size="sm">
              {nameOf(session)}
            </EntryLink>
            <Text size="sm" c="dimmed" component="span">
              {' '}
              {formatTimes(session.session.startsAt, session.session.endsAt)}
              {session.session.room === null ? '' : `, ${session.session.room}`}
            </Text>
            {entry.talk === null || talks.length === 0 ? null : (
              <ul className={classes.list}>
                {talks.map((talk) => (
                  <li key={talk.slug}>
                    <EntryLink entry={talk} size="sm">
                      {nameOf(talk)}
                    </EntryLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
