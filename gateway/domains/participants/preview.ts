import type { Context } from '../../context.ts';
import type { ConfirmFormatInput } from '../../generated/types.ts';
import type { ResolversTypes } from '../../graphql/generated/resolvers.ts';
import { recordId } from '../../lib/ids.ts';
import { getParticipation } from '../../provider/calls/participants.ts';
import { projectErrors } from '../shared/callerList.ts';
import { editionOfMeeting } from '../shared/editionOf.ts';
import { checkedSettings, inputErrors } from './change.ts';
import { clashesAfter } from './clashes.ts';
import { showLetter } from './letters.ts';
import { differences, writesLetter } from './mapping.ts';
import { toParticipationChange } from './recordChange.ts';

const nothing = { hasLetter: false, letter: null, isLetterFailed: false, placeClashes: [] };

type PreviewPayload = Awaited<ResolversTypes['PreviewDecisionPayload']>;

/** What a decision would cause; changes nothing. */
export async function previewDecision(input: ConfirmFormatInput, context: Context): Promise<PreviewPayload> {
  const { registrationId, expectedVersion: _, sendLetter: __, ...change } = input;
  const mistakes = [...projectErrors(context, input.project), ...inputErrors(input)];
  if (mistakes.length > 0) return { preview: null, userErrors: mistakes };
  const id = recordId(registrationId);
  const record = await getParticipation(context.provider, id);
  const settings = await checkedSettings(record, change, context);
  if ('code' in settings) return { preview: null, userErrors: [settings] };
  const changes = differences(record, settings);
  if (changes.length === 0) return { preview: nothing, userErrors: [] };
  const request = toParticipationChange(record, change, settings, null);
  const [shown, placeClashes] = await Promise.all([
    showLetter(writesLetter(changes) ? { changes: [request] } : null, record.fullName, context),
    // If the list cannot be read, only the warning is missing.
    clashesAfter(id, settings, editionOfMeeting(context, record.meetingId), context).catch(() => []),
  ]);
  return { preview: { ...shown, placeClashes }, userErrors: [] };
}
