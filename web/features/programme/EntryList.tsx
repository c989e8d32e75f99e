import { Highlight, Stack, Text, Title } from '@mantine/core';
import { programmeTexts } from '#texts/programme.ts';
import { programmePartTexts } from '#texts/programmeParts.ts';
import { focusBefore } from '../../ui/focus/focusBefore.ts';
import { EntryLink } from './EntryLink.tsx';
import classes from './EntryRow.module.css';
import { type Entry, joinParts, nameOf, peopleOf, timesOf } from './model.ts';
import { PlanStar } from './PlanStar.tsx';
import { TimeChip } from './TimeChip.tsx';

interface EntryRowProps {
  entry: Entry;
  /** Words to mark. */
  words: string[];
  /** Other entries of the plan at the same time. */
  conflicts: readonly Entry[];
  /** Whether its star removes it from the list. */
  isOwnPlan: boolean;
}

/** A session or a talk in search results or in the plan; its name opens its dialog. */
function EntryRow({ entry, words, conflicts, isOwnPlan }: EntryRowProps) {
  const { session, talk } = entry;
  const name = nameOf(entry);
  const who =
    talk === null
      ? joinParts([session.speaker, session.chair && programmeTexts.chair(session.chair.role, session.chair.name)])
      : peopleOf(talk.title === null ? { ...talk, speaker: null } : talk);
  const where = joinParts([talk === null ? null : session.title, session.room, session.building]);
  return (
    <li className={classes.row}>
      <div className={classes.time}>
        <TimeChip {...timesOf(entry)} />
      </div>
      <div className={classes.body}>
        <EntryLink entry={entry} fw={600} className={classes.name}>
          <Highlight component="span" highlight={words} inherit>
            {name}
          </Highlight>
        </EntryLink>
        {who === '' ? null : (
          <Highlight size="sm" highlight={words}>
            {who}
          </Highlight>
        )}
        {where === '' ? null : (
          <Highlight size="sm" c="dimmed" highlight={words}>
            {where}
          </Highlight>
        )}
        {conflicts.length > 0 ? (
          <Text size="sm" c="red" fw={500}>
            {programmePartTexts.plan.conflict(conflicts.map(nameOf).join('; '))}
          </Text>
        ) : null}
      </div>
      <div className={classes.star}>
        <PlanStar
          slug={entry.slug}
          name={name}
          onRemove={isOwnPlan ? (star) => focusBefore(star.closest('li')) : undefined}
        />
      </div>
    </li>
  );
}

interface EntryListProps {
  entries: readonly Entry[];
  words?: string[];
  conflicts?: ReadonlyMap<string, Entry[]>;
  isOwnPlan?: boolean;
}

const plainList = { margin: 0, padding: 0, listStyle: 'none' };

/** Sessions and talks by day. */
export function EntryList({ entries, words = [], conflicts, isOwnPlan = false }: EntryListProps) {
  const days = [...new Set(entries.map(({ day }) => day))];
  return (
    <Stack gap="lg">
      {days.map((day) => (
        <section key={day.slug} aria-label={day.label}>
          <Title order={3} mb="xs">
            {day.label}
          </Title>
          <ul style={plainList}>
            {entries
              .filter((entry) => entry.day === day)
              .map((entry) => (
                <EntryRow
                  key={entry.slug}
                  conflicts={conflicts?.get(entry.slug) ?? []}
                  {...{ entry, words, isOwnPlan }}
                />
              ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
