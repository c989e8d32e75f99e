import type { Context } from '../../context.ts';
import type { LetterFailure, LetterState, SentLetter } from '../../generated/types.ts';
import type { Edition, Registration } from '../../graphql/models.ts';
import { moderatorsOnly } from '../../graphql/permissions.ts';
import { listGivenUpLetters, type listLetters } from '../../provider/extensions/letterLog.ts';
import { codeReader } from '../../shared/registrationFields.ts';

const stateOf = codeReader<LetterState>('letterState', { waiting: 'WAITING', sent: 'SENT', given_up: 'GIVEN_UP' });
const failureOf = codeReader<LetterFailure>('letterFailure', {
  address_rejected: 'ADDRESS_REJECTED',
  not_accepted: 'NOT_ACCEPTED',
});

type LoggedLetter = Awaited<ReturnType<typeof listLetters>>[number];

export const toLetter = ({ id, reason, state, ...letter }: LoggedLetter, { reportUnknown }: Context): SentLetter => ({
  ...letter,
  key: String(id),
  state: stateOf(state, reportUnknown),
  failure: reason === null ? null : failureOf(reason, reportUnknown),
});

/** The letters to the record's person. */
export async function lettersOf({ id }: Registration, context: Context): Promise<SentLetter[]> {
  await moderatorsOnly(context);
  return (await context.loaders.letters(id)).map((letter) => toLetter(letter, context));
}

/** The letters to people of an edition that the provider failed to deliver and gave up. */
export async function givenUpLettersOf({ meetingId }: Edition, context: Context) {
  const { provider, reportUnknown } = context;
  const found = await listGivenUpLetters(provider, meetingId);
  return found.map(({ id, participationId, reason, ...letter }) => ({
    ...letter,
    // The registration is read only if a query needs more than its id.
    id: String(participationId),
    key: String(id),
    failure: failureOf(reason, reportUnknown),
  }));
}
