import type { Context } from '../../context.ts';
import type { DecisionPreview, WithdrawDecisionInput } from '../../generated/types.ts';
import { settle } from '../../graphql/userErrors.ts';
import { recordId } from '../../lib/ids.ts';
import { getParticipation } from '../../provider/calls/participants.ts';
import { withdrawDecision as withdraw } from '../../provider/extensions/withdrawals.ts';
import { formatCodes } from '../../shared/registrationFields.ts';
import { versionErrors, writeOrConflict } from './change.ts';
import { showLetter, toLetter } from './letters.ts';
import { changeFields, providersVersion } from './mapping.ts';

/** What the end of a decision would cause; nothing is changed. */
export async function previewWithdrawal(registrationId: string, context: Context): Promise<DecisionPreview> {
  const id = recordId(registrationId);
  const record = await getParticipation(context.provider, id);
  const isDecided = (record.confirmedType ?? 0) >= formatCodes.LISTENER;
  const { letter, letterFailed } = isDecided
    ? await showLetter({ withdraws: [id] }, context)
    : { letter: null, letterFailed: false };
  return {
    writesLetter: isDecided,
    letter: letter === null ? null : toLetter(letter, record.fullName),
    letterFailed,
    placeClashes: [],
    userErrors: [],
  };
}

/** Takes a moderator's decision back: the registration waits for a format again. */
export async function withdrawDecision(input: WithdrawDecisionInput, context: Context) {
  const { registrationId, expectedVersion = null, sendLetter } = input;
  const mistakes = versionErrors(expectedVersion);
  if (mistakes.length > 0) return { registration: null, conflict: null, userErrors: mistakes };
  const id = recordId(registrationId);
  const { value, userErrors } = await settle(
    async () => {
      const expected =
        expectedVersion === null
          ? null
          : providersVersion(await getParticipation(context.provider, id), expectedVersion);
      const request = {
        id,
        ...(expected === null ? {} : { expectedVersion: expected }),
        sendLetter: sendLetter ?? false,
      };
      return writeOrConflict(id, {}, () => withdraw(context.provider, request), context);
    },
    changeFields,
    'registrationId',
  );
  return { registration: value?.record ?? null, conflict: value?.conflict ?? null, userErrors };
}
