import type { RecordDifference } from '../../graphql/models.ts';
import { shortHash } from '../../http/precompressed.ts';
import type { Schemas } from '../../provider/contract.ts';
import type { FieldsOf } from '../../provider/requests.ts';
import { formatCodes } from '../shared/registrationFields.ts';
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

/** A listener has no section, date, day, slot and track (LST-04). */
export const listenerSettings: Settings = {
  confirm_type: formatCodes.LISTENER,
  section_confirm_id: null,
  org_comment: null,
  speak_day: null,
  speak_slot: null,
  speak_track: null,
};

/** A project's list has no day, slot and track and does not send them (LST-07). */
export function toParticipationChange(
  id: number,
  settings: Settings,
  { withoutPlace, version }: { withoutPlace: boolean; version: string | null },
): Schemas['ParticipationChange'] {
  const place = {
    new_speak_day: settings.speak_day,
    new_speak_slot: settings.speak_slot,
    new_speak_track: settings.speak_track,
  };
  return {
    id,
    new_user_type: settings.confirm_type,
    new_section: settings.section_confirm_id,
    new_org_comment: settings.org_comment ?? '',
    ...(withoutPlace ? {} : place),
    ...(version !== null && isProviders(version) ? { expected_version: Number(version) } : {}),
  };
}

export const changeFields = {
  id: ['participationId'],
  new_user_type: ['format'],
  new_section: ['sectionId'],
  new_org_comment: ['talkSchedule'],
  new_speak_day: ['talkDay'],
  new_speak_slot: ['talkSlot'],
  new_speak_track: ['talkTrack'],
} satisfies FieldsOf<Schemas['ParticipationChange']>;

/** Whether the version comes from the provider, which then compares it. */
export const isProviders = (version: string): boolean => /^\d{1,15}$/.test(version);

/** The record's present settings; 0 and an empty text mean null. */
const settingsOf = (record: BulkRecord) => ({
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

export function sentSettings(settings: Settings, withoutPlace: boolean): Partial<Settings> {
  if (!withoutPlace) return settings;
  const { speak_day: _, speak_slot: __, speak_track: ___, ...sent } = settings;
  return sent;
}
