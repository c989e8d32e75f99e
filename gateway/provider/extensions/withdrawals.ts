import type { ProviderClient } from '../http/client.ts';
import { toParticipation } from '../records/participants.ts';
import { type Body, toWire } from '../records/requestNames.ts';
import { throwConflict } from './history.ts';

/**
 * Takes the decision about a record back. For a provider with the extension `withdrawals`.
 * @throws ParticipationConflict where the record has another version than the expected one
 */
export const withdrawDecision = (client: ProviderClient, request: Body<'WithdrawalRequest'>) =>
  client
    .write('withdrawDecision', 'Participation', toParticipation, { json: toWire<'WithdrawalRequest'>(request) })
    .catch(throwConflict);
