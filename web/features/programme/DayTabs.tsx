import { Anchor, Badge, Group, Tabs, Text, Title } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { memo, type ReactNode, useMemo } from 'react';
import { programmeTexts } from '#texts/programme.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { useAddress, useProgramme } from './context.ts';
import { DaySchedule } from './DaySchedule.tsx';
import classes from './DayTabs.module.css';
import { isChosen, isNarrowed } from './search.ts';

/** A day's label; phones hide the weekday in brackets to keep the days in one row. */
function DayLabel({ children: label }: { children: string }) {
  const [, day = label, weekday = ''] = /^(.+?)(\s*\(.+\))$/.exec(label) ?? [];
  return (
    <>
      {day}
      <span className={classes.weekday}>{weekday}</span>
    </>
  );
}

/** One tab for each day, the first one selected (PRG-01) unless the address names another. `now` is shown next to the tabs. */
export const DayTabs = memo(function DayTabs({ now }: { now: ReactNode }) {
  const { timetable } = useProgramme();
  const address = useAddress();
  const { filter } = address;
  const { days } = timetable.programme;
  const first = days[0]?.slug ?? null;
  const active = days.some(({ slug }) => slug === address.day) ? address.day : first;
  const narrowed = isNarrowed(filter);
  // Depends only on the filters: other changes of the address must not render the lists again.
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
      <div className={classes.bar}>
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
              <DayLabel>{day.label}</DayLabel>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {now}
      </div>
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
