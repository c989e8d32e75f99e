import type { PublicListMode } from '../config.ts';
import { countRows } from '../database/count.ts';
import type { Database } from '../database/open.ts';
import { unlistedAccounts } from '../extensions/publicity/inBase.ts';
import { type Participant, type ParticipationWithPerson, selectParticipants, selectParticipations } from './queries.ts';
import { sortByName } from './sorting.ts';

/** A meeting's list: of all participants, or of the neutron-source project. */
export type List = { meeting_id: number; neutron_only?: boolean | undefined };

/** The public list of API-11: each person once, without the school and without people who declined to be listed. */
export async function listPublic(db: Database, list: List, mode: PublicListMode): Promise<Participant[]> {
  const rows = await selectParticipants(db)
    .where('participations.is_active', '=', true)
    .where('meeting_id', '=', list.meeting_id)
    .where('is_school', '=', false)
    .where('participations.account_id', 'not in', unlistedAccounts(db))
    .$if(mode === 'confirmed', (query) => query.where('is_confirm', '=', 1))
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

export const countFull = (db: Database, list: List) => countRows(db, selectFull(db, list));
