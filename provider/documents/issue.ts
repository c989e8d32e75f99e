import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import type { DocumentKind, DocumentsTable } from '../database/tables.ts';

export type IssuedDocument = Selectable<DocumentsTable>;

/** Has no letters and digits that look alike; a code of 16 cannot be guessed. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 16;

const makeCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The number as the document prints it. */
export const numberOf = (year: number, { id }: Pick<IssuedDocument, 'id'>) => `${year}/${String(id).padStart(5, '0')}`;

/** The document of this kind: the first request issues it, later requests get the same one. */
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
  // A simultaneous request has issued it.
  return made ?? ((await find()) as IssuedDocument);
}
