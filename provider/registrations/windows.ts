import type { MeetingsTable } from '../database/tables.ts';
import { toMoscowDay } from '../dates.ts';
import { rejected } from '../http/rejections.ts';
import { registrationsTexts } from '../texts/registrations.ts';

/** Why a registration is rejected before and after its window. */
const WORDS = registrationsTexts.windows;

type Window = { from: Date; to: Date };

/** A window includes its first instant and excludes its last. */
const isOpen = ({ from, to }: Window, now: Date): boolean => now >= from && now < to;

function requireWindow(now: Date, window: Window, [notYet, over]: readonly [string, string]): void {
  if (!isOpen(window, now)) throw rejected(now < window.from ? notYet : over);
}

/** The school has its own window (REG-13). */
const registrationWindow = (meeting: MeetingsTable, school: boolean) =>
  school
    ? { from: meeting.school_opens, to: meeting.school_closes }
    : { from: meeting.registration_opens, to: meeting.registration_closes };

/** REG-12, REG-13 @throws Rejection outside the window of the forum or of the school */
export const requireRegistrationOpen = (meeting: MeetingsTable, school: boolean, now: Date) =>
  requireWindow(now, registrationWindow(meeting, school), WORDS[school ? 'school' : 'forum']);

/** Whether the person can register again after a cancellation (REG-09). */
export const isRegistrationOpen = (meeting: MeetingsTable, school: boolean, now: Date): boolean =>
  isOpen(registrationWindow(meeting, school), now);

/** FIL-03, FIL-04 @throws Rejection outside the thesis period, which opens with registration */
export const requireThesisOpen = ({ registration_opens, thesis_closes }: MeetingsTable, now: Date) =>
  requireWindow(now, { from: registration_opens, to: thesis_closes }, [
    registrationsTexts.thesesUpcoming,
    registrationsTexts.thesesClosed,
  ]);

/** TOU-02, ruling R7 @throws Rejection after the day of the excursion in Moscow */
export function requireExcursionToCome({ excursion_on }: MeetingsTable, now: Date): void {
  if (excursion_on !== null && toMoscowDay(now) > excursion_on) throw rejected(registrationsTexts.excursionOver);
}

/** Whether the forum's last day in Moscow has passed. */
export const isForumOver = ({ ends_on }: MeetingsTable, now: Date): boolean => toMoscowDay(now) > ends_on;

/**
 * REG-06, REG-09, ruling R7 @throws Rejection after the forum's last day in Moscow, because a later confirmation or
 * cancellation makes no sense
 */
export function requireForumNotOver(meeting: MeetingsTable, now: Date): void {
  if (isForumOver(meeting, now)) throw rejected(registrationsTexts.forumOver);
}
