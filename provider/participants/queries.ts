import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { personColumns } from '../profile/individual.ts';
import { POSTER } from '../registrations/registration.ts';
import { sortByName } from './sorting.ts';

/** LST-08: selects only values that everyone may read. */
export const selectParticipants = (db: Database) =>
  db
    .selectFrom('participations')
    .innerJoin('accounts', 'accounts.id', 'participations.account_id')
    .leftJoin('individuals', 'individuals.account_id', 'participations.account_id')
    .leftJoin('organizations', 'organizations.id', 'individuals.organization_id')
    .select([
      'participations.id',
      'individuals.first_name',
      'individuals.last_name',
      'individuals.middle_name',
      'individuals.organization_id',
      'individuals.other_org_descr',
      'organizations.name as organization',
    ]);

/** Includes cancelled registrations. */
export const selectRecords = (db: Database) =>
  selectParticipants(db)
    .selectAll('participations')
    .select(personColumns.map((column) => `individuals.${column}` as const))
    .select('accounts.username as email')
    // A participation's version is its newest history entry. There is no join, so that the rows can be locked.
    .select(({ selectFrom }) =>
      selectFrom('history')
        .whereRef('history.id', '=', 'participations.version')
        .select('history.created_at')
        .as('updated_at'),
    );

export const selectParticipations = (db: Database) => selectRecords(db).where('participations.is_active', '=', true);

export type Participant = Awaited<ReturnType<ReturnType<typeof selectParticipants>['execute']>>[number];
export type ParticipationWithPerson = Awaited<ReturnType<ReturnType<typeof selectParticipations>['execute']>>[number];

/** Posters of the sections of one poster session, by slot. */
export const listPosters = (db: Database, meetingId: number, session: number) =>
  db
    .selectFrom('participations')
    .innerJoin('sections', 'sections.id', 'participations.section_confirm_id')
    .leftJoin('individuals', 'individuals.account_id', 'participations.account_id')
    .select(['section_confirm_id', 'speak_slot', 'comments', 'first_name', 'last_name', 'middle_name'])
    .where('participations.is_active', '=', true)
    .where('participations.meeting_id', '=', meetingId)
    .where('participations.confirm_type', '=', POSTER)
    .where('sections.poster_session', '=', session)
    .orderBy(sql`speak_slot nulls last`)
    .orderBy('participations.id')
    .execute();

const lower = (text: string) => text.toLocaleLowerCase('ru');

/** By the beginning of the last name, or by role. */
export async function listIndividuals(
  db: Database,
  { last_name = '', role }: { last_name?: string | undefined; role?: string | undefined },
) {
  let query = db
    .selectFrom('individuals')
    .select(['id', 'first_name', 'last_name', 'middle_name', 'organization_id as organization', 'other_org_descr']);
  if (role) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account_roles')
          .select('account_roles.account_id')
          .whereRef('account_roles.account_id', '=', 'individuals.account_id')
          .where('access_rights', '=', role),
      ),
    );
  }
  // Compares here, because the database's lower case of Russian letters depends on the server's locale.
  const people = await query.execute();
  return sortByName(people.filter((person) => lower(person.last_name).startsWith(lower(last_name))));
}
