import type { Context } from '../../context.ts';
import type { BulkChange, BulkChangeInput, UserError } from '../../generated/types.ts';
import type { BulkPlan, Edition } from '../../graphql/models.ts';
import { collect, userError, validId } from '../../graphql/validation.ts';
import type { BulkRecord } from '../../lists/lists.ts';
import type { Section } from '../../provider/records/references.ts';
import { participantsTexts } from '../../texts/participants.ts';
import { moderatorsList } from '../shared/callerList.ts';
import { projectPlaceErrors, validPlace, validSchedule } from './change.ts';
import { differences } from './mapping.ts';
import { type BulkDecision, planRows, previewChanges, skipped, toDecision, toPlanned } from './planRows.ts';
import { type RecordChange, settingsAfter, talkMisfit, toParticipationChange } from './recordChange.ts';

const maxIds = 20_000;

export function decide(
  record: BulkRecord,
  change: RecordChange,
  sections: Section[],
  edition: Pick<Edition, 'school' | 'posterLists'>,
): BulkDecision {
  const settings = settingsAfter(record, change);
  if (typeof settings === 'string') return skipped(settings);
  const misfit = talkMisfit(record, settings, sections, edition);
  if (misfit !== null) return skipped(misfit);
  return toDecision(settings, differences(record, settings));
}

/** Mistakes of the change that concern every record. */
export function changeErrors(change: BulkChange, project: string | null | undefined): UserError[] {
  const { format, sectionId, talkSchedule, talkSlot } = change;
  const names = [format, sectionId, talkSchedule, talkSlot].some((value) => value !== undefined);
  const setsTalk = [sectionId, talkSchedule, talkSlot].some((value) => value != null);
  return [
    ...(names ? [] : [userError('REQUIRED', participantsTexts.chooseChange, 'change')]),
    ...collect(
      format === null ? userError('REQUIRED', participantsTexts.chooseFormat, 'format') : null,
      format === 'LISTENER' && setsTalk ? userError('INVALID', participantsTexts.listener, 'format') : null,
      sectionId === null && format !== 'LISTENER'
        ? userError('REQUIRED', participantsTexts.chooseSection, 'sectionId')
        : validId(sectionId, 'sectionId'),
      validSchedule(talkSchedule, 'talkSchedule'),
      ...projectPlaceErrors({ ...change, project }),
      validPlace(talkSlot, 'talkSlot'),
    ).map((error) => ({ ...error, field: ['change', ...(error.field ?? [])] })),
  ];
}

/** A dry run: it sends nothing to the provider. */
export async function planBulkChange(input: BulkChangeInput, context: Context): Promise<BulkPlan> {
  const found = await moderatorsList(context, input);
  const { edition } = found;
  const userErrors = changeErrors(input.change, input.project);
  for (const field of ['ids', 'exceptIds'] as const) {
    if ((input[field]?.length ?? 0) > maxIds) {
      userErrors.push(userError('INVALID', participantsTexts.tooMany(maxIds), field));
    }
  }
  const sections = await context.loaders.sections(edition.meetingId);
  const { sectionId } = input.change;
  const isOffered = sections.some(({ id, isActive }) => String(id) === sectionId && isActive);
  if (sectionId != null && !isOffered && userErrors.length === 0) {
    userErrors.push(userError('INVALID', participantsTexts.inactiveSection, 'change', 'sectionId'));
  }
  if (input.filter?.cancelled) {
    userErrors.push(userError('INVALID', participantsTexts.cancelledUnchanged, 'filter', 'cancelled'));
  }
  const answer = { edition, userErrors, previewLetters: previewChanges(context) };
  if (userErrors.length > 0) return { ...answer, rows: [] };
  const { ids, filter, exceptIds, project } = input;
  const change = { ...input.change, project };
  const rows = await planRows(context, found, { ids, filter, exceptIds }, (row) => {
    const decision = decide(row.record, change, sections, edition);
    const request =
      decision.outcome === 'CHANGED'
        ? toParticipationChange({ ...row.record, id: row.id }, change, decision.settings, null)
        : null;
    return toPlanned(row, decision, edition, { request });
  });
  return { ...answer, rows };
}
