import { z } from 'zod';
import type { Database } from '../../database/open.ts';

/** Whether the public list of participants shows the person; by default it does. */
export const isListed = z.boolean().optional();

/** The accounts that no public list shows. */
export const unlistedAccounts = (db: Database) =>
  db.selectFrom('individuals').select('individuals.account_id').where('is_listed', '=', false);
