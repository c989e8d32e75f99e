import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { CalendarEvent } from './calendarEvents.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'Europe/Moscow';

const refreshSeconds = 3_600;

/** The VTIMEZONE block alone, without the library's name of the zone. */
const zoneBlock = (name: string): string => tzlib_get_ical_block(name)[0] ?? '';

interface CalendarOptions {
  name: string;
  host: string;
  /** Fixed at start, so that equal calendars are equal bytes. */
  stamp: Date;
  pageOf(event: CalendarEvent): string;
}

const inMoscow = (instant: Date | string) => dayjs(instant).tz(zone);

export function writeCalendar(events: CalendarEvent[], { name, host, stamp, pageOf }: CalendarOptions): string {
  const calendar = ical({
    name,
    prodId: { company: 'forum-portal', product: 'programme', language: 'RU' },
    method: ICalCalendarMethod.PUBLISH,
    // A zone for the complete calendar would remove the Z of DTSTAMP, which RFC 5545 requires, so each entry names its zone.
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
