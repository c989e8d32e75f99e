/** The values of a bulk change: each field only if it is ticked. */
import type { BulkChange, FormatChoice, RecordField } from '../../../generated/types.ts';

export interface BulkValues {
  /** Which fields are ticked. */
  set: { format: boolean; section: boolean; schedule: boolean; day: boolean; track: boolean; slot: boolean };
  format: FormatChoice;
  sectionId: string;
  talkSchedule: string;
  talkDay: number | '';
  talkTrack: number | '';
  talkSlot: number | '';
}

export const emptyBulk: BulkValues = {
  set: { format: false, section: false, schedule: false, day: false, track: false, slot: false },
  format: 'SPEAKER',
  sectionId: '',
  talkSchedule: '',
  talkDay: '',
  talkTrack: '',
  talkSlot: '',
};

const numberOf = (value: number | '') => (value === '' ? null : value);

/** The change to send: a ticked field without a value is cleared. Null if no field is ticked. */
export function bulkChange({ set, format, sectionId, talkSchedule, ...place }: BulkValues): BulkChange | null {
  const change: BulkChange = {
    ...(set.format ? { confirmedFormat: format } : {}),
    ...(set.section ? { confirmedSectionId: sectionId || null } : {}),
    ...(set.schedule ? { talkSchedule: talkSchedule.trim() || null } : {}),
    ...(set.day ? { talkDay: numberOf(place.talkDay) } : {}),
    ...(set.track ? { talkTrack: numberOf(place.talkTrack) } : {}),
    ...(set.slot ? { talkSlot: numberOf(place.talkSlot) } : {}),
  };
  return Object.keys(change).length === 0 ? null : change;
}

const fieldOf = {
  section: 'confirmedSectionId',
  schedule: 'talkSchedule',
  day: 'talkDay',
  track: 'talkTrack',
  slot: 'talkSlot',
} as const satisfies Partial<Record<keyof BulkValues['set'], keyof BulkChange>>;

export type ClearedField = keyof typeof fieldOf;

/** The same fields as rows of a plan name them. */
const recordFieldOf = {
  section: 'CONFIRMED_SECTION',
  schedule: 'TALK_SCHEDULE',
  day: 'TALK_DAY',
  track: 'TALK_TRACK',
  slot: 'TALK_SLOT',
} as const satisfies Record<ClearedField, RecordField>;

/** Columns that a project's list does not have: a change there does not touch them. */
const placeFields: ReadonlySet<ClearedField> = new Set<ClearedField>(['day', 'track', 'slot']);

interface PlannedRows {
  rows?: readonly { changes: readonly { field: RecordField; after: unknown }[] }[] | undefined;
  totalCount: number;
}

/**
 * The fields that the records of a plan lose, as the form names them. If the plan has unread rows: all that the change clears
 * where there is a value. A listener has none of them.
 */
export function clearedFields(
  change: BulkChange,
  project: string | null,
  { rows = [], totalCount }: PlannedRows,
): ClearedField[] {
  const possible = (Object.keys(fieldOf) as ClearedField[]).filter(
    (name) =>
      change[fieldOf[name]] === null ||
      (change.confirmedFormat === 'LISTENER' && (project === null || !placeFields.has(name))),
  );
  if (rows.length < totalCount) return possible;
  const lost = new Set(
    rows.flatMap(({ changes }) => changes.filter(({ after }) => after === null)).map(({ field }) => field),
  );
  return possible.filter((name) => lost.has(recordFieldOf[name]));
}
