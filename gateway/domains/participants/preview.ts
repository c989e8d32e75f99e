import type { Context } from '../../context.ts';
import type { ConfirmFormatInput, PreviewDecisionPayload } from '../../generated/types.ts';
import { recordId } from '../../lib/ids.ts';
import { getParticipation } from '../../provider/calls/participants.ts';
import { inputErrors, planDecision } from './decision.ts';
import { showLetter } from './letters.ts';

const withoutLetter = { hasLetter: false, letter: null, isLetterFailed: false };

/** The letter that a decision would send; changes nothing. */
export async function previewDecision(input: ConfirmFormatInput, context: Context): Promise<PreviewDecisionPayload> {
  const mistakes = inputErrors(input, context);
  if (mistakes.length > 0) return { preview: null, userErrors: mistakes };
  const record = await getParticipation(context.provider, recordId(input.registrationId));
  const plan = await planDecision(record, input, context);
  if (plan.outcome === 'REFUSED') return { preview: null, userErrors: [plan.userError] };
  if (plan.outcome === 'UNCHANGED' || !plan.sendsLetter) return { preview: withoutLetter, userErrors: [] };
  const shown = await showLetter(plan.request, record.fullName, context);
  return { preview: { hasLetter: true, ...shown }, userErrors: [] };
}
