import { ActionIcon, Badge, Text, Title } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { programmePartTexts } from '#texts/programmeParts.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { useProgramme } from './context.ts';
import { EntryLink } from './EntryLink.tsx';
import type { Talk } from './model.ts';
import { PlanStar } from './PlanStar.tsx';
import classes from './TalkList.module.css';
import { TimeChip } from './TimeChip.tsx';

function TalkRow({ talk }: { talk: Talk }) {
  const { timetable } = useProgramme();
  const { slug, startsAt, endsAt, speaker, affiliation, notes, title, hasThesis, calendarUrl } = talk;
  const name = title ?? speaker ?? '';
  const entry = timetable.bySlug.get(slug);
  return (
    <li className={classes.row}>
      <div className={classes.time}>{startsAt === null ? null : <TimeChip startsAt={startsAt} endsAt={endsAt} />}</div>
      <div className={classes.body}>
        {speaker === null ? null : <Text fw={600}>{speaker}</Text>}
        {[affiliation, ...notes].map((line) =>
          line === null ? null : (
            <Text key={line} size="sm" c="dimmed">
              {line}
            </Text>
          ),
        )}
        {title === null || entry === undefined ? null : (
          <EntryLink entry={entry} display="inline-block" mt={4}>
            {title}
          </EntryLink>
        )}
        {hasThesis ? (
          <Badge variant="light" size="sm" tt="none" display="block" w="fit-content" mt={6}>
            {programmePartTexts.withAbstract}
          </Badge>
        ) : null}
      </div>
      <div className={classes.actions}>
        {calendarUrl === null ? null : (
          <ActionIcon
            component="a"
            href={ownPath(calendarUrl)}
            download
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={programmePartTexts.calendar.talk(name)}
            title={programmePartTexts.calendar.session}
          >
            <IconCalendarDown size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
        <PlanStar slug={slug} name={name} />
      </div>
    </li>
  );
}

/** Talks of a session: time (optional), speaker, affiliation, and title with a link to the talk's page (PRG-06). */
export function TalkList({ talks }: { talks: readonly Talk[] }) {
  return (
    <section>
      <Title order={3} mb="xs">
        {programmePartTexts.dialog.talks}
      </Title>
      <ul className={classes.list}>
        {talks.map((talk) => (
          <TalkRow key={talk.slug} talk={talk} />
        ))}
      </ul>
    </section>
  );
}
