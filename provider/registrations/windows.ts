import type { MeetingsTable } from '../database/tables.ts';
import { refused } from '../http/refusals.ts';

const NOT_YET = 'Регистрация на форум еще не открыта';
const OVER = 'Регистрация уже завершена';

/** A window holds its first instant and not its last. */
function requireWindow(now: Date, from: Date, to: Date, notYet = NOT_YET, over = OVER): void {
  if (now < from) throw refused(notYet);
  if (now >= to) throw refused(over);
}

/** REG-12 @throws Refusal outside the registration window */
export const requireRegistrationOpen = (meeting: MeetingsTable, now: Date) =>
  requireWindow(now, meeting.registration_opens, meeting.registration_closes);

/** REG-13 @throws Refusal outside the school's own window */
export const requireSchoolOpen = (meeting: MeetingsTable, now: Date) =>
  requireWindow(now, meeting.school_opens, meeting.school_closes);

/** FIL-03, FIL-04 @throws Refusal outside the thesis period */
export const requireThesisOpen = (meeting: MeetingsTable, now: Date) =>
  requireWindow(
    now,
    meeting.registration_opens,
    meeting.thesis_closes,
    'Приём тезисов еще не открыт',
    'Приём тезисов уже завершён',
  );
