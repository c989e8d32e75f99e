import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { talkTexts as texts } from '#texts/talk.ts';
import { formatDay } from '../../lib/dates.ts';
import { sessionPath, talkPath } from '../../lib/editionPaths.ts';
import { typeset } from '../../lib/typography.ts';
import { CopyLink } from './CopyLink.tsx';
import { joinParts, type Session, type Talk } from './model.ts';
import { PlanAndCalendar } from './PlanAndCalendar.tsx';
import classes from './TalkView.module.css';
import { TimeChip } from './TimeChip.tsx';

interface TalkViewProps {
  year: number;
  /** Address of the programme. */
  base: string;
  session: Session;
  talk: Talk;
  /** Null while it loads, and for a talk without an abstract. */
  abstract: string | null;
}

function Neighbour({ label, talk, base }: { label: string; talk: Talk; base: string }) {
  return (
    <li>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Anchor component={Link} to={talkPath(base, talk.slug)}>
        {talk.title}
      </Anchor>
      {talk.speaker === null ? null : <Text size="sm">{talk.speaker}</Text>}
    </li>
  );
}

function TalkActions({ year, talk, session }: Pick<TalkViewProps, 'year' | 'talk' | 'session'>) {
  return (
    <Group gap="xs" data-needs-scripts>
      <PlanAndCalendar
        year={year}
        slug={talk.slug}
        calendarUrl={talk.calendarUrl ?? session.calendarUrl}
        texts={{ plan: texts.add, calendar: texts.toCalendar }}
      />
      <CopyLink
        address={typeof window === 'undefined' ? '' : window.location.href}
        label={texts.copyLink}
        copiedLabel={texts.copied}
      />
    </Group>
  );
}

/** A talk: speaker, time and place, abstract, and links to the previous and the next talk. */
export function TalkView({ year, base, session, talk, abstract }: TalkViewProps) {
  const { startsAt, endsAt } = talk.startsAt === null ? session : talk;
  const talks = session.detail?.talks.filter(({ title }) => title !== null) ?? [];
  const at = talks.findIndex(({ slug }) => slug === talk.slug);
  const [previous, next] = [talks[at - 1], talks[at + 1]];
  const place = joinParts([session.room, session.building]);
  return (
    <>
      <Paper>
        <Stack gap="lg">
          <div>
            {talk.speaker === null ? null : (
              <Text fw={600} size="lg">
                {talk.speaker}
              </Text>
            )}
            {[talk.affiliation, ...talk.notes].map((line) =>
              line === null ? null : (
                <Text key={line} c="dimmed">
                  {line}
                </Text>
              ),
            )}
          </div>
          <dl className={classes.facts} aria-label={texts.facts}>
            <dt>{texts.when}</dt>
            <dd>
              <Group gap="xs">
                {formatDay(startsAt ?? session.startsAt)}
                <TimeChip startsAt={startsAt ?? session.startsAt} endsAt={endsAt} />
              </Group>
            </dd>
            {place === '' ? null : (
              <>
                <dt>{texts.where}</dt>
                <dd>{place}</dd>
              </>
            )}
            <dt>{texts.session}</dt>
            <dd>
              <Anchor component={Link} to={sessionPath(base, session.slug)}>
                {session.title}
              </Anchor>
            </dd>
          </dl>
          <TalkActions year={year} talk={talk} session={session} />
        </Stack>
      </Paper>
      <section>
        <Title order={2} size="h3" mb="xs">
          {texts.abstract}
        </Title>
        {talk.hasThesis ? (
          <Text className={classes.abstract}>{abstract?.split('\n').map(typeset).join('\n')}</Text>
        ) : (
          <Text c="dimmed">{texts.noAbstract}</Text>
        )}
      </section>
      {previous === undefined && next === undefined ? null : (
        <section>
          <Title order={2} size="h3" mb="xs">
            {texts.neighbours}
          </Title>
          <ul className={classes.neighbours}>
            {previous === undefined ? null : <Neighbour label={texts.previous} talk={previous} base={base} />}
            {next === undefined ? null : <Neighbour label={texts.next} talk={next} base={base} />}
          </ul>
        </section>
      )}
    </>
  );
}
