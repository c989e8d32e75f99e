import { Button } from '@mantine/core';
import { IconCalendarDown, IconStar, IconStarFilled } from '@tabler/icons-react';
import { ownPath } from '../../lib/ownPath.ts';
import { usePlanned } from './planStore.ts';

interface PlanAndCalendarProps {
  year: number;
  /** Slug of the session or talk that the plan remembers. */
  slug: string;
  calendarUrl: string;
  texts: { plan: string; calendar: string };
}

/** Two buttons: one puts a session or talk into the visitor's plan, one downloads it for a calendar. */
export function PlanAndCalendar({ year, slug, calendarUrl, texts }: PlanAndCalendarProps) {
  const [isPlanned, togglePlanned] = usePlanned(year, slug);
  return (
    <>
      <Button
        size="sm"
        variant={isPlanned ? 'light' : 'default'}
        aria-pressed={isPlanned}
        leftSection={
          isPlanned ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} stroke={1.6} aria-hidden />
        }
        onClick={togglePlanned}
      >
        {texts.plan}
      </Button>
      <Button
        component="a"
        href={ownPath(calendarUrl)}
        download
        size="sm"
        variant="default"
        leftSection={<IconCalendarDown size={18} stroke={1.6} aria-hidden />}
      >
        {texts.calendar}
      </Button>
    </>
  );
}
