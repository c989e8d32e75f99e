import type { Context } from '../../context.ts';
import type { WithdrawDecisionInput } from '../../generated/types.ts';
import type { ResolversTypes } from '../../graphql/generated/resolvers.ts';
import { toUserErrors } from '../../graphql/userErrors.ts';
import { recordId } from '../../lib/ids.ts';
import { getParticipation } from '../../provider/calls/participants.ts';
import { withdrawDecision as withdraw } from '../../provider/extensions/withdrawals.ts';
import { formatCodes } from '../../shared/registrationFields.ts';
import { changedMeanwhile, versionErrors, writeOrConflict } from './change.ts';
import { showLetter } from './letters.ts';
import { changeFields, providersVersion } from './mapping.ts';

type DecisionPreview = Awaited<ResolversTypes['DecisionPreview']>;

/** What taking a decision back would cause; changes nothing. */
export async function previewWithdrawal(registrationId: string, context: Context): Promise<DecisionPreview> {
  const id = recordId(registrationId);
  const record = await getParticipation(context.provider, id);
  const isDecided = record.confirmedType >= formatCodes.LISTENER;
  const shown = await showLetter(isDecided ? { withdraws: [id] } : null, record.fullName, context);
  return { ...shown, placeClashes: [] };
}

/** Takes a moderator's decision back: the registration waits for a format again. */
export async function withdrawDecision(input: WithdrawDecisionInput, context: Context) {
  const { registrationId, expectedVersion = null, sendLetter } = input;
  const mistakes = versionErrors(expectedVersion);
  if (mistakes.length > 0) return { registration: null, isUnchanged: null, conflict: null, userErrors: mistakes };
  const id = recordId(registrationId);
  const { value, userErrors } = await toUserErrors(
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
  const conflict = value?.conflict ?? null;
  return {
    registration: value?.record ?? null,
    isUnchanged: value?.isUnchanged ?? null,
    conflict,
    userErrors: conflict === null ? userErrors : [...userErrors, changedMeanwhile],
  };
}
