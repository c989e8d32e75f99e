import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { CalendarEvent } from './calendarEvents.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'Europe/Moscow';

/** How often a subscription asks again. */
const refreshSeconds = 3_600;

/** The block that tells other calendars what the zone is; its own name of the zone is left out. */
const zoneBlock = (name: string): string => tzlib_get_ical_block(name)[0] ?? '';

interface CalendarOptions {
  name: string;
  /** The portal's host: it makes the ids unique in the world. */
  host: string;
  /** When the programme was last read: the same until the next start, so that equal calendars are equal bytes. */
  stamp: Date;
  /** Address of the page that an entry opens. */
  pageOf(event: CalendarEvent): string;
}

const inMoscow = (instant: Date | string) => dayjs(instant).tz(zone);

/** Writes entries as an iCalendar file (RFC 5545): CRLF, folded lines, escaped texts, times in Moscow. */
export function writeCalendar(events: CalendarEvent[], { name, host, stamp, pageOf }: CalendarOptions): string {
  const calendar = ical({
    name,
    prodId: { company: 'forum-portal', product: 'programme', language: 'RU' },
    method: ICalCalendarMethod.PUBLISH,
    // A zone of the calendar itself would take the Z from DTSTAMP, which RFC 5545 asks for: each entry names it.
    timezone: { name: null, generator: zoneBlock },
    ttl: refreshSeconds,
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.id}@${host}`,
      stamp: dayjs(stamp).utc(),
      start: inMoscow(event.startsAt),
      end: inMoscow(event.endsAt),
      timezone: zone,
      summary: event.title,
      url: pageOf(event),
      ...(event.lines.length === 0 ? {} : { description: event.lines.join('\n') }),
      ...(event.location === null ? {} : { location: event.location }),
    });
  }
  return `${calendar.toString()}\r\n`;
}
