import type { ExpressionBuilder, Insertable } from 'kysely';
import { countRows } from '../database/count.ts';
import type { Database } from '../database/open.ts';
import type { FilesTable, Tables } from '../database/tables.ts';

/** File types by their number in the API. */
export const KIND_OF_TYPE = { 3: 'thesis_pdf', 4: 'thesis_doc', 5: 'expert' } as const;

export const insertFile = (db: Database, row: Insertable<FilesTable>) =>
  db.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow();

/** Files of neither a registration nor a person. */
const isLoose = (eb: ExpressionBuilder<Tables, 'files'>) =>
  eb.and([eb('participation_id', 'is', null), eb('individual_id', 'is', null)]);

export const countLooseFiles = (db: Database, accountId: number): Promise<number> =>
  countRows(db, db.selectFrom('files').select('id').where('account_id', '=', accountId).where(isLoose));

/** Returns the paths of the deleted rows. */
export const deleteLooseFiles = (db: Database, before: Date) =>
  db.deleteFrom('files').where('created_at', '<', before).where(isLoose).returning('path').execute();

export const findFileByPath = (db: Database, path: string) =>
  db.selectFrom('files').selectAll().where('path', '=', path).executeTakeFirst();

/** Locks an account's own file until the end of the transaction. */
export const lockOwnFile = (db: Database, id: number, accountId: number) =>
  db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

export const deleteFile = (db: Database, id: number) => db.deleteFrom('files').where('id', '=', id).execute();
