import { Highlight, Text } from '@mantine/core';
import { programmeTexts } from '../../texts/ru/programme.ts';
import { EntryLink } from './EntryLink.tsx';
import classes from './EntryRow.module.css';
import { type Entry, nameOf } from './model.ts';
import { PlanStar } from './PlanStar.tsx';
import { TimeChip } from './TimeChip.tsx';

interface EntryRowProps {
  entry: Entry;
  /** Words to mark. */
  words?: string[];
  /** What else of the plan has the same time. */
  conflicts?: readonly Entry[];
}

const present = (parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** A session or a talk in search results or in the plan; its name opens its dialog. */
export function EntryRow({ entry, words = [], conflicts = [] }: EntryRowProps) {
  const { session, talk, isTimed } = entry;
  const name = nameOf(entry);
  const who =
    talk === null
      ? present([session.speaker, session.chair && programmeTexts.chair(session.chair.role, session.chair.name)])
      : present([talk.title === null ? null : talk.speaker, talk.affiliation, ...talk.notes]);
  const where = present([talk === null ? null : session.title, session.room, session.building]);
  return (
    <li className={classes.row}>
      <div className={classes.time}>
        {talk !== null && isTimed && talk.startsAt !== null ? (
          <TimeChip startsAt={talk.startsAt} endsAt={talk.endsAt} />
        ) : (
          <TimeChip startsAt={session.startsAt} endsAt={session.endsAt} />
        )}
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
            {programmeTexts.plan.conflict(conflicts.map(nameOf).join('; '))}
          </Text>
        ) : null}
      </div>
      <div className={classes.star}>
        <PlanStar slug={entry.slug} name={name} />
      </div>
    </li>
  );
}
