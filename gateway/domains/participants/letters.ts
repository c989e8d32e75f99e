import type { Context } from '../../context.ts';
import { badArgument } from '../../errors.ts';
import type { Letter, UserError } from '../../generated/types.ts';
import type { BulkPlan, PlannedRecord } from '../../graphql/models.ts';
import { userError } from '../../graphql/validation.ts';
import { toNodeId } from '../../lib/nodeIds.ts';
import type { LetterPreview } from '../../provider/records.ts';

const maxLetters = 100;

export const toLetter = ({ id, to, subject, text }: LetterPreview, fullName: string): Letter => ({
  registrationId: toNodeId('Registration', id),
  fullName,
  recipient: to,
  subject,
  text,
});

/** A provider that cannot show letters does not withhold them either: it would send what the moderator declined. */
export async function withholdingErrors({ extensions }: Context): Promise<UserError[]> {
  return (await extensions.has('letterPreviews'))
    ? []
    : [userError('INVALID', 'Сервис не умеет сохранять без письма', 'sendLetter')];
}

const withLetter = ({ rows }: BulkPlan): PlannedRecord[] => rows.filter(({ change }) => change?.writesLetter === true);

export const letterCount = (plan: BulkPlan): number => withLetter(plan).length;

/** A person with two talks gets two letters. Without an address every record counts as a person. */
export const letterPeopleCount = (plan: BulkPlan): number =>
  new Set(withLetter(plan).map(({ id, change }) => change?.email ?? id)).size;

export async function planLetters(
  plan: BulkPlan,
  { offset, first }: { offset: number; first: number },
): Promise<Letter[] | null> {
  if (first < 1 || first > maxLetters) throw badArgument('first', `first is 1 to ${maxLetters}`);
  if (offset < 0) throw badArgument('offset', 'offset is at least 0');
  const rows = withLetter(plan).slice(offset, offset + first);
  const nameOf = new Map(rows.map(({ id, fullName }) => [Number(id), fullName]));
  const letters = await plan.previewLetters(rows);
  return letters?.map((letter) => toLetter(letter, nameOf.get(letter.id) ?? '')) ?? null;
}
