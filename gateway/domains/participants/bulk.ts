import type { Context } from '../../context.ts';
import type { BulkChange, BulkChangeInput, BulkSkipReason, UserError } from '../../generated/types.ts';
import type { BulkPlan, Edition, PlannedRecord, RecordDifference } from '../../graphql/models.ts';
import { collect, userError, validId } from '../../graphql/validation.ts';
import type * as records from '../../provider/records.ts';
import { validPlace, validSchedule } from './change.ts';
import { type CallersList, moderatorsList } from './list/callerList.ts';
import type { BulkRecord, BulkRow } from './list/lists.ts';
import { differences, type Settings, versionOf } from './mapping.ts';
import { settingsAfter, talkMisfit } from './recordChange.ts';

const maxIds = 20_000;

type Sections = records.Section[];

export type BulkDecision =
  | { outcome: 'CHANGED'; settings: Settings; changes: RecordDifference[] }
  | { outcome: 'UNCHANGED' }
  | { outcome: 'SKIPPED'; reason: BulkSkipReason };

const skipped = (reason: BulkSkipReason): BulkDecision => ({ outcome: 'SKIPPED', reason });

export function decide(
  record: BulkRecord,
  change: BulkChange,
  sections: Sections,
  { school }: Pick<Edition, 'school'>,
): BulkDecision {
  const settings = settingsAfter(record, change);
  if (typeof settings === 'string') return skipped(settings);
  const misfit = talkMisfit(record, settings, sections, school);
  if (misfit !== null) return skipped(misfit);
  const changes = differences(record, settings);
  return changes.length === 0 ? { outcome: 'UNCHANGED' } : { outcome: 'CHANGED', settings, changes };
}

/** Mistakes of the change that concern every record. */
export function changeErrors(change: BulkChange): UserError[] {
  const { format, sectionId, talkSchedule, talkSlot } = change;
  const names = [format, sectionId, talkSchedule, talkSlot].some((value) => value !== undefined);
  const setsTalk = [sectionId, talkSchedule, talkSlot].some((value) => value != null);
  return [
    ...(names ? [] : [userError('REQUIRED', 'Выберите, что изменить', 'change')]),
    ...collect(
      format === null ? userError('REQUIRED', 'Выберите формат участия', 'format') : null,
      format === 'LISTENER' && setsTalk
        ? userError('INVALID', 'У слушателя нет секции, даты доклада и слота', 'format')
        : null,
      sectionId === null && format !== 'LISTENER'
        ? userError('REQUIRED', 'Выберите секцию', 'sectionId')
        : validId(sectionId, 'sectionId'),
      validSchedule(talkSchedule, 'talkSchedule'),
      validPlace(talkSlot, 'talkSlot'),
    ).map((error) => ({ ...error, field: ['change', ...(error.field ?? [])] })),
  ];
}

function plan(
  { id, fullName, record }: BulkRow,
  change: BulkChange,
  sections: Sections,
  edition: Edition,
): PlannedRecord {
  const decision = decide(record, change, sections, edition);
  return {
    id: String(id),
    fullName,
    outcome: decision.outcome,
    reason: decision.outcome === 'SKIPPED' ? decision.reason : null,
    changes: decision.outcome === 'CHANGED' ? decision.changes : [],
    version: versionOf(record),
  };
}

const notFound = (id: string): PlannedRecord => ({
  id,
  fullName: '',
  outcome: 'SKIPPED',
  reason: 'NOT_FOUND',
  changes: [],
  version: null,
});

/** Plans the rows of a selection, then the ids that the list does not hold. */
async function planRows(
  context: Context,
  { list, edition }: CallersList,
  { ids, filter, exceptIds, change }: BulkChangeInput,
  sections: Sections,
): Promise<PlannedRecord[]> {
  const rows = await context.lists.rowsFor(list, 'bulk', { ids, filter, exceptIds });
  const planned: PlannedRecord[] = [];
  for await (const chunk of rows.chunks()) planned.push(...chunk.map((row) => plan(row, change, sections, edition)));
  const found = new Set(planned.map(({ id }) => id));
  const missing = [...new Set(ids ?? [])].filter((id) => !found.has(id));
  return [...planned, ...missing.map(notFound)];
}

/** A dry run: it sends nothing to the provider. */
export async function planBulkChange(input: BulkChangeInput, context: Context): Promise<BulkPlan> {
  const found = await moderatorsList(context, input);
  const { edition } = found;
  const userErrors = changeErrors(input.change);
  if (input.project != null && input.change.talkSlot !== undefined) {
    userErrors.push(userError('INVALID', 'В списке проекта слота нет', 'change', 'talkSlot'));
  }
  for (const field of ['ids', 'exceptIds'] as const) {
    if ((input[field]?.length ?? 0) > maxIds) {
      userErrors.push(userError('INVALID', `Не более ${maxIds} записей`, field));
    }
  }
  const sections = await context.loaders.sections(edition.meetingId);
  const { sectionId } = input.change;
  const isOffered = sections.some(({ id, is_active }) => String(id) === sectionId && is_active);
  if (sectionId != null && !isOffered && userErrors.length === 0) {
    userErrors.push(userError('INVALID', 'Секция недоступна для выбора', 'change', 'sectionId'));
  }
  if (input.filter?.cancelled) {
    userErrors.push(userError('INVALID', 'Отменённые заявки не меняют', 'filter', 'cancelled'));
  }
  const { meetingId } = edition;
  if (userErrors.length > 0) return { rows: [], meetingId, userErrors };
  return { rows: await planRows(context, found, input, sections), meetingId, userErrors };
}
