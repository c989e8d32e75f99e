import type { Context } from '../context.ts';
import type { BulkChange, BulkChangeInput, BulkSkipReason, UserError } from '../generated/resolvers.ts';
import { parseId } from '../ids.ts';
import type { BulkPlan, Participation, PlannedRecord, RecordDifference } from '../parents.ts';
import { moderatorsList } from '../participantList/callerList.ts';
import type { ParticipantList } from '../participantList/list.ts';
import type { Row } from '../participantList/rows.ts';
import { viewOf } from '../participantList/view.ts';
import type { Schemas } from '../provider/contract.ts';
import { collect, userError, validId } from '../validation.ts';
import { validPlace, validSchedule } from './change.ts';
import { differences, formatCode, isKnown, LISTENER, listenerSettings, type Settings, versionOf } from './mapping.ts';

const mostIds = 20_000;

type Sections = Schemas['Section'][];

/** What a change of many means for one record. */
export type Verdict =
  | { outcome: 'CHANGED'; settings: Settings; changes: RecordDifference[] }
  | { outcome: 'UNCHANGED' }
  | { outcome: 'SKIPPED'; reason: BulkSkipReason };

const skipped = (reason: BulkSkipReason): Verdict => ({ outcome: 'SKIPPED', reason });

function settingsFor(record: Participation, change: BulkChange, sections: Sections): Settings | BulkSkipReason {
  const code = change.format && isKnown(change.format) ? formatCode(change.format) : record.confirm_type;
  if (code !== 1 && code !== 2 && code !== 3) return 'NO_CONFIRMED_FORMAT';
  if (code === LISTENER) return change.format ? listenerSettings : 'LISTENER';
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

/** What a change of many means for this record, by what the record is now. */
export function judge(record: Participation, change: BulkChange, sections: Sections): Verdict {
  const settings = settingsFor(record, change, sections);
  if (typeof settings === 'string') return skipped(settings);
  const changes = differences(record, settings);
  return changes.length === 0 ? { outcome: 'UNCHANGED' } : { outcome: 'CHANGED', settings, changes };
}

/** What is wrong with the change itself. */
export function changeErrors(change: BulkChange, withoutPlace: boolean): UserError[] {
  const { format, sectionId, talkSchedule, talkSlot } = change;
  const sets = [format, sectionId, talkSchedule, talkSlot].some((value) => value != null);
  const setsTalk = [sectionId, talkSchedule, talkSlot].some((value) => value != null);
  return collect(
    sets ? null : userError('REQUIRED', 'Выберите, что изменить', 'change'),
    format == null || isKnown(format) ? null : userError('INVALID', 'Выберите формат участия', 'change', 'format'),
    format === 'LISTENER' && setsTalk
      ? userError('INVALID', 'У слушателя нет секции, даты доклада и слота', 'change', 'format')
      : null,
    validId(sectionId, 'sectionId'),
    validSchedule(talkSchedule, 'talkSchedule'),
    validPlace(talkSlot, 'talkSlot'),
    withoutPlace && talkSlot != null ? userError('INVALID', 'В списке проекта слота нет', 'talkSlot') : null,
  ).map((error) => (error.field?.[0] === 'change' ? error : { ...error, field: ['change', ...(error.field ?? [])] }));
}

function plan(row: Row, change: BulkChange, sections: Sections): PlannedRecord {
  const about = { id: String(row.id), fullName: row.fullName };
  const record = row.details?.record;
  if (record === undefined) return notFound(String(row.id));
  const verdict = judge(record, change, sections);
  return {
    ...about,
    outcome: verdict.outcome,
    reason: verdict.outcome === 'SKIPPED' ? verdict.reason : null,
    changes: verdict.outcome === 'CHANGED' ? verdict.changes : [],
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

const isRow = (row: Row | undefined): row is Row => row !== undefined;

/** The rows of a selection in the order of the list, and the ids that the list does not hold. */
function select(
  list: ParticipantList,
  { ids, filter, exceptIds }: BulkChangeInput,
): { rows: Row[]; missing: string[] } {
  if (!ids) {
    const { positions } = viewOf(list, { filter, orderBy: [] });
    const left = new Set(exceptIds ?? []);
    const found = Array.from(positions, (position) => list.rows[position]).filter(isRow);
    return { rows: found.filter(({ id }) => !left.has(String(id))), missing: [] };
  }
  const wanted = [...new Set(ids)];
  const positionOf = (id: string) => list.positionOf(parseId(id) ?? 0);
  const found = wanted.map(positionOf).filter((position) => position !== null);
  return {
    rows: found
      .sort((a, b) => a - b)
      .map((position) => list.rows[position])
      .filter(isRow),
    missing: wanted.filter((id) => positionOf(id) === null),
  };
}

/** Dry run of a change of many: nothing is sent. */
export async function planBulkChange(input: BulkChangeInput, context: Context): Promise<BulkPlan> {
  const { list, edition } = await moderatorsList(context, input);
  const userErrors = changeErrors(input.change, input.project != null);
  for (const field of ['ids', 'exceptIds'] as const) {
    if ((input[field]?.length ?? 0) > mostIds) {
      userErrors.push(userError('INVALID', `Не более ${mostIds} записей`, field));
    }
  }
  const sections = await context.memo.sections(edition.meetingId);
  const { sectionId } = input.change;
  const isOffered = sections.some(({ id, is_active }) => String(id) === sectionId && is_active);
  if (sectionId != null && !isOffered && userErrors.length === 0) {
    userErrors.push(userError('INVALID', 'Секция недоступна для выбора', 'change', 'sectionId'));
  }
  const { meetingId } = edition;
  if (userErrors.length > 0) return { rows: [], meetingId, userErrors };
  const { rows, missing } = select(list, input);
  const planned = rows.map((row) => plan(row, input.change, sections));
  return { rows: [...planned, ...missing.map(notFound)], meetingId, userErrors };
}
