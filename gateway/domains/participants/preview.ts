import type { Context } from '../../context.ts';
import type { ConfirmFormatInput } from '../../generated/types.ts';
import type { ResolversTypes } from '../../graphql/generated/resolvers.ts';
import { recordId } from '../../lib/ids.ts';
import { getParticipation } from '../../provider/calls/participants.ts';
import { formatCodes } from '../../shared/registrationFields.ts';
import { projectErrors } from '../shared/callerList.ts';
import { editionOfMeeting } from '../shared/editionOf.ts';
import { clashesAfter } from './clashes.ts';
import { inputErrors, planDecision } from './decision.ts';
import { showLetter } from './letters.ts';

const nothing = { hasLetter: false, letter: null, isLetterFailed: false, placeClashes: [] };

type PreviewPayload = Awaited<ResolversTypes['PreviewDecisionPayload']>;

/** What a decision would cause; changes nothing. */
export async function previewDecision(input: ConfirmFormatInput, context: Context): Promise<PreviewPayload> {
  const mistakes = [...projectErrors(context, input.project), ...inputErrors(input)];
  if (mistakes.length > 0) return { preview: null, userErrors: mistakes };
  const id = recordId(input.registrationId);
  const record = await getParticipation(context.provider, id);
  const plan = await planDecision(record, input, context);
  if (plan.outcome === 'REFUSED') return { preview: null, userErrors: [plan.userError] };
  if (plan.outcome === 'UNCHANGED') return { preview: nothing, userErrors: [] };
  const { after, request, sendsLetter } = plan;
  const placed = {
    ...after,
    confirmedType: formatCodes[after.confirmedFormat],
    confirmedSectionId: Number(after.confirmedSectionId) || null,
  };
  const [shown, placeClashes] = await Promise.all([
    showLetter(sendsLetter ? { changes: [request] } : null, record.fullName, context),
    // If the list cannot be read, only the warning is missing.
    clashesAfter(id, placed, editionOfMeeting(context, record.meetingId), context).catch(() => []),
  ]);
  return { preview: { ...shown, placeClashes }, userErrors: [] };
}
