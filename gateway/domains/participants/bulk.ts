import type { Context } from '../../context.ts';
import type { BulkChange, BulkChangeInput, BulkSkipReason, UserError } from '../../generated/types.ts';
import type { BulkPlan, Edition, PlannedRecord, RecordDifference } from '../../graphql/models.ts';
import { collect, userError, validId } from '../../graphql/validation.ts';
import type * as records from '../../provider/records.ts';
import { projectPlaceErrors, validPlace, validSchedule } from './change.ts';
import { showLetters } from './letters.ts';
import { type CallersList, moderatorsList } from './list/callerList.ts';
import type { BulkRecord, BulkRow } from './list/lists.ts';
import { placeOf, posterSessionsOf } from './list/places.ts';
import { differences, type Settings, versionOf, writesLetter } from './mapping.ts';
import { type RecordChange, settingsAfter, talkMisfit, toParticipationChange } from './recordChange.ts';

const maxIds = 20_000;

type Sections = records.Section[];

export type BulkDecision =
  | { outcome: 'CHANGED'; settings: Settings; changes: RecordDifference[] }
  | { outcome: 'UNCHANGED' }
  | { outcome: 'SKIPPED'; reason: BulkSkipReason };

const skipped = (reason: BulkSkipReason): BulkDecision => ({ outcome: 'SKIPPED', reason });

export function decide(
  record: BulkRecord,
  change: RecordChange,
  sections: Sections,
  edition: Pick<Edition, 'school' | 'posterLists'>,
): BulkDecision {
  const settings = settingsAfter(record, change);
  if (typeof settings === 'string') return skipped(settings);
  const misfit = talkMisfit(record, settings, sections, edition);
  if (misfit !== null) return skipped(misfit);
  const changes = differences(record, settings);
  return changes.length === 0 ? { outcome: 'UNCHANGED' } : { outcome: 'CHANGED', settings, changes };
}

/** Mistakes of the change that concern every record. */
export function changeErrors(change: BulkChange, project: string | null | undefined): UserError[] {
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
      ...projectPlaceErrors({ ...change, project }),
      validPlace(talkSlot, 'talkSlot'),
    ).map((error) => ({ ...error, field: ['change', ...(error.field ?? [])] })),
  ];
}

function plan(
  { id, fullName, record }: BulkRow,
  change: RecordChange,
  sections: Sections,
  edition: Edition,
): PlannedRecord {
  const decision = decide(record, change, sections, edition);
  const version = versionOf(record);
  const about = { id: String(id), fullName, version, reason: null, changes: [], change: null };
  if (decision.outcome === 'UNCHANGED') return { ...about, outcome: 'UNCHANGED' };
  if (decision.outcome === 'SKIPPED') return { ...about, outcome: 'SKIPPED', reason: decision.reason };
  const { changes, settings } = decision;
  return {
    ...about,
    outcome: 'CHANGED',
    changes,
    change: {
      writesLetter: writesLetter(changes),
      email: record.email,
      talkSchedule: settings.org_comment,
      talkDay: settings.speak_day,
      place: placeOf(settings, posterSessionsOf(edition)),
      board: null,
      request: toParticipationChange({ ...record, id }, change, settings, null),
    },
  };
}

export const notFound = (id: string): PlannedRecord => ({
  id,
  fullName: '',
  outcome: 'SKIPPED',
  reason: 'NOT_FOUND',
  changes: [],
  version: null,
  change: null,
});

/** The provider's letters of planned changes. */
export const previewChanges =
  (context: Context): BulkPlan['previewLetters'] =>
  (rows) =>
    showLetters({ changes: rows.flatMap(({ change }) => change?.request ?? []) }, context);

/** Plans the rows of a selection, then the ids that the list does not hold. */
async function planRows(
  context: Context,
  { list, edition }: CallersList,
  { ids, filter, exceptIds, ...input }: BulkChangeInput,
  sections: Sections,
): Promise<PlannedRecord[]> {
  const rows = await context.lists.rowsFor(list, 'bulk', { ids, filter, exceptIds });
  const change = { ...input.change, project: input.project };
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
  const userErrors = changeErrors(input.change, input.project);
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
  const rows = userErrors.length > 0 ? [] : await planRows(context, found, input, sections);
  return { rows, edition, userErrors, previewLetters: previewChanges(context) };
}
