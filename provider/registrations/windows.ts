import { z } from 'zod';
import type { MeetingsTable } from '../database/tables.ts';
import { toMoscowDay } from '../dates.ts';
import { rejected } from '../http/rejections.ts';
import { registrationsTexts } from '../texts/registrations.ts';

/** Why a registration is rejected before and after its window. */
const WORDS = registrationsTexts.windows;

/** A window includes its first instant and excludes its last. */
function requireWindow(
  now: Date,
  { from, to }: { from: Date; to: Date },
  [notYet, over]: readonly [string, string],
): void {
  if (now < from) throw rejected(notYet);
  if (now >= to) throw rejected(over);
}

/** Marks a request from the older variant of the cabinet (CAB-06). */
export const expiredVariant = z.boolean().optional();

/** Selects the windows: of the school, of the forum, or of the forum's older variant. */
interface WindowScope {
  school: boolean;
  variant: boolean | undefined;
}

/** The school has its own window (REG-13), and so has the older variant if the meeting has one (CAB-06, R7). */
function registrationWindow(meeting: MeetingsTable, { school, variant }: WindowScope) {
  if (school) return { from: meeting.school_opens, to: meeting.school_closes };
  const { registration_opens, registration_closes, variant_registration_opens, variant_registration_closes } = meeting;
  return {
    from: (variant && variant_registration_opens) || registration_opens,
    to: (variant && variant_registration_closes) || registration_closes,
  };
}

/** REG-12, REG-13 @throws Rejection outside the window of the forum, of its older cabinet or of the school */
export const requireRegistrationOpen = (meeting: MeetingsTable, scope: WindowScope, now: Date) =>
  requireWindow(now, registrationWindow(meeting, scope), WORDS[scope.school ? 'school' : 'forum']);

/** Whether the person can register again after a cancellation (REG-09). */
export function isRegistrationOpen(meeting: MeetingsTable, scope: WindowScope, now: Date): boolean {
  const { from, to } = registrationWindow(meeting, scope);
  return now >= from && now < to;
}

/** FIL-03, FIL-04 @throws Rejection outside the thesis period, which opens with registration */
export const requireThesisOpen = (meeting: MeetingsTable, variant: boolean | undefined, now: Date) =>
  requireWindow(
    now,
    {
      from: registrationWindow(meeting, { school: false, variant }).from,
      to: (variant && meeting.variant_thesis_closes) || meeting.thesis_closes,
    },
    [registrationsTexts.thesesUpcoming, registrationsTexts.thesesClosed],
  );

/** TOU-02, ruling R7 @throws Rejection after the day of the excursion in Moscow */
export function requireExcursionToCome({ excursion_on }: MeetingsTable, now: Date): void {
  if (excursion_on !== null && toMoscowDay(now) > excursion_on) throw rejected(registrationsTexts.excursionOver);
}

/**
 * REG-06, REG-09, ruling R7 @throws Rejection after the forum's last day in Moscow: a late confirmation or cancellation
 * makes no sense
 */
export function requireForumNotOver({ ends_on }: MeetingsTable, now: Date): void {
  if (toMoscowDay(now) > ends_on) throw rejected(registrationsTexts.forumOver);
}
