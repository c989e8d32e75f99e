import type { MeetingsTable } from '../database/tables.ts';

const DAY_MS = 86_400_000;
const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** The days of a forum as a calendar file. Loads the library for the first letter that needs it. */
export async function forumCalendar(
  { id, title, starts_on, ends_on, place, address }: MeetingsTable,
  publicUrl: string,
): Promise<string> {
  const { default: ical, ICalCalendarMethod } = await import('ical-generator');
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `forum-${id}@${new URL(publicUrl).hostname}`,
    summary: title,
    allDay: true,
    timezone: 'UTC',
    start: atMidnight(starts_on),
    // An all-day event ends on the day after its last one.
    end: new Date(atMidnight(ends_on).getTime() + DAY_MS),
    location: address ?? place,
    url: `${publicUrl}/program`,
  });
  return calendar.toString();
}
