import type { Context } from '../../context.ts';
import type { BulkChange, PlanBulkChangeInput, UserError } from '../../generated/types.ts';
import type { Edition, PlanPayload, RecordDifference } from '../../graphql/models.ts';
import { collect, userError, validId } from '../../graphql/validation.ts';
import type { BulkRecord } from '../../lists/lists.ts';
import type { Section } from '../../provider/records/references.ts';
import { participantsTexts } from '../../texts/participants.ts';
import { moderatorsList } from '../shared/callerList.ts';
import { editionOf } from '../shared/editionOf.ts';
import { selectionErrors } from '../shared/selectionErrors.ts';
import { isForumOver } from '../shared/windows.ts';
import { placeErrors, projectPlaceErrors } from './change.ts';
import { differences } from './mapping.ts';
import { type BulkDecision, planRows, previewChanges, skipped, toDecision, toPlanned } from './planRows.ts';
import { type RecordChange, settingsAfter, talkMisfit, toParticipationChange } from './recordChange.ts';

/** Until the forum is over, another format takes the person's confirmation back (REG-05). */
const takenBack = ({ isConfirmed }: BulkRecord, changes: readonly RecordDifference[]): RecordDifference[] =>
  isConfirmed === 1 && changes.some(({ field }) => field === 'confirmedType')
    ? [{ field: 'isConfirmed', before: '1', after: '0' }]
    : [];

export function decide(
  record: BulkRecord,
  change: RecordChange,
  sections: Section[],
  edition: Pick<Edition, 'school' | 'posterLists' | 'endsOn'>,
  now: Date,
): BulkDecision {
  const settings = settingsAfter(record, change);
  if (typeof settings === 'string') return skipped(settings);
  const misfit = talkMisfit(record, settings, sections, edition);
  if (misfit !== null) return skipped(misfit);
  const changes = differences(record, settings);
  return toDecision(settings, isForumOver(edition, now) ? changes : [...changes, ...takenBack(record, changes)]);
}

/** Mistakes of the change itself, whatever the record. */
export function changeErrors(change: BulkChange, project: string | null | undefined): UserError[] {
  const { confirmedFormat: format, confirmedSectionId: sectionId, talkSchedule, talkDay, talkTrack, talkSlot } = change;
  const ofTalk = [sectionId, talkSchedule, talkDay, talkTrack, talkSlot];
  const names = [format, ...ofTalk].some((value) => value !== undefined);
  const setsTalk = ofTalk.some((value) => value != null);
  return [
    ...(names ? [] : [userError('REQUIRED', participantsTexts.chooseChange, 'change')]),
    ...collect(
      format === null ? userError('REQUIRED', participantsTexts.chooseFormat, 'confirmedFormat') : null,
      format === 'LISTENER' && setsTalk ? userError('INVALID', participantsTexts.listener, 'confirmedFormat') : null,
      sectionId === null && format !== 'LISTENER'
        ? userError('REQUIRED', participantsTexts.chooseSection, 'confirmedSectionId')
        : validId(sectionId, 'confirmedSectionId'),
      ...projectPlaceErrors({ ...change, project }),
      ...placeErrors(change),
    ).map((error) => ({ ...error, field: ['change', ...(error.field ?? [])] })),
  ];
}

/** A dry run: it sends nothing to the provider. */
export async function planBulkChange(input: PlanBulkChangeInput, context: Context): Promise<PlanPayload> {
  const { year } = editionOf(context, input.editionId);
  const found = await moderatorsList(context, { year, project: input.project });
  const { edition } = found;
  const userErrors = [...changeErrors(input.change, input.project), ...selectionErrors(input)];
  const sections = await context.loaders.sections(edition.meetingId);
  const { confirmedSectionId: sectionId } = input.change;
  const isOffered = sections.some(({ id, isActive }) => String(id) === sectionId && isActive);
  if (sectionId != null && !isOffered && userErrors.length === 0) {
    userErrors.push(userError('INVALID', participantsTexts.inactiveSection, 'change', 'confirmedSectionId'));
  }
  if (input.filter?.isCancelled) {
    userErrors.push(userError('INVALID', participantsTexts.cancelledUnchanged, 'filter', 'isCancelled'));
  }
  if (userErrors.length > 0) return { plan: null, userErrors };
  const { ids, filter, exceptIds, project } = input;
  const change = { ...input.change, project };
  const now = context.clock.now();
  const rows = await planRows(context, found, { ids, filter, exceptIds }, (row) => {
    const decision = decide(row.record, change, sections, edition, now);
    const request =
      decision.outcome === 'CHANGED'
        ? toParticipationChange({ ...row.record, id: row.id }, change, decision.settings, null)
        : null;
    return toPlanned(row, decision, edition, { request });
  });
  return { plan: { rows, edition, previewLetters: previewChanges(context) }, userErrors };
}
