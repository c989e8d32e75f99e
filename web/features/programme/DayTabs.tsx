import { Anchor, Badge, Group, Tabs, Text, Title } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { programmeTexts } from '../../texts/ru/programme.ts';
import { useProgramme } from './context.ts';
import { DaySchedule } from './DaySchedule.tsx';
import classes from './DayTabs.module.css';
import type { Day } from './model.ts';
import { isChosen, isNarrowed } from './search.ts';

/** The days, each on a tab, the first one at start (PRG-01); an address may name another. */
export function DayTabs() {
  const { timetable, address } = useProgramme();
  const { days } = timetable.programme;
  const first = days[0]?.slug ?? null;
  const active = days.some(({ slug }) => slug === address.day) ? address.day : first;
  const narrowed = isNarrowed(address.filter);
  const chosenOf = (day: Day) => day.items.filter((session) => isChosen({ session }, address.filter));
  return (
    <Tabs
      value={active}
      onChange={(slug) => address.change({ day: slug === first ? null : slug })}
      keepMountedMode="display-none"
      variant="pills"
      radius="md"
    >
      <Tabs.List aria-label={programmeTexts.days} className={classes.list}>
        {days.map((day) => (
          <Tabs.Tab
            key={day.slug}
            value={day.slug}
            className={classes.tab ?? ''}
            rightSection={
              narrowed ? (
                <Badge size="sm" circle variant={day.slug === active ? 'white' : 'default'}>
                  {chosenOf(day).length}
                </Badge>
              ) : undefined
            }
          >
            {day.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {days.map((day) => {
        const sessions = chosenOf(day);
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
              <Anchor href={day.calendarPath} download size="sm" className={classes.calendarLink}>
                <IconCalendarDown size={18} stroke={1.6} aria-hidden />
                {programmeTexts.calendar.day}
              </Anchor>
            </Group>
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}
