import type { RecordDifference } from '../../graphql/models.ts';
import { shortHash } from '../../lib/shortHash.ts';
import type { Schemas } from '../../provider/contract.ts';
import type { FieldsOf } from '../../provider/requests.ts';
import type { BulkRecord } from './list/lists.ts';

/** What a moderator sets in a record, by the provider's names; null is empty. */
export interface Settings {
  confirm_type: Schemas['Format'];
  section_confirm_id: number | null;
  org_comment: string | null;
  speak_day: number | null;
  speak_slot: number | null;
  speak_track: number | null;
}

export const changeFields = {
  id: ['registrationId'],
  new_user_type: ['format'],
  new_section: ['sectionId'],
  new_org_comment: ['talkSchedule'],
  new_speak_day: ['talkDay'],
  new_speak_slot: ['talkSlot'],
  new_speak_track: ['talkTrack'],
} satisfies FieldsOf<Schemas['ParticipationChange']>;

/** The expected version as the provider numbers it, which compares it then; null if the gateway has to compare. */
export const providersVersion = ({ version }: BulkRecord, expected: string): number | null =>
  version !== null && /^\d{1,15}$/.test(expected) ? Number(expected) : null;

/** The record's present settings; 0 and an empty text mean null. */
export const settingsOf = (record: BulkRecord) => ({
  confirm_type: record.confirm_type || null,
  section_confirm_id: record.section_confirm_id || null,
  org_comment: record.org_comment || null,
  speak_day: record.speak_day || null,
  speak_slot: record.speak_slot || null,
  speak_track: record.speak_track || null,
});

/** Identifies the state of a record: the provider's version, else a hash of the settings. */
export const versionOf = (record: BulkRecord): string =>
  record.version === null
    ? `h${shortHash(JSON.stringify([settingsOf(record), record.is_confirm]))}`
    : String(record.version);

const textOf = (value: string | number | null) => (value === null ? null : String(value));

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
  'confirm_type',
  'section_confirm_id',
  'org_comment',
]);

export const writesLetter = (changes: readonly RecordDifference[]): boolean =>
  changes.some(({ field }) => mailedSettings.has(field));
