import type { ApolloClient } from '@apollo/client/core';
import { differentNames } from '../../../../schema/registrationChanges.ts';
import { describeFailure, isRateLimited, secondsToWait } from '../../../lib/failures.ts';
import { payloadOf } from '../../../lib/payload.ts';
import {
  ConfirmRegistrationDocument,
  type ConfirmRegistrationMutation,
  type ConfirmRegistrationMutationVariables,
} from '../model/ConfirmRegistration.generated.ts';
import { recordOf, seenOf } from '../model/rowFacts.ts';
import type { PlannedChange } from './plan.ts';
import type { Sent } from './runner.ts';

interface SendOptions {
  /** Slug of the project in whose list the records change. */
  project: string | null;
  /** False withholds the letters, if the provider can. */
  sendLetter: boolean;
}

/** Sends one change of a run to the service, with what the moderator saw of the record. */
export async function sendChange(
  client: ApolloClient,
  { row, after, names }: PlannedChange,
  { project, sendLetter }: SendOptions,
): Promise<Sent> {
  const change = Object.fromEntries(names.map((name) => [name, after[name]]));
  const letter = sendLetter ? {} : { sendLetter };
  const input = { registrationId: row.id, project, ...change, ...letter, seen: seenOf(row) };
  try {
    const answer = await client.mutate<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>({
      mutation: ConfirmRegistrationDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    const { registration, current, userErrors } = payloadOf(answer, 'confirmFormat');
    if (userErrors.length === 0) return { kind: 'DONE', row: registration };
    if (userErrors.some(({ code }) => code === 'CONFLICT')) {
      // A change whose answer was lost has been made: a repeat finds its values there.
      const isThere = current !== null && differentNames(recordOf(current), after, project !== null).length === 0;
      return { kind: isThere ? 'DONE' : 'CONFLICT', row: current };
    }
    return { kind: 'REFUSED', message: userErrors.map(({ message }) => message).join(' ') };
  } catch (error) {
    if (isRateLimited(error)) return { kind: 'BUSY', seconds: secondsToWait(error) };
    return { kind: 'FAILED', message: describeFailure(error) };
  }
}
