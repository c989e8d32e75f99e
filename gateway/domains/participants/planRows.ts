import type { Context } from '../../context.ts';
import type { BulkSkipReason } from '../../generated/types.ts';
import type { BulkPlan, Edition, PlannedChange, PlannedRecord, RecordDifference } from '../../graphql/models.ts';
import type { BulkRow, Selections } from '../../lists/lists.ts';
import { placeOf, posterSessionsOf } from '../../lists/places.ts';
import { lacksTitle } from '../../lists/rows.ts';
import { versionOf } from '../../shared/recordVersion.ts';
import type { CallersList } from '../shared/callerList.ts';
import { showLetters } from './letters.ts';
import { type Settings, writesLetter } from './mapping.ts';

/** What a bulk run does to a record: a change of values, numbering of boards, or an undo. */
export type BulkDecision =
  | { outcome: 'CHANGED'; settings: Settings; changes: RecordDifference[] }
  | { outcome: 'UNCHANGED' }
  | { outcome: 'SKIPPED'; reason: BulkSkipReason };

export const skipped = (reason: BulkSkipReason): BulkDecision => ({ outcome: 'SKIPPED', reason });

export const toDecision = (settings: Settings, changes: RecordDifference[]): BulkDecision =>
  changes.length === 0 ? { outcome: 'UNCHANGED' } : { outcome: 'CHANGED', settings, changes };

/** Combines a record and its decision; `more` holds what this kind of run adds to a change. */
export function toPlanned(
  { id, fullName, record }: BulkRow,
  decision: BulkDecision,
  edition: Pick<Edition, 'posterLists' | 'school'>,
  more: Partial<Pick<PlannedChange, 'board' | 'request' | 'writesLetter'>> = {},
): PlannedRecord {
  const { outcome } = decision;
  const about = { id: String(id), fullName, outcome, version: versionOf(record), reason: null, changes: [] };
  if (outcome === 'SKIPPED') return { ...about, reason: decision.reason, change: null };
  if (outcome === 'UNCHANGED') return { ...about, change: null };
  const { settings, changes } = decision;
  const change: PlannedChange = {
    writesLetter: writesLetter(changes),
    email: record.email,
    talkSchedule: settings.talkSchedule,
    talkDay: settings.talkDay,
    place: placeOf(settings, posterSessionsOf(edition)),
    lacksTitle: lacksTitle({ ...record, confirmedType: settings.confirmedType }, edition.school),
    board: null,
    request: null,
    ...more,
  };
  return { ...about, changes, change };
}

const notFound = (id: string): PlannedRecord => ({
  id,
  fullName: '',
  outcome: 'SKIPPED',
  reason: 'NOT_FOUND',
  changes: [],
  version: null,
  change: null,
});

/** Plans the rows of a selection, then the ids that the list does not hold. */
export async function planRows(
  context: Context,
  { list }: CallersList,
  selection: Selections['bulk'],
  plan: (row: BulkRow) => PlannedRecord,
): Promise<PlannedRecord[]> {
  const rows = await context.lists.rowsFor(list, 'bulk', selection);
  const planned: PlannedRecord[] = [];
  for await (const chunk of rows.chunks()) planned.push(...chunk.map(plan));
  const found = new Set(planned.map(({ id }) => id));
  const missing = [...new Set(selection.ids ?? [])].filter((id) => !found.has(id));
  return [...planned, ...missing.map(notFound)];
}

/** The provider's letters of planned changes. */
export const previewChanges =
  (context: Context): BulkPlan['previewLetters'] =>
  (rows) =>
    showLetters({ changes: rows.flatMap(({ change }) => change?.request ?? []) }, context);
