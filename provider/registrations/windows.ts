import type { MeetingsTable } from '../database/tables.ts';
import { toMoscowDay } from '../dates.ts';
import { refused } from '../http/refusals.ts';

const NOT_YET = 'Регистрация на форум еще не открыта';
const OVER = 'Регистрация уже завершена';

/** A window holds its first instant and not its last. */
function requireWindow(now: Date, { from, to }: { from: Date; to: Date }, notYet = NOT_YET, over = OVER): void {
  if (now < from) throw refused(notYet);
  if (now >= to) throw refused(over);
}

/** The school has a window of its own (REG-13). */
const registrationWindow = (meeting: MeetingsTable, school: boolean) =>
  school
    ? { from: meeting.school_opens, to: meeting.school_closes }
    : { from: meeting.registration_opens, to: meeting.registration_closes };

/** REG-12, REG-13 @throws Refusal outside the window of the forum or of the school */
export const requireRegistrationOpen = (meeting: MeetingsTable, school: boolean, now: Date) =>
  requireWindow(now, registrationWindow(meeting, school));

/** Whether a cancelled registration can be made again (REG-09). */
export function isRegistrationOpen(meeting: MeetingsTable, school: boolean, now: Date): boolean {
  const { from, to } = registrationWindow(meeting, school);
  return now >= from && now < to;
}

/** FIL-03, FIL-04 @throws Refusal outside the thesis period */
export const requireThesisOpen = (meeting: MeetingsTable, now: Date) =>
  requireWindow(
    now,
    { from: meeting.registration_opens, to: meeting.thesis_closes },
    'Приём тезисов еще не открыт',
    'Приём тезисов уже завершён',
  );

/** REG-06, ruling R7 @throws Refusal after the forum's last day in Moscow: whoever was not expected cannot be any more */
export function requireForumNotOver({ ends_on }: MeetingsTable, now: Date): void {
  if (toMoscowDay(now) > ends_on) throw refused('Форум уже завершён');
}
