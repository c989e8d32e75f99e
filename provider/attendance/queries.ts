import { countRows } from '../database/count.ts';
import type { Database } from '../database/open.ts';
import { sortByName } from '../participants/sorting.ts';

/** A null section means all sections of the meeting. */
export type Place = { meeting_id: number; section_id: number | null };

const PERSON = [
  'individuals.first_name',
  'individuals.last_name',
  'individuals.middle_name',
  'individuals.organization_id',
  'individuals.other_org_descr',
  'organizations.name as organization',
] as const;

const selectAttendance = (db: Database) =>
  db
    .selectFrom('attendance')
    .innerJoin('sections', 'sections.id', 'attendance.section_id')
    .leftJoin('individuals', 'individuals.account_id', 'attendance.account_id')
    .leftJoin('organizations', 'organizations.id', 'individuals.organization_id')
    .select(['attendance.id', 'attendance.section_id', 'attendance.created_at', 'sections.name as section', ...PERSON]);

/** `created_at` is the time of arrival; null for a person who only plans to come. */
export type Attendee = Omit<
  Awaited<ReturnType<ReturnType<typeof selectAttendance>['execute']>>[number],
  'created_at'
> & {
  created_at: Date | null;
};

const selectCame = (db: Database, { meeting_id, section_id }: Place) =>
  selectAttendance(db)
    .where('sections.meeting_id', '=', meeting_id)
    .$if(section_id !== null, (query) => query.where('sections.id', '=', section_id));

const selectPlanned = (db: Database, { meeting_id, section_id }: Place) =>
  db
    .selectFrom('participations')
    .innerJoin('sections', (join) =>
      join.on(({ eb, fn }) => eb('sections.id', '=', fn.any('participations.listen_sections'))),
    )
    .leftJoin('individuals', 'individuals.account_id', 'participations.account_id')
    .leftJoin('organizations', 'organizations.id', 'individuals.organization_id')
    .select(['participations.id', 'sections.id as section_id', 'sections.name as section', ...PERSON])
    .where('participations.meeting_id', '=', meeting_id)
    .where('participations.is_active', '=', true)
    .$if(section_id !== null, (query) => query.where('sections.id', '=', section_id))
    .distinctOn(['participations.account_id', 'sections.id'])
    .orderBy('participations.account_id')
    .orderBy('sections.id')
    .orderBy('participations.id');

export const listAttendance = async (db: Database, place: Place): Promise<Attendee[]> =>
  sortByName(await selectCame(db, place).execute());

/** Lists each person once per section, however many registrations name it; the id is that of the participation. */
export const listAudience = async (db: Database, place: Place): Promise<Attendee[]> =>
  sortByName((await selectPlanned(db, place).execute()).map((row) => ({ ...row, created_at: null })));

export const countAttendance = (db: Database, place: Place) => countRows(db, selectCame(db, place));
export const countAudience = (db: Database, place: Place) => countRows(db, selectPlanned(db, place));

/** Sections that the person of a participation attended during its meeting, in order of time. */
export const listPersonAttendance = (
  db: Database,
  { account_id, meeting_id }: { account_id: number; meeting_id: number },
) =>
  selectAttendance(db)
    .where('attendance.account_id', '=', account_id)
    .where('sections.meeting_id', '=', meeting_id)
    .orderBy('attendance.created_at')
    .orderBy('attendance.id')
    .execute();

export const findSection = (db: Database, id: number) =>
  db.selectFrom('sections').select(['id', 'meeting_id', 'name']).where('id', '=', id).executeTakeFirst();
