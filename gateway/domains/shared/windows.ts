import type { UserError, WindowState } from '../../generated/types.ts';
import { userError } from '../../graphql/validation.ts';
import type { Clock } from '../../lib/clock.ts';
import { dayOf } from '../../lib/dates.ts';
import type { Extensions } from '../../provider/extensions/knownExtensions.ts';

/** `closesAt` is the first instant after the span. */
export interface WindowSpan {
  opensAt: string;
  closesAt: string;
}

interface Windows {
  registrationWindow: WindowSpan;
  thesesWindow: WindowSpan;
}

export function windowState(span: WindowSpan, clock: Clock): WindowState {
  const now = clock.now().getTime();
  if (now < Date.parse(span.opensAt)) return 'UPCOMING';
  return now < Date.parse(span.closesAt) ? 'OPEN' : 'CLOSED';
}

interface Now {
  edition: Windows & { expiredWindows: Windows | null };
  clock: Clock;
}

/**
 * Whether the window of late registrations applies: the edition's own window has closed and the late one is open (CAB-06,
 * ruling R7). No request names its window.
 */
export function isLate(name: keyof Windows, { edition, clock }: Now): boolean {
  const { expiredWindows: late } = edition;
  return late !== null && windowState(edition[name], clock) === 'CLOSED' && windowState(late[name], clock) === 'OPEN';
}

/** The window that applies now: the edition's, or that of its late registrations. */
export const windowNow = (name: keyof Windows, now: Now): WindowSpan =>
  (isLate(name, now) ? now.edition.expiredWindows : null)?.[name] ?? now.edition[name];

/** The provider's parameter for late registrations; nothing if the provider has no such windows. */
export const lateMark = async (
  name: keyof Windows,
  { extensions, ...now }: Now & { extensions: Pick<Extensions, 'has'> },
): Promise<{ expiredVariant?: boolean }> =>
  isLate(name, now) && (await extensions.has('olderCabinet')) ? { expiredVariant: true } : {};

/** Whether the forum's last day has passed in Moscow at that time. */
export const isForumOver = ({ endsOn }: { endsOn: string }, at: Date | string): boolean => dayOf(at) > endsOn;

/** Whether the tour's day has passed in Moscow; false without a tour (TOU-02). */
export const tourIsOver = ({ excursionOn }: { excursionOn: string | null }, clock: Clock): boolean =>
  excursionOn !== null && dayOf(clock.now()) > excursionOn;

/** Rejects an action outside its window (R5, R7, REG-12). */
export function windowErrors(
  span: WindowSpan,
  clock: Clock,
  messages: { upcoming: string; closed: string },
): UserError[] {
  const state = windowState(span, clock);
  if (state === 'OPEN') return [];
  return [userError('WINDOW_CLOSED', state === 'UPCOMING' ? messages.upcoming : messages.closed)];
}
