import type { Context } from '../../context.ts';
import type { BulkChange, BulkChangeInput, BulkSkipReason, UserError } from '../../generated/types.ts';
import type { BulkPlan, PlannedRecord, RecordDifference } from '../../graphql/models.ts';
import { collect, userError, validId } from '../../graphql/validation.ts';
import type * as records from '../../provider/records.ts';
import { formatCodes, isKnownFormat } from '../shared/registrationFields.ts';
import { validPlace, validSchedule } from './change.ts';
import { moderatorsList } from './list/callerList.ts';
import type { BulkRecord, BulkRow, ListScope } from './list/lists.ts';
import { differences, listenerSettings, type Settings, versionOf } from './mapping.ts';

const maxIds = 20_000;

type Sections = records.Section[];

export type BulkDecision =
  | { outcome: 'CHANGED'; settings: Settings; changes: RecordDifference[] }
  | { outcome: 'UNCHANGED' }
  | { outcome: 'SKIPPED'; reason: BulkSkipReason };

const skipped = (reason: BulkSkipReason): BulkDecision => ({ outcome: 'SKIPPED', reason });

function settingsFor(record: BulkRecord, change: BulkChange, sections: Sections): Settings | BulkSkipReason {
  const code = change.format && isKnownFormat(change.format) ? formatCodes[change.format] : record.confirm_type;
  if (code !== 1 && code !== 2 && code !== 3) return 'NO_CONFIRMED_FORMAT';
  if (code === formatCodes.LISTENER) return change.format ? listenerSettings : 'LISTENER';
  const section = Number(change.sectionId ?? 0) || record.section_confirm_id || record.section_choice_id || null;
  if (section === null) return 'NO_SECTION';
  if (!sections.some(({ id, is_active }) => id === section && is_active)) return 'SECTION_INACTIVE';
  const schedule = change.talkSchedule ?? record.org_comment ?? '';
  return {
    confirm_type: code,
    section_confirm_id: section,
    org_comment: schedule.trim() || null,
    speak_day: record.speak_day || null,
    speak_slot: change.talkSlot ?? (record.speak_slot || null),
    speak_track: record.speak_track || null,
  };
}

export function decide(record: BulkRecord, change: BulkChange, sections: Sections): BulkDecision {
  const settings = settingsFor(record, change, sections);
  if (typeof settings === 'string') return skipped(settings);
  const changes = differences(record, settings);
  return changes.length === 0 ? { outcome: 'UNCHANGED' } : { outcome: 'CHANGED', settings, changes };
}

/** Mistakes of the change that concern every record. */
export function changeErrors(change: BulkChange, withoutPlace: boolean): UserError[] {
  const { format, sectionId, talkSchedule, talkSlot } = change;
  const sets = [format, sectionId, talkSchedule, talkSlot].some((value) => value != null);
  const setsTalk = [sectionId, talkSchedule, talkSlot].some((value) => value != null);
  return collect(
    sets ? null : userError('REQUIRED', 'Выберите, что изменить', 'change'),
    format == null || isKnownFormat(format)
      ? null
      : userError('INVALID', 'Выберите формат участия', 'change', 'format'),
    format === 'LISTENER' && setsTalk
      ? userError('INVALID', 'У слушателя нет секции, даты доклада и слота', 'change', 'format')
      : null,
    validId(sectionId, 'sectionId'),
    validSchedule(talkSchedule, 'talkSchedule'),
    validPlace(talkSlot, 'talkSlot'),
    withoutPlace && talkSlot != null ? userError('INVALID', 'В списке проекта слота нет', 'talkSlot') : null,
  ).map((error) => (error.field?.[0] === 'change' ? error : { ...error, field: ['change', ...(error.field ?? [])] }));
}

function plan({ id, fullName, record }: BulkRow, change: BulkChange, sections: Sections): PlannedRecord {
  const decision = decide(record, change, sections);
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
  list: ListScope,
  { ids, filter, exceptIds, change }: BulkChangeInput,
  sections: Sections,
): Promise<PlannedRecord[]> {
  const rows = await context.lists.rowsFor(list, 'bulk', { ids, filter, exceptIds });
  const planned: PlannedRecord[] = [];
  for await (const chunk of rows.chunks()) planned.push(...chunk.map((row) => plan(row, change, sections)));
  const found = new Set(planned.map(({ id }) => id));
  const missing = [...new Set(ids ?? [])].filter((id) => !found.has(id));
  return [...planned, ...missing.map(notFound)];
}

/** A dry run: it sends nothing to the provider. */
export async function planBulkChange(input: BulkChangeInput, context: Context): Promise<BulkPlan> {
  const { list, edition } = await moderatorsList(context, input);
  const userErrors = changeErrors(input.change, input.project != null);
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
  const { meetingId } = edition;
  if (userErrors.length > 0) return { rows: [], meetingId, userErrors };
  return { rows: await planRows(context, list, input, sections), meetingId, userErrors };
}
