import { Anchor, Badge, Group, Tabs, Text, Title } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { type CSSProperties, memo, useMemo } from 'react';
import { programmeTexts } from '#texts/programme.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { useAddress, useProgramme } from './context.ts';
import dayClasses from './DaySchedule.module.css';
import classes from './DayTabs.module.css';
import { type Block, layOut } from './layout.ts';
import { type Session, spanOf } from './model.ts';
import { SessionCard } from './SessionCard.tsx';
import { isChosen, isNarrowed } from './search.ts';

/** From here on no lane is wide enough to be read, and the list is better. */
const TOO_MANY_LANES = 7;

function placeOf({ lane, lanes, firstLine, lastLine }: Block<Session>['placed'][number]): CSSProperties {
  return { '--column': `${lane} / span ${lanes}`, '--row': `${firstLine} / ${lastLine}` } as CSSProperties;
}

/** Rows as high as their time is long, but hours do not stretch the page as much as minutes do. */
function gridOf({ lanes, minutes }: Block<Session>): CSSProperties {
  const rows = minutes.map((length) => `${Math.sqrt(length).toFixed(2)}fr`).join(' ');
  return { '--lanes': lanes, '--rows': rows } as CSSProperties;
}

function Caption({ children }: { children: string }) {
  return (
    <Text size="xs" c="dimmed" fw={600} className={dayClasses.caption}>
      {children}
    </Text>
  );
}

/** What runs in parallel: side by side where there is room, else one below the other. */
function ScheduleBlock({ block }: { block: Block<Session> }) {
  const isParallel = block.lanes > 1;
  return (
    <div className={dayClasses.block} data-parallel={isParallel || undefined}>
      {isParallel ? (
        <Caption>
          {block.isSimultaneous ? programmeTexts.parallel(block.placed.length) : programmeTexts.partlyParallel}
        </Caption>
      ) : null}
      <ul className={dayClasses.list} data-lanes={Math.min(block.lanes, TOO_MANY_LANES)} style={gridOf(block)}>
        {block.placed.map((placed) => (
          <li key={placed.item.slug} className={dayClasses.cell} style={placeOf(placed)}>
            <SessionCard session={placed.item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A day's sessions: what goes on all day, then the others as they follow each other or run in parallel. */
const DaySchedule = memo(function DaySchedule({ sessions }: { sessions: readonly Session[] }) {
  const { allDay, blocks } = layOut(sessions, spanOf);
  return (
    <div className={dayClasses.day}>
      {allDay.length > 0 ? (
        <div className={dayClasses.block} data-parallel>
          <Caption>{programmeTexts.allDay}</Caption>
          <ul className={dayClasses.list}>
            {allDay.map((session) => (
              <li key={session.slug} className={dayClasses.cell}>
                <SessionCard session={session} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {blocks.map((block) => (
        <ScheduleBlock key={block.placed[0]?.item.slug} block={block} />
      ))}
    </div>
  );
});

/** The days, each on a tab, the first one at start (PRG-01); an address may name another. */
export const DayTabs = memo(function DayTabs() {
  const { timetable } = useProgramme();
  const address = useAddress();
  const { filter } = address;
  const { days } = timetable.programme;
  const first = days[0]?.slug ?? null;
  const active = days.some(({ slug }) => slug === address.day) ? address.day : first;
  const narrowed = isNarrowed(filter);
  // A change of the address that is no filter leaves the lists, and with them what they render, as they are.
  const chosen = useMemo(
    () => days.map(({ items }) => items.filter((session) => isChosen({ session }, filter))),
    [days, filter],
  );
  return (
    <Tabs
      value={active}
      onChange={(slug) => address.change({ day: slug === first ? null : slug })}
      keepMountedMode="display-none"
      variant="pills"
      radius="md"
    >
      <Tabs.List aria-label={programmeTexts.days} className={classes.list}>
        {days.map((day, index) => (
          <Tabs.Tab
            key={day.slug}
            value={day.slug}
            className={classes.tab ?? ''}
            rightSection={
              narrowed ? (
                <Badge size="sm" circle variant={day.slug === active ? 'white' : 'default'}>
                  {chosen[index]?.length}
                </Badge>
              ) : undefined
            }
          >
            {day.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {days.map((day, index) => {
        const sessions = chosen[index] ?? [];
        return (
          <Tabs.Panel key={day.slug} value={day.slug} className={classes.panel}>
            <Title order={2} className={classes.heading}>
              {day.label}
            </Title>
            {sessions.length > 0 ? (
              <DaySchedule sessions={sessions} />
            ) : (
              <Text c="dimmed" p="md">
                {programmeTexts.filter.emptyDay}
              </Text>
            )}
            <Group justify="flex-end" mt="md" className={classes.calendar}>
              <Anchor href={ownPath(day.calendarUrl)} download size="sm" className={classes.calendarLink}>
                <IconCalendarDown size={18} stroke={1.6} aria-hidden />
                {programmeTexts.dayToCalendar}
              </Anchor>
            </Group>
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
});
