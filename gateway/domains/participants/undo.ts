import type { Context } from '../../context.ts';
import type { PlanBulkUndoInput, UndoBulkRunInput, UndoItemInput } from '../../generated/types.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import type {
  BulkPlan,
  BulkRunRecord,
  Edition,
  PlannedRecord,
  PlanPayload,
  RecordDifference,
} from '../../graphql/models.ts';
import { sliceOf } from '../../lib/connection.ts';
import { GatewayError } from '../../lib/errors.ts';
import { parseId } from '../../lib/ids.ts';
import type { BulkRow } from '../../lists/lists.ts';
import { getBatch, listBatches, undoChange } from '../../provider/extensions/batches.ts';
import type { HistoryEntry } from '../../provider/records/history.ts';
import { settingsOf } from '../../shared/recordVersion.ts';
import { moderatorsList } from '../shared/callerList.ts';
import { editionOf } from '../shared/editionOf.ts';
import { isForumOver } from '../shared/windows.ts';
import { applyEach, changedResult, checkRun, type Result, resultOf } from './applyEach.ts';
import { writeOrConflict } from './change.ts';
import { dictionaryOf } from './history.ts';
import { toLetter } from './letterLog.ts';
import { showLetters } from './letters.ts';
import { type Settings, textOf } from './mapping.ts';
import { planRows, skipped, toPlanned } from './planRows.ts';
import { toFieldChange } from './values.ts';

type Fields = HistoryEntry['fields'];

/** In a setting, the provider's 0 means an empty value, as in `settingsOf`; in a flag it means no. */
const orNull = (text: string | null) => (text === '0' || text === '' ? null : text);

/** Merges the changes of a field, if a run changed a record more than once: the first value before, the last one after. */
function mergeFields(fields: Fields): Map<string, { before: string | null; after: string | null }> {
  const merged = new Map<string, { before: string | null; after: string | null }>();
  for (const { field, before, after } of fields) {
    const earlier = merged.get(field);
    merged.set(field, { before: earlier === undefined ? before : earlier.before, after });
  }
  return merged;
}

/** What a run changed in one record; `at` is the time of its first change. */
type RunChange = Pick<HistoryEntry, 'fields' | 'letters'> & { at: string };

/** What the undo does to a record; the provider decides again by the record's state when the undo runs. */
export function planUndo(
  row: BulkRow,
  { fields, at }: Pick<RunChange, 'fields' | 'at'>,
  edition: Pick<Edition, 'posterLists' | 'school' | 'endsOn'>,
): PlannedRecord {
  const { record } = row;
  const merged = mergeFields(fields);
  const settingsNow = settingsOf(record);
  const now = { ...settingsNow, isConfirmed: record.isConfirmed };
  const names = (Object.keys(now) as (keyof typeof now)[]).filter((name) => merged.has(name));
  const inRun = (name: string, side: 'before' | 'after') => {
    const text = merged.get(name)?.[side] ?? null;
    return name === 'isConfirmed' ? text : orNull(text);
  };
  const has = (side: 'before' | 'after') => names.every((name) => textOf(now[name]) === inRun(name, side));
  if (has('before')) return toPlanned(row, { outcome: 'UNCHANGED' }, edition);
  // A change of format before the forum's end resets the person's confirmation; one since then is about the new format.
  const isReset = merged.has('confirmedType') && !isForumOver(edition, at);
  const isConfirmedSince = isReset && !merged.has('isConfirmed') && record.isConfirmed === 1;
  // Without a first decision there was no date and no place: what has been set since then belongs to the decision.
  const isFirst = merged.has('confirmedType') && inRun('confirmedType', 'before') === null;
  const isSetSince =
    isFirst && Object.entries(settingsNow).some(([name, value]) => value !== null && !merged.has(name));
  if (!has('after') || isConfirmedSince || isSetSince) return toPlanned(row, skipped('CHANGED_SINCE'), edition);
  const changes = names.map(
    (field): RecordDifference => ({ field, before: inRun(field, 'after'), after: inRun(field, 'before') }),
  );
  const restored = changes
    .filter(({ field }) => field !== 'isConfirmed')
    .map(({ field, after }) => [field, field === 'talkSchedule' ? after : Number(after) || null]);
  const settings = { ...settingsNow, ...Object.fromEntries(restored) } as Settings;
  return toPlanned(row, { outcome: 'CHANGED', settings, changes }, edition);
}

/** What a run changed, by the record's id, in the order of the run. */
async function readRun(context: Context, runKey: string) {
  const records = new Map<number, RunChange>();
  for (const { participationId: id, createdAt, fields, letters } of await getBatch(context.provider, runKey)) {
    const earlier = id === null ? undefined : records.get(id);
    const at = earlier?.at ?? createdAt;
    if (id !== null) records.set(id, { fields: [...(earlier?.fields ?? []), ...fields], letters, at });
  }
  return records;
}

/** A dry run: it only reads from the provider. */
export async function planBulkUndo({ editionId, runKey }: PlanBulkUndoInput, context: Context): Promise<PlanPayload> {
  const found = await moderatorsList(context, editionOf(context, editionId));
  const { edition } = found;
  const run = await readRun(context, runKey);
  if (run.size === 0) throw new GatewayError('NOT_FOUND');
  const ids = [...run.keys()].map(String);
  const plan: BulkPlan = {
    rows: await planRows(context, found, { ids }, (row) => planUndo(row, run.get(row.id) as RunChange, edition)),
    edition,
    previewLetters: (some) => showLetters({ undoes: runKey, ids: some.map(({ id }) => Number(id)) }, context),
  };
  return { plan, userErrors: [] };
}

async function undoOne(
  item: UndoItemInput,
  { runKey, undoRunKey }: Pick<UndoBulkRunInput, 'runKey' | 'undoRunKey'>,
  context: Context,
): Promise<Result> {
  const id = parseId(item.registrationId);
  if (id === null) return resultOf(item.registrationId, 'SKIPPED', { reason: 'NOT_FOUND' });
  const letter = item.sendLetter ? { sendLetter: true } : {};
  const batch = undoRunKey == null ? {} : { batch: undoRunKey };
  const write = () => undoChange(context.provider, { id, undoes: runKey, ...batch, ...letter });
  return changedResult(item.registrationId, await writeOrConflict(id, {}, write, context));
}

export async function undoBulkRun({ items, ...run }: UndoBulkRunInput, context: Context) {
  checkRun(items, run);
  return { results: await applyEach(items, (item) => undoOne(item, run, context)), userErrors: [] };
}

async function readRunRecords(
  edition: Edition,
  { runKey, ...page }: { runKey: string; offset: number; first: number },
  context: Context,
): Promise<BulkRunRecord[]> {
  const { list } = await moderatorsList(context, { year: edition.year });
  const records = sliceOf([...(await readRun(context, runKey))], page);
  const rows = await context.lists.rowsFor(list, 'bulk', { ids: records.map(([id]) => String(id)) });
  const names = new Map<number, string>();
  for await (const chunk of rows.chunks()) for (const { id, fullName } of chunk) names.set(id, fullName);
  const dictionary = await dictionaryOf(context, edition.meetingId);
  return records.map(([id, { fields, letters }]) => ({
    id: String(id),
    fullName: names.get(id) ?? null,
    changes: [...mergeFields(fields)].map(([field, values]) => toFieldChange({ field, ...values }, dictionary)),
    letters: letters?.map((letter) => toLetter(letter, context)) ?? null,
  }));
}

export const bulkRunResolvers: Resolvers = {
  Edition: {
    bulkRuns: async ({ meetingId }, _, { provider }) =>
      (await listBatches(provider, meetingId)).map((batch) => ({ ...batch, meetingId })),
    bulkRunRecords: readRunRecords,
  },
  BulkRun: {
    changes: async ({ fields, meetingId }, _, context) => {
      const dictionary = await dictionaryOf(context, meetingId);
      return fields.map(({ field, after, isSame }) => ({
        ...toFieldChange({ field, before: null, after }, dictionary),
        isSame,
      }));
    },
  },
};
