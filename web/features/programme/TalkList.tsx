import { ActionIcon, Button, Skeleton, Text, Title } from '@mantine/core';
import { IconCalendarDown, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { programmePartTexts } from '#texts/programmeParts.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { typeset } from '../../lib/typography.ts';
import { LoadFailure } from '../../ui/page/LoadFailure.tsx';
import { useProgramme } from './context.ts';
import { EntryLink } from './EntryLink.tsx';
import type { Entry, Talk } from './model.ts';
import { PlanStar } from './PlanStar.tsx';
import { useTalkAbstractsQuery } from './TalkAbstracts.generated.ts';
import classes from './TalkList.module.css';
import { TimeChip } from './TimeChip.tsx';

/** The published abstract of a talk; those of a year load together, once. */
function Abstract({ year, slug }: { year: number; slug: string }) {
  const { data, error, refetch } = useTalkAbstractsQuery({ variables: { year }, notifyOnNetworkStatusChange: true });
  const abstract = data?.edition?.talkTheses.find(({ talk }) => talk.slug === slug);
  if (abstract !== undefined) {
    return <Text className={classes.abstract}>{abstract.text.split('\n').map(typeset).join('\n')}</Text>;
  }
  if (error === undefined) return <Skeleton height={96} aria-busy="true" />;
  return <LoadFailure error={error} subject={programmePartTexts.abstract} onRetry={refetch} />;
}

interface TalkListProps {
  /** What the dialog was opened for. */
  entry: Entry;
  talks: readonly Talk[];
}

function TalkRow({ talk, isOpened }: { talk: Talk; isOpened: boolean }) {
  const { timetable } = useProgramme();
  const [isRead, setRead] = useState(false);
  const abstractId = useId();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpened) row.current?.scrollIntoView({ block: 'center' });
  }, [isOpened]);
  const { slug, startsAt, endsAt, speaker, affiliation, notes, title, hasThesis, calendarUrl } = talk;
  const name = title ?? speaker ?? '';
  const entry = timetable.bySlug.get(slug);
  return (
    <li ref={row} className={classes.row} aria-current={isOpened || undefined}>
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
        {title === null ? null : entry === undefined ? (
          <Text mt={4}>{title}</Text>
        ) : (
          <EntryLink entry={entry} display="inline-block" mt={4}>
            {title}
          </EntryLink>
        )}
        {hasThesis ? (
          <>
            <Button
              variant="subtle"
              size="compact-sm"
              display="block"
              mt={4}
              ml={-8}
              aria-expanded={isRead}
              aria-controls={abstractId}
              aria-label={programmePartTexts.abstractOf(name)}
              rightSection={
                isRead ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />
              }
              onClick={() => setRead(!isRead)}
            >
              {programmePartTexts.abstract}
            </Button>
            <div id={abstractId}>{isRead ? <Abstract year={timetable.programme.year} slug={slug} /> : null}</div>
          </>
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

/** Talks of a session: time (optional), speaker, affiliation, title (PRG-06); the linked talk is highlighted. */
export function TalkList({ entry, talks }: TalkListProps) {
  return (
    <section>
      <Title order={3} mb="xs">
        {programmePartTexts.dialog.talks}
      </Title>
      <ul className={classes.list}>
        {talks.map((talk) => (
          <TalkRow key={talk.slug} talk={talk} isOpened={talk === entry.talk} />
        ))}
      </ul>
    </section>
  );
}
