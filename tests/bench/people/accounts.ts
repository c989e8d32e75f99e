/**
 * Runs in a separate process before the provider starts: gives sample people a password, and moderators their right, as
 * `npm run account -- grant moderator` does. Prints further accounts that have a certificate after the forum.
 */
import { accountCommands } from '../../../provider/accounts/commands.ts';
import { hashPassword } from '../../../provider/accounts/passwords.ts';
import { withDatabase } from '../../../provider/commands/database.ts';
import { LISTENER } from '../../../provider/registrations/registration.ts';
import { readSettings } from '../../../scripts/settings.ts';

const [moderators = '', others = '', certified = '0'] = process.argv.slice(2);
const emailsOf = (list: string) => list.split(',').filter(Boolean);
const { provider } = readSettings();
if (!provider) throw new Error('PROVIDER_URL selects another provider');
await withDatabase(provider, async (db) => {
  // One hash for all: checking it takes as long as checking a hash of one's own.
  const password_hash = await hashPassword('Primer2025');
  const everybody = [...emailsOf(moderators), ...emailsOf(others)];
  const found = await db
    .selectFrom('participations')
    .innerJoin('accounts', 'accounts.id', 'participations.account_id')
    .innerJoin('meetings', 'meetings.id', 'participations.meeting_id')
    .select('username')
    .distinct()
    .where('meetings.is_current', '=', true)
    .where('participations.is_active', '=', true)
    .where('confirm_type', '=', LISTENER)
    .where('username', 'not in', everybody)
    .orderBy('username')
    .limit(Number(certified))
    .execute();
  const further = found.map(({ username }) => username);
  await db
    .updateTable('accounts')
    .set({ password_hash })
    .where('username', 'in', [...everybody, ...further])
    .execute();
  for (const email of emailsOf(moderators)) await accountCommands.grant?.(db, 'moderator', email);
  console.log(JSON.stringify(further));
});
