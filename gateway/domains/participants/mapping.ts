import type { ParticipationFormat } from '../../generated/resolvers.ts';
import type { RecordDifference } from '../../graphql/models.ts';
import { shortHash } from '../../http/precompressed.ts';
import type { Schemas } from '../../provider/contract.ts';
import type { BulkRecord } from './list/lists.ts';

/** Formats that can be set. */
export type KnownFormat = Exclude<ParticipationFormat, 'UNRECOGNIZED'>;

const codes = { LISTENER: 1, SPEAKER: 2, POSTER: 3 } as const;
export const LISTENER = codes.LISTENER;

/** Code of a format. */
export const formatCode = (format: KnownFormat): Schemas['Format'] => codes[format];

/** A format that can be set. */
export const isKnown = (format: ParticipationFormat): format is KnownFormat => format !== 'UNRECOGNIZED';

/** All that a moderator sets in a record, in the provider's words; null where it is empty. */
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
  confirm_type: LISTENER,
  section_confirm_id: null,
  org_comment: null,
  speak_day: null,
  speak_slot: null,
  speak_track: null,
};

/** A change as the provider takes it. A project's list knows no day, slot and track and does not send them (LST-07). */
export function toParticipationChange(
  id: number,
  settings: Settings,
  { withoutPlace, version }: { withoutPlace: boolean; version: string | null },
): Schemas['ParticipationChange'] {
  const place = {
    new_speak_day: settings.speak_day ?? '',
    new_speak_slot: settings.speak_slot ?? '',
    new_speak_track: settings.speak_track ?? '',
  } as const;
  return {
    id,
    new_user_type: settings.confirm_type,
    new_section: settings.section_confirm_id ?? '',
    new_org_comment: settings.org_comment ?? '',
    ...(withoutPlace ? {} : place),
    ...(version !== null && isProviders(version) ? { expected_version: Number(version) } : {}),
  };
}

/** Where the provider's refusals of a change belong. */
export const changeFields = {
  id: ['participationId'],
  new_user_type: ['format'],
  new_section: ['sectionId'],
  new_org_comment: ['talkSchedule'],
  new_speak_day: ['talkDay'],
  new_speak_slot: ['talkSlot'],
  new_speak_track: ['talkTrack'],
};

/** Whether a version is the provider's own, which it compares itself. */
export const isProviders = (version: string): boolean => /^\d{1,15}$/.test(version);

/** What moderators set in a record now; 0 and an empty text are none. */
const settingsOf = (record: BulkRecord) => ({
  confirm_type: record.confirm_type || null,
  section_confirm_id: record.section_confirm_id || null,
  org_comment: record.org_comment || null,
  speak_day: record.speak_day || null,
  speak_slot: record.speak_slot || null,
  speak_track: record.speak_track || null,
});

/** Names the state of a record: the provider's version, or where it has none a mark of what moderators set. */
export const versionOf = (record: BulkRecord): string =>
  record.version === undefined
    ? `h${shortHash(JSON.stringify([settingsOf(record), record.is_confirm]))}`
    : String(record.version);

const textOf = (value: string | number | null) => (value === null ? null : String(value));

/** The settings in which a record differs from what is wished, each with the record's value and the wished one. */
export function differences(record: BulkRecord, wished: Partial<Settings>): RecordDifference[] {
  const now = settingsOf(record);
  return (Object.keys(now) as (keyof Settings)[])
    .filter((field) => field in wished)
    .map((field) => ({ field, before: textOf(now[field]), after: textOf(wished[field] ?? null) }))
    .filter(({ before, after }) => before !== after);
}

/** What the provider's letter about a change tells; giving out days, slots and tracks mails nobody (REG-05). */
const told: ReadonlySet<string> = new Set<keyof Settings>(['confirm_type', 'section_confirm_id', 'org_comment']);

/** Whether a person gets a letter about these changes. */
export const writesLetter = (changes: readonly RecordDifference[]): boolean =>
  changes.some(({ field }) => told.has(field));

/** The settings that a change sends. */
export function sentSettings(settings: Settings, withoutPlace: boolean): Partial<Settings> {
  if (!withoutPlace) return settings;
  const { speak_day: _, speak_slot: __, speak_track: ___, ...sent } = settings;
  return sent;
}
