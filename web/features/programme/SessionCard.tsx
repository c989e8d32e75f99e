import { Badge, Button, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { programmeTexts } from '#texts/programme.ts';
import { useAddress, useProgramme } from './context.ts';
import { type Entry, joinParts, type Session } from './model.ts';
import { PlanStar } from './PlanStar.tsx';
import classes from './SessionCard.module.css';
import { SessionLink } from './SessionLink.tsx';
import { TimeChip } from './TimeChip.tsx';

/** 'подробнее' of a session, a link that works before hydration. */
function DetailLink({ entry }: { entry: Entry }) {
  return (
    <Button
      component={Link}
      {...useAddress().linkTo(entry)}
      aria-haspopup="dialog"
      size="xs"
      variant="outline"
      color="red"
    >
      {programmeTexts.details}
      <VisuallyHidden>: {entry.session.title}</VisuallyHidden>
    </Button>
  );
}

const { kinds, section: sectionLabel, running: runningLabel, chair: chairLabel } = programmeTexts;

/** The label above the title: the kind, and the section unless the title names it. */
export function labelOf({ kind, section, title }: Session): string | null {
  if (kind === 'BREAK') return null;
  const label = section === null ? kinds[kind] : sectionLabel(section.code);
  return title.toLowerCase().startsWith(label.toLowerCase()) ? null : label;
}

/** A row of the programme (PRG-01): time, title or speaker, chair, room, and 'подробнее'. */
export const SessionCard = memo(function SessionCard({ session }: { session: Session }) {
  const { timetable, running } = useProgramme();
  const { slug, kind, title, speaker, chair, room, building, detail, link } = session;
  const entry = timetable.bySlug.get(slug);
  const place = joinParts([room, building]);
  const isBreak = kind === 'BREAK';
  const label = labelOf(session);
  return (
    <article
      id={`item-${slug}`}
      tabIndex={-1}
      aria-label={title}
      className={classes.card}
      data-kind={kind}
      data-running={running.has(slug) || undefined}
    >
      <div className={classes.inner}>
        <div className={classes.time}>
          <TimeChip startsAt={session.startsAt} endsAt={session.endsAt} />
          {running.has(slug) ? (
            <Badge color="green" size="sm" tt="none">
              {runningLabel}
            </Badge>
          ) : null}
        </div>
        <div className={classes.body}>
          {label === null ? null : (
            <Text size="xs" fw={600} className={classes.kind}>
              {label}
            </Text>
          )}
          <Title order={3} className={classes.title}>
            {title}
          </Title>
          {speaker === null ? null : <Text size="sm">{speaker}</Text>}
          {chair === null ? null : (
            <Text size="sm" c="dimmed">
              {chairLabel(chair.role, chair.name)}
            </Text>
          )}
          {place === '' ? null : (
            <Text size="sm" c="dimmed" className={classes.place}>
              <IconMapPin size={15} stroke={1.6} aria-hidden />
              {place}
            </Text>
          )}
        </div>
        <div className={classes.actions}>
          {link === null ? null : <SessionLink link={link} size="xs" />}
          {detail === null || entry === undefined ? null : <DetailLink entry={entry} />}
        </div>
        {isBreak ? null : (
          <div className={classes.star}>
            <PlanStar slug={slug} name={title} />
          </div>
        )}
      </div>
    </article>
  );
});
