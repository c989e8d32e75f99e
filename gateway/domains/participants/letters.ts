import type { Context } from '../../context.ts';
import type { Letter, UserError } from '../../generated/types.ts';
import { userError } from '../../graphql/validation.ts';
import { GatewayError, ProviderRejection } from '../../lib/errors.ts';
import { previewLetters } from '../../provider/extensions/letterPreviews.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { participantsTexts } from '../../texts/participants.ts';

/** A provider without letter previews cannot withhold letters either: it would send a letter that the moderator declined. */
export async function withholdingErrors({ extensions }: Context): Promise<UserError[]> {
  return (await extensions.has('letterPreviews'))
    ? []
    : [userError('INVALID', participantsTexts.alwaysWithLetter, 'sendLetter')];
}

/** `isLetterFailed`: the provider could not show the letter, which does not block the change. */
export interface ShownLetter {
  letter: Letter | null;
  isLetterFailed: boolean;
}

/** The letter of a change that sends one, unless the provider cannot show it. @throws GatewayError UNAUTHENTICATED */
export async function showLetter(
  change: Body<'ParticipationChange'>,
  fullName: string,
  { provider, extensions }: Context,
): Promise<ShownLetter> {
  if (!(await extensions.has('letterPreviews'))) return { letter: null, isLetterFailed: false };
  try {
    const [shown] = await previewLetters(provider, { changes: [change] });
    if (shown === undefined) return { letter: null, isLetterFailed: false };
    const { recipient, subject, text } = shown;
    return { letter: { fullName, recipient, subject, text }, isLetterFailed: false };
  } catch (error) {
    const isFault = error instanceof GatewayError && error.code !== 'UNAUTHENTICATED';
    if (!isFault && !(error instanceof ProviderRejection)) throw error;
    return { letter: null, isLetterFailed: true };
  }
}
