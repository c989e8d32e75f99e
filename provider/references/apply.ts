import { sql } from 'kysely';
import { CommandError } from '../commandError.ts';
import type { Database } from '../database/open.ts';
import { toMeetingRows } from './rows.ts';
import type { ReferenceData } from './shape.ts';

/** What a run changed in one table. */
export type Applied = { table: string; added: number; changed: number; hidden: number; deleted: number };

type ListTable = 'organizations' | 'org_positions' | 'academic_degrees' | 'school_statuses';
type Row = { id: number } & Record<string, unknown>;

/** The columns of profiles that name a row of the list. */
const NAMED_BY = {
  organizations: 'organization_id',
  org_positions: 'org_position_id',
  academic_degrees: 'academic_degree_id',
  school_statuses: 'school_status_id',
} as const;

/** Whether a registration or attendance names the section of this row. */
const isSectionUsed = sql<boolean>`(
  exists (select from participations where section_choice_id = sections.id or section_confirm_id = sections.id
    or sections.id = any(listen_sections))
  or exists (select from attendance where section_id = sections.id)
  or exists (select from export_links where section_id = sections.id))`;

/** Inserts new rows and updates those that differ. */
async function upsert(db: Database, table: ListTable | 'meetings' | 'sections', rows: Row[]) {
  let added = 0;
  let changed = 0;
  for (const row of rows) {
    const { id, ...values } = row;
    const columns = Object.keys(values);
    const different = sql.join(
      columns.map((column) => sql`${sql.table(table)}.${sql.ref(column)} is distinct from excluded.${sql.ref(column)}`),
      sql` or `,
    );
    const { rows: written } = await sql<{ is_new: boolean }>`
      insert into ${sql.table(table)} (id, ${sql.join(columns.map((column) => sql.ref(column)))})
      values (${id}, ${sql.join(Object.values(values))})
      on conflict (id) do update set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}
      where ${different}
      returning (xmax = 0) as is_new
    `.execute(db);
    if (written[0]?.is_new) added += 1;
    else changed += written.length;
  }
  return { added, changed };
}

/** Handles rows that the files no longer have: hides those that a profile names, deletes the others. */
async function applyList(db: Database, table: ListTable, rows: Row[]): Promise<Applied> {
  const written = await upsert(
    db,
    table,
    rows.map((row) => ({ ...row, is_hidden: false })),
  );
  const ids = rows.map(({ id }) => id);
  const isNamed = sql<boolean>`exists (select from individuals where ${sql.ref(NAMED_BY[table])} = ${sql.table(table)}.id)`;
  const gone = db.deleteFrom(table as 'organizations').where('id', 'not in', ids);
  const { numDeletedRows } = await gone.where(({ not }) => not(isNamed)).executeTakeFirstOrThrow();
  const { numUpdatedRows } = await db
    .updateTable(table as 'organizations')
    .set({ is_hidden: true })
    .where('id', 'not in', ids)
    .where('is_hidden', '=', false)
    .executeTakeFirstOrThrow();
  return { table, ...written, hidden: Number(numUpdatedRows), deleted: Number(numDeletedRows) };
}

/** Handles sections that the files no longer have: nobody can choose them any more, and unused ones are deleted. */
async function applySections(db: Database, rows: Row[]): Promise<Applied> {
  const written = await upsert(db, 'sections', rows);
  const ids = rows.map(({ id }) => id);
  const { numDeletedRows } = await db
    .deleteFrom('sections')
    .where('id', 'not in', ids)
    .where(({ not }) => not(isSectionUsed))
    .executeTakeFirstOrThrow();
  const { numUpdatedRows } = await db
    .updateTable('sections')
    .set({ is_active: false, is_public: false })
    .where('id', 'not in', ids)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  return { table: 'sections', ...written, hidden: Number(numUpdatedRows), deleted: Number(numDeletedRows) };
}

async function applyMeetings(db: Database, rows: Row[]): Promise<Applied> {
  // Only one meeting may be the current one at any moment.
  const current = rows.find(({ is_current: isCurrent }) => isCurrent)?.id as number;
  await db
    .updateTable('meetings')
    .set({ is_current: false })
    .where('is_current', '=', true)
    .where('id', '!=', current)
    .execute();
  return { table: 'meetings', ...(await upsert(db, 'meetings', rows)), hidden: 0, deleted: 0 };
}

/** @throws CommandError if the files lack a meeting that has registrations: its sections would disappear from the lists */
async function requireUsedMeetings(db: Database, ids: number[]): Promise<void> {
  const missing = await db
    .selectFrom('meetings')
    .select(['id', 'year'])
    .where('id', 'not in', ids)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('participations').select('participations.id').whereRef('meeting_id', '=', 'meetings.id')),
    )
    .executeTakeFirst();
  if (!missing) return;
  const { id, year } = missing;
  throw new CommandError(
    `The database has registrations for ${year} (meeting ${id}): the folder needs meetings/${year}.yaml.`,
  );
}

/** Deletes meetings that the files no longer have and that no row names. */
async function deleteUnusedMeetings(db: Database, ids: number[]): Promise<number> {
  const naming = ['sections', 'participations', 'export_links'];
  const isNamed = sql<boolean>`(${sql.join(
    naming.map((table) => sql`exists (select from ${sql.table(table)} where meeting_id = meetings.id)`),
    sql` or `,
  )})`;
  const { numDeletedRows } = await db
    .deleteFrom('meetings')
    .where('id', 'not in', ids)
    .where(({ not }) => not(isNamed))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Writes reference data, within the caller's transaction. A second run with the same data changes nothing; a row in use is
 * hidden, never deleted.
 * @throws CommandError
 */
export async function applyReferences(trx: Database, data: ReferenceData): Promise<Applied[]> {
  const { meetings, sections } = toMeetingRows(data.meetings);
  const meetingIds = meetings.map(({ id }) => id);
  await requireUsedMeetings(trx, meetingIds);
  const lists = [
    await applyList(trx, 'organizations', data.organizations),
    await applyList(trx, 'org_positions', data.positions),
    await applyList(trx, 'academic_degrees', data.degrees),
    await applyList(trx, 'school_statuses', data.schoolStatuses),
  ];
  const written = await applyMeetings(trx, meetings);
  const ofSections = await applySections(trx, sections);
  const deleted = await deleteUnusedMeetings(trx, meetingIds);
  return [...lists, { ...written, deleted }, ofSections];
}
