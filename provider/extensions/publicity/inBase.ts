import { z } from 'zod';
import type { Database } from '../../database/open.ts';

/** Whether the person is in the public list of participants; a person who never chose is. */
export const isListed = z.boolean().optional();

/** The persons who are in no public list. */
export const unlistedAccounts = (db: Database) =>
  db.selectFrom('individuals').select('individuals.account_id').where('is_listed', '=', false);
