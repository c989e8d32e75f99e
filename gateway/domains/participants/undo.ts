import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { BulkUndoInput, UndoBulkRunInput, UndoItemInput } from '../../generated/types.ts';
import type { BulkPlan, Edition, PlannedRecord, RecordDifference } from '../../graphql/models.ts';
import { parseId } from '../../lib/ids.ts';
import { getBatch, listBatches, undoChange } from '../../provider/batches.ts';
import { getParticipation, ParticipationConflict } from '../../provider/participants.ts';
import type * as records from '../../provider/records.ts';
import { afterWrite } from '../../provider/written.ts';
import { formatCodes } from '../shared/registrationFields.ts';
import { applyEach, changedResult, checkRun, type Result, resultOf } from './applyEach.ts';
import { notFound } from './bulk.ts';
import { toConflict } from './change.ts';
import { dictionaryOf } from './history.ts';
import { showLetters } from './letters.ts';
import { moderatorsList } from './list/callerList.ts';
import type { BulkRow } from './list/lists.ts';
import { placeOf, posterSessionsOf } from './list/places.ts';
import { settingsOf, versionOf, writesLetter } from './mapping.ts';
import { toFieldChange } from './values.ts';

type Fields = records.HistoryEntry['fields'];

/** A 0 of the provider means an empty value, as in a record's settings. */
const orNull = (text: string | null) => (text === '0' || text === '' ? null : text);
const textOf = (value: string | number | null) => (value === null ? null : String(value));

/** The first value before and the last one after, where a run changed a record more than once. */
function mergeFields(fields: Fields): Map<string, { before: string | null; after: string | null }> {
  const merged = new Map<string, { before: string | null; after: string | null }>();
  for (const { field, before, after } of fields) {
    const earlier = merged.get(field);
    merged.set(field, { before: earlier === undefined ? orNull(before) : earlier.before, after: orNull(after) });
  }
  return merged;
}

/** What the undo does to a record; the provider decides again by the record's state at that time. */
export function planUndo({ id, fullName, record }: BulkRow, fields: Fields, edition: Pick<Edition, 'posterLists'>) {
  const merged = mergeFields(fields);
  const now = settingsOf(record);
  const names = (Object.keys(now) as (keyof typeof now)[]).filter((name) => merged.has(name));
  const about = { id: String(id), fullName, version: versionOf(record), reason: null, changes: [], change: null };
  const has = (side: 'before' | 'after') => names.every((name) => textOf(now[name]) === merged.get(name)?.[side]);
  if (has('before')) return { ...about, outcome: 'UNCHANGED' } satisfies PlannedRecord;
  // A change of format takes the person's confirmation back; one given since then is about the new format.
  const isConfirmedSince = merged.has('confirm_type') && record.is_confirm === 1;
  if (!has('after') || isConfirmedSince) {
    return { ...about, outcome: 'SKIPPED', reason: 'CHANGED_SINCE' } satisfies PlannedRecord;
  }
  const changes = names.map((field): RecordDifference => {
    const { before, after } = merged.get(field) ?? { before: null, after: null };
    return { field, before: after, after: before };
  });
  const restored = changes.map(({ field, after }) => [field, field === 'org_comment' ? after : Number(after) || null]);
  const after = { ...now, ...Object.fromEntries(restored) } as typeof now;
  const change = {
    writesLetter: (after.confirm_type ?? 0) >= formatCodes.LISTENER && writesLetter(changes),
    email: record.email,
    talkSchedule: after.org_comment,
    talkDay: after.speak_day,
    place: placeOf(after, posterSessionsOf(edition)),
    board: null,
    request: null,
  };
  return { ...about, outcome: 'CHANGED', changes, change } satisfies PlannedRecord;
}

/** A dry run: it sends nothing but reads to the provider. */
export async function planBulkUndo({ year, runId }: BulkUndoInput, context: Context): Promise<BulkPlan> {
  const { list, edition } = await moderatorsList(context, { year });
  const { provider } = context;
  const fieldsOf = new Map<number, Fields>();
  for (const { participation_id: id, fields } of (await getBatch(provider, runId)) ?? []) {
    if (id !== null) fieldsOf.set(id, [...(fieldsOf.get(id) ?? []), ...fields]);
  }
  if (fieldsOf.size === 0) throw new GatewayError('NOT_FOUND');
  const rows: PlannedRecord[] = [];
  const selected = await context.lists.rowsFor(list, 'bulk', { ids: [...fieldsOf.keys()].map(String) });
  for await (const chunk of selected.chunks()) {
    rows.push(...chunk.map((row) => planUndo(row, fieldsOf.get(row.id) ?? [], edition)));
  }
  const found = new Set(rows.map(({ id }) => id));
  const missing = [...fieldsOf.keys()].map(String).filter((id) => !found.has(id));
  return {
    rows: [...rows, ...missing.map(notFound)],
    edition,
    userErrors: [],
    previewLetters: (some) => showLetters({ undoes: runId, ids: some.map(({ id }) => Number(id)) }, context),
  };
}

async function undoOne(
  item: UndoItemInput,
  { runId, undoRunId }: Pick<UndoBulkRunInput, 'runId' | 'undoRunId'>,
  context: Context,
): Promise<Result> {
  const { provider } = context;
  const id = parseId(item.id);
  if (id === null) return resultOf(item.id, 'SKIPPED', { reason: 'NOT_FOUND' });
  const letter = item.sendLetter ? { send_letter: true } : {};
  const batch = undoRunId == null ? {} : { batch: undoRunId };
  try {
    const written = await undoChange(provider, { id, undoes: runId, ...batch, ...letter });
    const answered = written.record?.id === id ? written.record : null;
    const record = afterWrite({ ...written, record: answered }, () => getParticipation(provider, id));
    return changedResult(item.id, { record, conflict: null });
  } catch (error) {
    if (!(error instanceof ParticipationConflict)) throw error;
    const current = await getParticipation(provider, id);
    return changedResult(item.id, {
      record: null,
      conflict: await toConflict(current, {}, error.conflict, context),
    });
  }
}

export async function undoBulkRun({ items, ...run }: UndoBulkRunInput, context: Context) {
  checkRun(items, run);
  return { results: await applyEach(items, (item) => undoOne(item, run, context)), userErrors: [] };
}

export const bulkRunResolvers: Resolvers = {
  Edition: {
    bulkRuns: async ({ meetingId }, _, { provider }) =>
      (await listBatches(provider, meetingId))?.map((batch) => ({ batch, meetingId })) ?? null,
  },
  BulkRun: {
    id: ({ batch }) => batch.id,
    at: ({ batch }) => batch.created_at,
    authorName: ({ batch }) => batch.author_descr,
    recordCount: ({ batch }) => batch.records,
    undoneCount: ({ batch }) => batch.undone,
    undoes: ({ batch }) => batch.undoes,
    changes: async ({ batch, meetingId }, _, context) => {
      const dictionary = await dictionaryOf(context, meetingId);
      return batch.fields.map(({ field, after, is_same }) => ({
        field: toFieldChange({ field, before: null, after }, dictionary).field,
        after: toFieldChange({ field, before: null, after }, dictionary).after,
        isSame: is_same,
      }));
    },
  },
};
