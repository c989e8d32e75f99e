import type { Database } from '../../database/open.ts';

export const selectHistory = (db: Database) =>
  db
    .selectFrom('history')
    .leftJoin('individuals', 'individuals.account_id', 'history.author_id')
    .selectAll('history')
    .select(['individuals.first_name', 'individuals.last_name', 'individuals.middle_name']);

export type HistoryRow = Awaited<ReturnType<ReturnType<typeof selectHistory>['execute']>>[number];

/** Entries newer than a version, oldest first. */
export const listHistory = (db: Database, participationId: number, after = 0) =>
  selectHistory(db)
    .where('history.participation_id', '=', participationId)
    .where('history.id', '>', after)
    .orderBy('history.id')
    .execute();
