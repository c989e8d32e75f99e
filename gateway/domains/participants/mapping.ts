import type { RecordDifference } from '../../graphql/models.ts';
import type { BulkRecord } from '../../lists/lists.ts';
import type { Schemas } from '../../provider/http/contract.ts';
import type { FieldsOf } from '../../provider/http/requests.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { settingsOf } from '../../shared/recordVersion.ts';

/** The values that a moderator sets in a record, by the provider's names; null is empty. */
export interface Settings {
  confirmedType: Schemas['Format'];
  confirmedSectionId: number | null;
  talkSchedule: string | null;
  talkDay: number | null;
  talkSlot: number | null;
  talkTrack: number | null;
}

export const changeFields = {
  id: ['registrationId'],
  confirmedType: ['confirmedFormat'],
  confirmedSectionId: ['confirmedSectionId'],
  talkSchedule: ['talkSchedule'],
  talkDay: ['talkDay'],
  talkSlot: ['talkSlot'],
  talkTrack: ['talkTrack'],
} satisfies FieldsOf<Body<'ParticipationChange'>>;

/** The expected version as the number that the provider compares; null if the gateway has to compare. */
export const providersVersion = ({ version }: BulkRecord, expected: string): number | null =>
  version !== null && /^\d{1,15}$/.test(expected) ? Number(expected) : null;

export const textOf = (value: string | number | null) => (value === null ? null : String(value));

/** The settings whose present value differs from the requested one. */
export function differences(record: BulkRecord, requested: Partial<Settings>): RecordDifference[] {
  const now = settingsOf(record);
  return (Object.keys(now) as (keyof Settings)[])
    .filter((field) => field in requested)
    .map((field) => ({ field, before: textOf(now[field]), after: textOf(requested[field] ?? null) }))
    .filter(({ before, after }) => before !== after);
}

/** The provider sends a letter only about these settings, not about days, slots and tracks (REG-05). */
const mailedSettings: ReadonlySet<string> = new Set<keyof Settings>([
  'confirmedType',
  'confirmedSectionId',
  'talkSchedule',
]);

export const writesLetter = (changes: readonly RecordDifference[]): boolean =>
  changes.some(({ field }) => mailedSettings.has(field));
