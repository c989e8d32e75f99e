import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { AuthorRole } from '../database/tables.ts';

/** Who acts, in which role, and when by the service's clock. */
export type Author = { id: number; role: Exclude<AuthorRole, 'service'>; now: Date };

/** Tells the database whose changes follow in this transaction: it writes their history itself. */
export const actAs = (trx: Database, { id, role, now }: Author) =>
  sql`select set_config('portal.author', ${String(id)}, true), set_config('portal.role', ${role}, true),
    set_config('portal.now', ${now.toISOString()}, true)`.execute(trx);
