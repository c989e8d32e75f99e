import type { Clock } from './clock.ts';
import { dayOf } from './dates.ts';
import type { CabinetKind, UserError, WindowState } from './generated/resolvers.ts';

/** A span of time in which something is allowed; `closesAt` is the first instant after it. */
export interface WindowSpan {
  opensAt: string;
  closesAt: string;
}

/** The windows that a cabinet has. */
interface CabinetWindows {
  registrationWindow: WindowSpan;
  thesesWindow: WindowSpan;
}

/** The windows that decide what is done in a cabinet: the edition's, or those of its older variant (CAB-06, ruling R7). */
export const cabinetWindows = (
  edition: CabinetWindows & { expiredVariant: CabinetWindows | null },
  cabinet: CabinetKind | null | undefined,
): CabinetWindows => (cabinet === 'EXPIRED' ? (edition.expiredVariant ?? edition) : edition);

/** Tells the provider that something is done in the older variant; nothing where it is not. */
export const variantMark = (cabinet: CabinetKind | null | undefined) =>
  cabinet === 'EXPIRED' ? { expired_variant: true } : {};

/** Where the service's clock stands to a window. */
export function windowState(span: WindowSpan, clock: Clock): WindowState {
  const now = clock.now().getTime();
  if (now < Date.parse(span.opensAt)) return 'UPCOMING';
  return now < Date.parse(span.closesAt) ? 'OPEN' : 'CLOSED';
}

/** Whether the day of the excursion has passed in Moscow; false where there is none (TOU-02). */
export const excursionIsOver = ({ excursionOn }: { excursionOn: string | null }, clock: Clock): boolean =>
  excursionOn !== null && dayOf(clock.now()) > excursionOn;

/** The refusal of an action whose window is not open; none while it is (R5, R7, REG-12). */
export function windowErrors(
  span: WindowSpan,
  clock: Clock,
  messages: { upcoming: string; closed: string },
): UserError[] {
  const state = windowState(span, clock);
  if (state === 'OPEN') return [];
  return [{ code: 'WINDOW_CLOSED', message: state === 'UPCOMING' ? messages.upcoming : messages.closed, field: null }];
}
