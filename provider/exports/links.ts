import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../database/open.ts';
import type { ExportLinksTable } from '../database/tables.ts';

/** Lifetime of an address. */
const LINK_HOURS = 1;

const oldest = (now: Date) => new Date(now.getTime() - LINK_HOURS * 3_600_000);

/** Stores the source of an export under an unguessable key. */
export async function createLink(db: Database, link: Omit<Insertable<ExportLinksTable>, 'key'>): Promise<string> {
  const key = randomBytes(16).toString('hex');
  await db
    .insertInto('export_links')
    .values({ ...link, key })
    .execute();
  return key;
}

export const findLink = (db: Database, key: string, now: Date) =>
  db
    .selectFrom('export_links')
    .selectAll()
    .where('key', '=', key)
    .where('created_at', '>', oldest(now))
    .executeTakeFirst();

export const deleteOldLinks = (db: Database, now: Date) =>
  db.deleteFrom('export_links').where('created_at', '<=', oldest(now)).execute();
