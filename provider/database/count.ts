import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

export async function countRows<Names extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, Names, Row>,
): Promise<number> {
  const { count } = await db
    .selectFrom(query.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
