import { sql } from 'kysely';
import { countRows } from '../database/count.ts';
import type { Database } from '../database/open.ts';
import {
  type Participant,
  type ParticipationWithPerson,
  selectParticipants,
  selectParticipations,
  selectRecords,
} from './queries.ts';
import { compareRevision, type RevisionTexts } from './revision.ts';
import { sortByName } from './sorting.ts';

/** A meeting's list, whole or of the neutron-source project. */
export type List = { meeting_id: number; neutron_only?: boolean | undefined };

const inList =
  ({ neutron_only }: List) =>
  (row: ParticipationWithPerson) =>
    row.is_active && (!neutron_only || row.is_neutron);

/** The public list of API-11: each person once, whatever talks were added, and without the school. */
export async function listPublic(db: Database, list: List): Promise<Participant[]> {
  const rows = await selectParticipants(db)
    .where('participations.is_active', '=', true)
    .where('meeting_id', '=', list.meeting_id)
    .where('is_school', '=', false)
    .$if(list.neutron_only === true, (query) => query.where('is_neutron', '=', true))
    .distinctOn('participations.account_id')
    .orderBy('participations.account_id')
    .orderBy('position')
    .execute();
  return sortByName(rows);
}

const selectFull = (db: Database, { meeting_id, neutron_only }: List) =>
  selectParticipations(db)
    .where('meeting_id', '=', meeting_id)
    .$if(neutron_only === true, (query) => query.where('is_neutron', '=', true));

/** API-11 for moderators: every registration. */
export const listFull = async (db: Database, list: List): Promise<ParticipationWithPerson[]> =>
  sortByName(await selectFull(db, list).execute());

/** For moderators: what no other list holds. */
export const listCancelled = async (db: Database, { meeting_id, neutron_only }: List) =>
  sortByName(
    await selectRecords(db)
      .where('participations.is_active', '=', false)
      .where('meeting_id', '=', meeting_id)
      .$if(neutron_only === true, (query) => query.where('is_neutron', '=', true))
      .execute(),
  );

export const countFull = (db: Database, list: List) => countRows(db, selectFull(db, list));

export async function listChanges(db: Database, texts: RevisionTexts, list: List, given: string) {
  const { revision, from } = await compareRevision(db, texts, list.meeting_id, given);
  if (from === 'nothing') return { revision, is_whole: false, changed: [], removed: [] };
  if (from === 'everything') return { revision, is_whole: true, changed: await listFull(db, list), removed: [] };
  const rows = await selectRecords(db)
    .where('meeting_id', '=', list.meeting_id)
    .where('changed_in', '>=', sql<string>`${from}::xid8`)
    .execute();
  const belongs = inList(list);
  return {
    revision,
    is_whole: false,
    changed: rows.filter(belongs),
    removed: rows.filter((row) => !belongs(row)).map(({ id }) => id),
  };
}
