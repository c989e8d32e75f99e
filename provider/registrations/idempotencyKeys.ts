import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { requestKeyPattern } from '../../schema/limits.ts';
import type { Database } from '../database/open.ts';
import { rejected, withDetail } from '../http/rejections.ts';
import { registrationsTexts } from '../texts/registrations.ts';
import type { Participation } from './registration.ts';

/** A client marks a request that it may repeat with this header; every answer repeats the key. */
export const KEY_HEADER = 'Idempotency-Key';

/**
 * @returns null without a key
 * @throws Rejection 400 for a malformed key
 */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const given = request.headers[KEY_HEADER.toLowerCase()];
  if (given === undefined) return null;
  if (typeof given !== 'string' || !requestKeyPattern.test(given)) throw withDetail(400, registrationsTexts.wrongKey);
  return given;
}

const hashOf = (body: object) => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/**
 * The registration that an equal request with this key created; null without one.
 * @throws Rejection if the key was used for a different request, or if that registration has been cancelled
 */
export async function findByKey(
  db: Database,
  accountId: number,
  key: string,
  body: object,
): Promise<Participation | null> {
  const stored = await db
    .selectFrom('request_keys')
    .innerJoin('participations', 'participations.id', 'request_keys.participation_id')
    .selectAll('participations')
    .select('request_keys.body_hash')
    .where('request_keys.account_id', '=', accountId)
    .where('request_keys.key', '=', key)
    .executeTakeFirst();
  if (!stored) return null;
  const { body_hash, ...row } = stored;
  if (body_hash !== hashOf(body)) throw withDetail(400, registrationsTexts.otherRequestOfKey);
  if (!row.is_active) throw rejected(registrationsTexts.alreadyCancelled);
  return row;
}

/** Stored in the transaction of the registration. */
export const storeKey = (trx: Database, key: string, body: object, { id, account_id, created_at }: Participation) =>
  trx
    .insertInto('request_keys')
    .values({ account_id, key, body_hash: hashOf(body), participation_id: id, created_at })
    .execute();

export const deleteOldKeys = (db: Database, before: Date) =>
  db.deleteFrom('request_keys').where('created_at', '<', before).execute();
