import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/open.ts';

/** Only the hash is stored: a stolen copy of the database opens no session. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Sessions of one account: more than a person has devices. */
const MOST_SESSIONS = 10;

/** Begins a session; if the account has too many, its oldest ones end. */
export async function issueToken(db: Database, accountId: number, now: Date): Promise<string> {
  const token = randomBytes(20).toString('hex');
  await db.transaction().execute(async (trx) => {
    // Simultaneous logins are counted one after another.
    await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const older = trx
      .selectFrom('auth_tokens')
      .select('key_hash')
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .offset(MOST_SESSIONS - 1);
    await trx.deleteFrom('auth_tokens').where('key_hash', 'in', older).execute();
    await trx
      .insertInto('auth_tokens')
      .values({ key_hash: hashOf(token), account_id: accountId, created_at: now })
      .execute();
  });
  return token;
}

/** `keyHash` is that of the caller's token. */
export type Caller = { id: number; isModerator: boolean; keyHash: string };

export const MODERATOR_RIGHTS = ['moderator', 'conf_admin'];

/** Null for an unknown token and for one issued before `oldest`. */
export async function findCaller(db: Database, token: string, oldest: Date): Promise<Caller | null> {
  const keyHash = hashOf(token);
  const rows = await db
    .selectFrom('auth_tokens')
    .leftJoin('account_roles', 'account_roles.account_id', 'auth_tokens.account_id')
    .where('key_hash', '=', keyHash)
    .where('auth_tokens.created_at', '>=', oldest)
    .select(['auth_tokens.account_id as id', 'access_rights'])
    .execute();
  const [first] = rows;
  if (!first) return null;
  return {
    id: first.id,
    keyHash,
    isModerator: rows.some(({ access_rights }) => MODERATOR_RIGHTS.includes(access_rights ?? '')),
  };
}

export const endSession = (db: Database, { keyHash }: Caller) =>
  db.deleteFrom('auth_tokens').where('key_hash', '=', keyHash).execute();

export const endAllSessions = (db: Database, accountId: number) =>
  db.deleteFrom('auth_tokens').where('account_id', '=', accountId).execute();

export const endSessionsOfEverybody = (db: Database) => db.deleteFrom('auth_tokens').execute();

export const endOtherSessions = (db: Database, { id, keyHash }: Caller) =>
  db.deleteFrom('auth_tokens').where('account_id', '=', id).where('key_hash', '!=', keyHash).execute();
