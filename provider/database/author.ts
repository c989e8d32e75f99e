import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { AuthorRole } from '../database/tables.ts';

/** `now` comes from the service's clock. */
export type Author = {
  id: number;
  role: Exclude<AuthorRole, 'service'>;
  now: Date;
};

/** Names the author of this transaction's changes, which the database writes into the history. */
export const setAuthor = (trx: Database, { id, role, now }: Author) =>
  sql`select set_config('portal.author', ${String(id)}, true), set_config('portal.role', ${role}, true),
    set_config('portal.now', ${now.toISOString()}, true)`.execute(trx);
