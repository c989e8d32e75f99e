import { mostCharacters, mostTalkNumber } from '../../../schema/limits.ts';
import {
  type ChangePlan,
  type ChangeRefusal,
  type ConfirmableFormat,
  type DecidedRecord,
  type Decision,
  decisionNames,
  planChange,
} from '../../../schema/registrationChanges.ts';
import type { Context } from '../../context.ts';
import type { ConfirmFormatInput, UserError } from '../../generated/types.ts';
import { unknownRecord } from '../../graphql/userErrors.ts';
import { atMost, collect, userError, validId } from '../../graphql/validation.ts';
import { cleanText } from '../../lib/cleanText.ts';
import type { FieldsOf } from '../../provider/http/requests.ts';
import type { Participation } from '../../provider/records/participants.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { formatCodes, isSchoolRegistration, type SchoolMark } from '../../shared/registrationFields.ts';
import { participantsTexts } from '../../texts/participants.ts';
import { editionOfMeeting } from '../shared/editionOf.ts';
import { isForumOver } from '../shared/windows.ts';

/** The input fields of the provider's names in a change. */
export const changeFields = {
  id: ['registrationId'],
  confirmedType: ['confirmedFormat'],
  confirmedSectionId: ['confirmedSectionId'],
  talkSchedule: ['talkSchedule'],
  talkDay: ['talkDay'],
  talkSlot: ['talkSlot'],
  talkTrack: ['talkTrack'],
} satisfies FieldsOf<Body<'ParticipationChange'>>;

const formats = new Map<number, ConfirmableFormat>(
  Object.entries(formatCodes).map(([format, code]) => [code, format as ConfirmableFormat]),
);

const textOf = (id: number | null): string | null => (id ? String(id) : null);

/** A record as the rules of a change read it. */
export const toDecided = (record: Participation, school: SchoolMark): DecidedRecord => ({
  confirmedFormat: formats.get(record.confirmedType) ?? null,
  confirmedSectionId: textOf(record.confirmedSectionId),
  talkSchedule: record.talkSchedule,
  talkDay: record.talkDay,
  talkTrack: record.talkTrack,
  talkSlot: record.talkSlot,
  requestedSectionId: textOf(record.requestedSectionId),
  isConfirmed: record.isConfirmed === 1,
  isSchool: isSchoolRegistration(record, school),
  isCancelled: record.isActive === false,
});

const refusals: Record<ChangeRefusal, UserError> = {
  CANCELLED: userError('REFUSED', participantsTexts.cancelledUnchanged),
  SCHOOL: userError('INVALID', participantsTexts.schoolListener, 'confirmedFormat'),
  PROJECT_WITHOUT_PLACE: userError('INVALID', participantsTexts.projectWithoutPlace),
  NO_FORMAT: userError('REQUIRED', participantsTexts.chooseFormat, 'confirmedFormat'),
  LISTENER: userError('INVALID', participantsTexts.listener, 'confirmedFormat'),
  NO_SECTION: userError('REQUIRED', participantsTexts.chooseSection, 'confirmedSectionId'),
  SECTION_INACTIVE: userError('INVALID', participantsTexts.inactiveSection, 'confirmedSectionId'),
  SECTION_WITHOUT_TALKS: userError('INVALID', participantsTexts.sectionWithoutTalks, 'confirmedSectionId'),
  SECTION_WITHOUT_POSTERS: userError('INVALID', participantsTexts.sectionWithoutPosters, 'confirmedSectionId'),
};

type Place = 'talkDay' | 'talkTrack' | 'talkSlot';
const placeNames: readonly Place[] = ['talkDay', 'talkTrack', 'talkSlot'];

const placeError = (value: number | null | undefined, field: string): UserError | null =>
  typeof value === 'number' && (value < 1 || value > mostTalkNumber)
    ? userError('INVALID', participantsTexts.place(mostTalkNumber), field)
    : null;

/** Mistakes of a change, whatever the record; a project's list has no day, track and slot (LST-07). */
export function inputErrors(input: ConfirmFormatInput, { editions }: Pick<Context, 'editions'>): UserError[] {
  const { project, confirmedFormat, confirmedSectionId, talkSchedule } = input;
  const isUnknown =
    project != null && !editions.all.some(({ projects }) => projects.some(({ slug }) => slug === project));
  if (isUnknown) return [unknownRecord('project')];
  if (confirmedFormat === null) return [refusals.NO_FORMAT];
  const ofProject = placeNames
    .filter((name) => project != null && input[name] !== undefined)
    .map((name) => userError('INVALID', participantsTexts.projectWithoutPlace, name));
  if (ofProject.length > 0 || confirmedFormat === 'LISTENER') return ofProject;
  return collect(
    confirmedSectionId === null ? refusals.NO_SECTION : validId(confirmedSectionId, 'confirmedSectionId'),
    atMost(mostCharacters.talkSchedule, talkSchedule, 'talkSchedule'),
    ...placeNames.map((name) => placeError(input[name], name)),
  );
}

/** The provider's request: all seven values from the main list (API-10), four from a project's (LST-07). */
const toRequest = (
  id: number,
  after: Decision & { confirmedFormat: ConfirmableFormat },
  isProject: boolean,
): Body<'ParticipationChange'> => ({
  id,
  confirmedType: formatCodes[after.confirmedFormat],
  confirmedSectionId: after.confirmedSectionId === null ? null : Number(after.confirmedSectionId),
  talkSchedule: after.talkSchedule ?? '',
  ...(isProject ? {} : { talkDay: after.talkDay, talkSlot: after.talkSlot, talkTrack: after.talkTrack }),
});

/** What a moderator's decision does to a record: nothing, a request to the provider, or why it cannot be. */
export type PlannedDecision =
  | { outcome: 'REFUSED'; userError: UserError }
  | { outcome: 'UNCHANGED' }
  | (Extract<ChangePlan, { outcome: 'CHANGED' }> & { request: Body<'ParticipationChange'> });

/** Applies the rules that page and gateway share to a record as it is now. */
export async function planDecision(
  record: Participation,
  input: ConfirmFormatInput,
  context: Context,
): Promise<PlannedDecision> {
  const edition = editionOfMeeting(context, record.meetingId);
  const meetingId = record.meetingId ?? edition.meetingId;
  // If the list of sections cannot be read, the provider decides.
  const sections = await context.loaders.sections(meetingId).catch(() => null);
  const { talkSchedule } = input;
  const change = {
    ...Object.fromEntries(decisionNames.map((name) => [name, input[name]])),
    talkSchedule: typeof talkSchedule === 'string' ? cleanText(talkSchedule) : talkSchedule,
  };
  const isProject = input.project != null;
  const plan = planChange(toDecided(record, edition.school), change, {
    sections:
      sections?.map(({ id, isActive, takesTalks }) => ({ id: String(id), isActive, isOpenToTalks: takesTalks })) ??
      null,
    posterSectionIds: new Set(
      edition.posterLists.flatMap(({ live }) => live?.sections ?? []).map(({ id }) => String(id)),
    ),
    isProject,
    isForumOver: isForumOver(edition, context.clock.now()),
  });
  if (plan.outcome === 'REFUSED') return { outcome: 'REFUSED', userError: refusals[plan.refusal] };
  return plan.outcome === 'UNCHANGED' ? plan : { ...plan, request: toRequest(record.id, plan.after, isProject) };
}
