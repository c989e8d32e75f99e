import { CommandError } from '../commandError.ts';
import type { Database } from '../database/open.ts';
import { changeEmail } from './changeEmail.ts';
import { eraseAccount } from './erase.ts';
import { email as emailAddress } from './fields.ts';
import { findAccountByUsername, listRoles, markVerified } from './queries.ts';
import { endAllSessions, endSessionsOfEverybody, MODERATOR_RIGHTS } from './tokens.ts';

/** The lines that a command prints, and the files of the rows that it deleted. */
type Outcome = { lines: string[]; files?: { path: string }[]; event?: AccountChange };

/** A change of an account, for the log; of the person it contains only the account's id. Null: of all accounts. */
type AccountChange = { event: string; account: number | null; right?: string };

export const USAGE = [
  'account grant RIGHT E-MAIL     gives a right: moderator or conf_admin',
  'account revoke RIGHT E-MAIL    takes it back',
  'account list                   accounts with a right beyond that of a participant',
  'account verify E-MAIL          takes the address as confirmed, where the letter did not arrive',
  'account change-email OLD NEW   moves an account whose mailbox is lost to another address',
  'account end-sessions E-MAIL    signs the person out everywhere',
  'account end-sessions --all     signs everybody out',
  'account erase E-MAIL           deletes the data of a person who withdraws consent',
].join('\n');

async function accountOf(db: Database, email: string) {
  const account = await findAccountByUsername(db, email.toLowerCase());
  if (!account) throw new CommandError(`There is no account ${email}. The person signs up on the portal first.`);
  return account;
}

function checkRight(right: string): void {
  if (!MODERATOR_RIGHTS.includes(right)) {
    throw new CommandError(`There is no right "${right}"; there are ${MODERATOR_RIGHTS.join(' and ')}.`);
  }
}

async function grant(db: Database, right: string, email: string): Promise<Outcome> {
  checkRight(right);
  const account = await accountOf(db, email);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account_roles')
    .values({ account_id: account.id, access_rights: right })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return { lines: [`${account.username} already has the right ${right}.`] };
  const lines = [`${account.username} has the right ${right}. Open pages learn it within ten seconds.`];
  if (!account.is_verified)
    lines.push('The address is not confirmed yet: without that nobody can sign in (account verify).');
  return { lines, event: { event: 'right_granted', account: account.id, right } };
}

async function revoke(db: Database, right: string, email: string): Promise<Outcome> {
  checkRight(right);
  const account = await accountOf(db, email);
  const { numDeletedRows } = await db
    .deleteFrom('account_roles')
    .where('account_id', '=', account.id)
    .where('access_rights', '=', right)
    .executeTakeFirst();
  if (!numDeletedRows) return { lines: [`${account.username} does not have the right ${right}.`] };
  const left = await db
    .selectFrom('account_roles')
    .select('account_id')
    .where('access_rights', 'in', MODERATOR_RIGHTS)
    .executeTakeFirst();
  const lines = [`${account.username} no longer has the right ${right}.`];
  if (!left) lines.push('No account is left that may moderate.');
  return { lines, event: { event: 'right_revoked', account: account.id, right } };
}

async function list(db: Database): Promise<Outcome> {
  const rows = await db
    .selectFrom('account_roles')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['accounts.id', 'username', 'is_verified', 'access_rights'])
    .where('access_rights', '!=', 'user')
    .orderBy('username')
    .orderBy('access_rights')
    .execute();
  if (rows.length === 0) return { lines: ['No account may moderate yet: account grant moderator E-MAIL'] };
  return {
    lines: rows.map(({ id, username, is_verified, access_rights }) =>
      [id, username, access_rights, ...(is_verified ? [] : ['address not confirmed'])].join('\t'),
    ),
  };
}

async function verify(db: Database, email: string): Promise<Outcome> {
  const account = await accountOf(db, email);
  await markVerified(db, account.id);
  return {
    lines: [`The address ${account.username} is confirmed.`],
    event: { event: 'verified', account: account.id },
  };
}

async function moveToEmail(db: Database, email: string, to: string): Promise<Outcome> {
  const account = await accountOf(db, email);
  const address = emailAddress.safeParse(to);
  if (!address.success) throw new CommandError(`"${to}" is not an e-mail address.`);
  const isFree = await db.transaction().execute(async (trx) => {
    if (!(await changeEmail(trx, account, address.data, new Date()))) return false;
    // Nobody reads the lost mailbox: waiting letters move too.
    const ofLostMailbox = trx.updateTable('messages').where('recipient', '=', account.username);
    await ofLostMailbox.set({ recipient: address.data }).execute();
    return true;
  });
  if (!isFree) throw new CommandError(`There is already an account ${address.data}.`);
  return {
    lines: [`${address.data} is the new address of ${account.username}. The password is unchanged.`],
    event: { event: 'email_changed', account: account.id },
  };
}

async function endSessions(db: Database, email: string): Promise<Outcome> {
  const account = email === '--all' ? null : await accountOf(db, email);
  const [ended] = await (account ? endAllSessions(db, account.id) : endSessionsOfEverybody(db));
  const lines = [`${ended?.numDeletedRows ?? 0n} sessions of ${account?.username ?? 'all accounts'} have ended.`];
  return { lines, event: { event: 'sessions_ended', account: account?.id ?? null } };
}

async function erase(db: Database, email: string): Promise<Outcome> {
  const account = await accountOf(db, email);
  const roles = await listRoles(db, account.id);
  if (roles.some(({ access_rights }) => MODERATOR_RIGHTS.includes(access_rights))) {
    throw new CommandError(`${account.username} may moderate: take the right back first (account revoke).`);
  }
  const erased = await db.transaction().execute((trx) => eraseAccount(trx, account.id));
  return { ...erased, event: { event: 'erased', account: account.id } };
}

/** Each command takes the database and the words of its command line. */
export const accountCommands: Record<string, (db: Database, ...words: string[]) => Promise<Outcome>> = {
  grant,
  revoke,
  list,
  verify,
  'change-email': moveToEmail,
  'end-sessions': endSessions,
  erase,
};
