import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import type { AccountsTable, IndividualsTable } from '../database/tables.ts';
import { endAllSessions } from './tokens.ts';

const columns = [
  'id',
  'username',
  'password_hash',
  'site_type',
  'is_verified',
  'consent_version',
  'consent_given_at',
  'email_changed_at',
] as const;

export type StoredAccount = Pick<Selectable<AccountsTable>, (typeof columns)[number]>;

export const findAccountByUsername = (db: Database, username: string): Promise<StoredAccount | undefined> =>
  db.selectFrom('accounts').select(columns).where('username', '=', username).executeTakeFirst();

export const findAccount = (db: Database, id: number): Promise<StoredAccount | undefined> =>
  db.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst();

/** Locks the account until the end of the transaction: of two equal requests only one can use the link. */
export const lockAccount = (db: Database, id: number): Promise<StoredAccount | undefined> =>
  db.selectFrom('accounts').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

export const listRoles = (db: Database, accountId: number) =>
  db
    .selectFrom('account_roles')
    .select('access_rights')
    .where('account_id', '=', accountId)
    .orderBy('access_rights')
    .execute();

/**
 * Creates an account with its person.
 * @returns undefined if the e-mail is taken, even by a simultaneous request
 */
export async function createAccount(
  db: Database,
  account: Insertable<AccountsTable>,
  individual: Omit<Insertable<IndividualsTable>, 'account_id'>,
): Promise<StoredAccount | undefined> {
  const created = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (!created) return undefined;
  await db.insertInto('account_roles').values({ account_id: created.id, access_rights: 'user' }).execute();
  await db
    .insertInto('individuals')
    .values({ ...individual, account_id: created.id })
    .execute();
  return created;
}

/** Removes a sign-up whose letter could not be sent. */
export const deleteUnverified = (db: Database, id: number) =>
  db.deleteFrom('accounts').where('id', '=', id).where('is_verified', '=', false).execute();

/** Frees addresses that nobody verified in time. An imported account that has a registration stays. */
export const deleteExpiredSignUps = (db: Database, createdBefore: Date) =>
  db
    .deleteFrom('accounts')
    .where('is_verified', '=', false)
    .where('created_at', '<', createdBefore)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('participations').select('id').whereRef('participations.account_id', '=', 'accounts.id'))),
    )
    .execute();

export const markVerified = (db: Database, id: number) =>
  db.updateTable('accounts').set({ is_verified: true }).where('id', '=', id).execute();

/** A new password ends every session; the mailed link proves the address, so it is verified too. */
export async function changePassword(db: Database, id: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, is_verified: true })
    .where('id', '=', id)
    .execute();
  await endAllSessions(db, id);
}
