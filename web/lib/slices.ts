import type { ProviderExtension } from '../generated/types.ts';

/** Parts of the page that only some providers have data for, with the extension that each part needs. */
const needs = {
  verification: 'VERIFICATION',
  ownData: 'ARCHIVE',
  endAllSessions: 'SESSIONS',
  recordHistory: 'HISTORY',
  letterPreviews: 'LETTER_PREVIEWS',
  cancelled: 'CANCELLED',
  publicity: 'PUBLICITY',
  meetingAttendance: 'MEETING_ATTENDANCE',
  accountChanges: 'ACCOUNT_CHANGES',
  verificationLetters: 'VERIFICATION_LETTERS',
} as const satisfies Record<string, ProviderExtension>;

export type Slice = keyof typeof needs;

/** The parts that the page shows with the provider's extensions; empty while these are unknown. */
export const visibleSlices = (extensions: readonly ProviderExtension[] | null): ReadonlySet<Slice> =>
  new Set((Object.keys(needs) as Slice[]).filter((slice) => extensions?.includes(needs[slice])));
