import { Stack, Text, Title } from '@mantine/core';
import { Abstract } from './Abstract.tsx';
import { nameOf, type Programme, toTimetable } from './model.ts';
import classes from './Plain.module.css';
import { TimeChip } from './TimeChip.tsx';

/** The abstract of a talk on a page for readers without scripts: they cannot unfold it in the dialog. */
export function PlainAbstract({ programme, slug }: { programme: Programme; slug: string }) {
  const entry = toTimetable(programme).bySlug.get(slug);
  if (!entry?.talk?.hasAbstract) return null;
  const { talk, session, day } = entry;
  const { speaker, affiliation, notes, startsAt, endsAt } = talk;
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{nameOf(entry)}</Title>
      <Text>{[speaker, affiliation, ...notes].filter(Boolean).join(', ')}</Text>
      <div>
        <TimeChip startsAt={startsAt ?? session.startsAt} endsAt={startsAt === null ? session.endsAt : endsAt} />
      </div>
      <Text size="sm" c="dimmed">
        {[day.label, session.title, session.room].filter(Boolean).join(' · ')}
      </Text>
      <div className={classes.abstract}>
        <Abstract year={programme.year} slug={slug} />
      </div>
    </Stack>
  );
}
