import { isChangedSince, type SeenRecord } from '../../../schema/registrationChanges.ts';
import type { Context } from '../../context.ts';
import type { ConfirmFormatInput, SeenDecisionInput, UserError } from '../../generated/types.ts';
import { toUserErrors } from '../../graphql/userErrors.ts';
import { userError } from '../../graphql/validation.ts';
import { recordId } from '../../lib/ids.ts';
import { changeParticipation, getParticipation } from '../../provider/calls/participants.ts';
import { afterWrite } from '../../provider/http/written.ts';
import type { Participation } from '../../provider/records/participants.ts';
import { isListOf, withRecord } from '../../shared/participantLists.ts';
import { formatCodes } from '../../shared/registrationFields.ts';
import { participantsTexts } from '../../texts/participants.ts';
import { editionOfMeeting } from '../shared/editionOf.ts';
import { changeFields, inputErrors, planDecision, toDecided } from './decision.ts';
import { withholdingErrors } from './letters.ts';

interface Confirmed {
  registration: Participation | Promise<Participation> | null;
  current: Participation | null;
  userErrors: UserError[];
}

const rejected = (userErrors: UserError[], current: Participation | null = null): Confirmed => ({
  registration: null,
  current,
  userErrors,
});

const toSeen = (seen: SeenDecisionInput): SeenRecord => ({
  confirmedFormat: seen.confirmedFormat ?? null,
  confirmedSectionId: seen.confirmedSectionId ?? null,
  talkSchedule: seen.talkSchedule ?? null,
  talkDay: seen.talkDay ?? null,
  talkTrack: seen.talkTrack ?? null,
  talkSlot: seen.talkSlot ?? null,
  isConfirmed: seen.isConfirmed,
});

/** Reads the changed record and puts it into every list that has it; what cannot be read is read with the next list. */
async function readChanged(
  before: Participation,
  written: Awaited<ReturnType<typeof changeParticipation>>,
  context: Context,
): Promise<Pick<Confirmed, 'registration'>> {
  const { participantLists, postersChanged, provider } = context;
  const meetingId = before.meetingId ?? editionOfMeeting(context, null).meetingId;
  const reading = afterWrite({ ...written, isWhole: false }, () => getParticipation(provider, before.id));
  const after = await Promise.resolve(reading).catch(() => null);
  if (after === null) participantLists.registrations.drop(isListOf(meetingId));
  else participantLists.registrations.change(isListOf(meetingId), (list) => withRecord(list, after));
  const isPoster = (record: Participation | null) => record === null || record.confirmedType === formatCodes.POSTER;
  if (isPoster(before) || isPoster(after)) postersChanged(meetingId);
  // As an object: a failed read fails the field, not the answer.
  return { registration: reading };
}

/** A change of a record that is as the moderator saw it (ruling R25). */
async function confirmSeen(input: ConfirmFormatInput, context: Context): Promise<Confirmed> {
  const record = await getParticipation(context.provider, recordId(input.registrationId));
  const { school } = editionOfMeeting(context, record.meetingId);
  if (isChangedSince(toSeen(input.seen), toDecided(record, school), input.project != null)) {
    return rejected([userError('CONFLICT', participantsTexts.changedMeanwhile)], record);
  }
  const plan = await planDecision(record, input, context);
  if (plan.outcome === 'REFUSED') return rejected([plan.userError]);
  if (plan.outcome === 'UNCHANGED') return { registration: record, current: null, userErrors: [] };
  const letter = input.sendLetter === false ? { sendLetter: false } : {};
  const written = await changeParticipation(context.provider, { ...plan.request, ...letter });
  const changed = await readChanged(record, written, context);
  return { ...changed, current: null, userErrors: [] };
}

/**
 * API-10: a moderator confirms or changes a format (REG-05, LST-04). The gateway reads the record right before the change;
 * if it is not as the moderator saw it, nothing is sent and the present record is the answer.
 */
export async function confirmFormat(input: ConfirmFormatInput, context: Context): Promise<Confirmed> {
  const mistakes = inputErrors(input, context);
  if (mistakes.length === 0 && input.sendLetter === false) mistakes.push(...(await withholdingErrors(context)));
  if (mistakes.length > 0) return rejected(mistakes);
  const { value, userErrors } = await toUserErrors(() => confirmSeen(input, context), changeFields, 'registrationId');
  return value ?? rejected(userErrors);
}
