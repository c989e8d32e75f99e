import { mostLetterPreviews } from '../../../schema/limits.ts';
import type { Context } from '../../context.ts';
import type { UserError } from '../../generated/types.ts';
import type { BulkPlan, Letter, PlannedRecord } from '../../graphql/models.ts';
import { userError } from '../../graphql/validation.ts';
import { sliceOf } from '../../lib/connection.ts';
import { GatewayError, ProviderRejection } from '../../lib/errors.ts';
import { previewLetters } from '../../provider/extensions/letterPreviews.ts';
import type { LetterPreview } from '../../provider/records/letterPreviews.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { participantsTexts } from '../../texts/participants.ts';

const toLetter = ({ id, ...letter }: LetterPreview, fullName: string): Letter => ({
  ...letter,
  id: String(id),
  fullName,
});

/** A provider without letter previews cannot withhold letters either: it would send a letter that the moderator declined. */
export async function withholdingErrors({ extensions }: Context): Promise<UserError[]> {
  return (await extensions.has('letterPreviews'))
    ? []
    : [userError('INVALID', participantsTexts.alwaysWithLetter, 'sendLetter')];
}

/** The letters that the provider would send; null if it cannot show them beforehand. */
export const showLetters = async (request: Body<'LetterPreviewRequest'>, { provider, extensions }: Context) =>
  (await extensions.has('letterPreviews')) ? previewLetters(provider, request) : null;

/**
 * The letter of one change, for its preview; `request` is null where the change sends none. A failed preview does not block the
 * change, unless the session has ended.
 */
export async function showLetter(request: Body<'LetterPreviewRequest'> | null, fullName: string, context: Context) {
  const unseen = { hasLetter: request !== null, letter: null, isLetterFailed: false };
  if (request === null || !(await context.extensions.has('letterPreviews'))) return unseen;
  try {
    const [letter] = await previewLetters(context.provider, request);
    return { ...unseen, letter: letter === undefined ? null : toLetter(letter, fullName) };
  } catch (error) {
    const isFault = error instanceof GatewayError && error.code !== 'UNAUTHENTICATED';
    if (!isFault && !(error instanceof ProviderRejection)) throw error;
    return { ...unseen, isLetterFailed: true };
  }
}

const withLetter = ({ rows }: BulkPlan): PlannedRecord[] => rows.filter(({ change }) => change?.writesLetter === true);

export const letterCount = (plan: BulkPlan): number => withLetter(plan).length;

/** A person with two talks gets two letters. Without an address every record counts as a person. */
export const letterPeopleCount = (plan: BulkPlan): number =>
  new Set(withLetter(plan).map(({ id, change }) => change?.email ?? id)).size;

export async function planLetters(plan: BulkPlan, page: { offset: number; first: number }): Promise<Letter[] | null> {
  const rows = sliceOf(withLetter(plan), page, mostLetterPreviews);
  const nameOf = new Map(rows.map(({ id, fullName }) => [Number(id), fullName]));
  const letters = await plan.previewLetters(rows);
  return letters?.map((letter) => toLetter(letter, nameOf.get(letter.id) ?? '')) ?? null;
}
