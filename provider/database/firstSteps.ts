import { MODERATOR_RIGHTS } from '../accounts/tokens.ts';
import type { Log } from '../log.ts';
import type { Database } from './open.ts';

/** Logs the next steps for the operator of an empty portal. */
export async function logFirstSteps(db: Database, log: Log): Promise<void> {
  const meeting = await db.selectFrom('meetings').select('id').limit(1).executeTakeFirst();
  if (!meeting) {
    log.warn({ command: 'reference' }, 'there is no forum yet: write its own data with "npm run reference -- DIR"');
  }
  const moderator = await db
    .selectFrom('account_roles')
    .select('account_id')
    .where('access_rights', 'in', MODERATOR_RIGHTS)
    .limit(1)
    .executeTakeFirst();
  if (!moderator) {
    log.warn({ command: 'account' }, 'nobody may moderate yet: "npm run account -- grant moderator E-MAIL"');
  }
}
