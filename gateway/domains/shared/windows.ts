import type { UserError, WindowSet, WindowState } from '../../generated/types.ts';
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

/** The windows of the edition, or those of its late registrations (CAB-06, ruling R7). */
export const windowsOf = (
  edition: Windows & { expiredWindows: Windows | null },
  set: WindowSet | undefined,
): Windows => (set === 'EXPIRED' ? (edition.expiredWindows ?? edition) : edition);

/** The provider's parameter for the windows of late registrations; nothing where the provider has no such windows. */
export const windowsMark = async (
  set: WindowSet | undefined,
  { extensions }: { extensions: Pick<Extensions, 'has'> },
): Promise<{ expiredVariant?: boolean }> =>
  set === 'EXPIRED' && (await extensions.has('olderCabinet')) ? { expiredVariant: true } : {};

export function windowState(span: WindowSpan, clock: Clock): WindowState {
  const now = clock.now().getTime();
  if (now < Date.parse(span.opensAt)) return 'UPCOMING';
  return now < Date.parse(span.closesAt) ? 'OPEN' : 'CLOSED';
}

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
  return [{ code: 'WINDOW_CLOSED', message: state === 'UPCOMING' ? messages.upcoming : messages.closed, field: null }];
}
