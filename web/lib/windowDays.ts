/** Days of a window in words, in Moscow time. A window closes at an instant; the page names its last day. */
import { formatDate, formatDay, moscowDay } from './dates.ts';

/** The last day on which a window is open: for a closing at midnight of 2 October, «1 октября 2025». */
export function lastDay(closesAt: string): string {
  return formatDay(new Date(Date.parse(closesAt) - 1).toISOString());
}

/** The first day on which a window is closed, as `02.10.2025` (REG-09). */
export function closedFrom(closesAt: string): string {
  return formatDate(moscowDay(closesAt));
}

/** A calendar day without time → «21 октября 2025». */
export function dayInWords(day: string): string {
  return formatDay(`${day}T12:00:00+03:00`);
}
