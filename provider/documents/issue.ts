import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import type { DocumentKind, DocumentsTable } from '../database/tables.ts';

export type IssuedDocument = Selectable<DocumentsTable>;

/** Without letters and digits that look alike; 16 of them cannot be guessed. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 16;

const makeCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The number as the document prints it. */
export const numberOf = (year: number, { id }: Pick<IssuedDocument, 'id'>) => `${year}/${String(id).padStart(5, '0')}`;

/** The document of this kind: issued at the first request, the same one ever after. */
export async function issueDocument(
  db: Database,
  participation_id: number,
  kind: DocumentKind,
  now: Date,
): Promise<IssuedDocument> {
  const find = () =>
    db
      .selectFrom('documents')
      .selectAll()
      .where('participation_id', '=', participation_id)
      .where('kind', '=', kind)
      .executeTakeFirst();
  const issued = await find();
  if (issued) return issued;
  const made = await db
    .insertInto('documents')
    .values({ code: makeCode(), participation_id, kind, issued_at: now })
    .onConflict((conflict) => conflict.columns(['participation_id', 'kind']).doNothing())
    .returningAll()
    .executeTakeFirst();
  // Two requests at once: the other one has issued it.
  return made ?? ((await find()) as IssuedDocument);
}
