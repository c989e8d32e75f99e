import { type Kysely, type Migration, sql } from 'kysely';

/** Columns of a participation that its history records. */
const RECORDED = [
  'type',
  'confirm_type',
  'section_choice_id',
  'section_confirm_id',
  'comments',
  'org_comment',
  'speak_day',
  'speak_track',
  'speak_slot',
  'is_confirm',
  'cancel_poster',
  'listen_sections',
  'need_tour',
  'tshort_size',
  'day_1',
  'day_2',
  'day_3',
  'day_4',
  'is_active',
];

/**
 * Records every change of a participation and every exported list. Triggers write it, so no call can change a record
 * without history, and they reject changes to written entries. It has no foreign keys, so it outlives the records.
 */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('history')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('author_id', 'integer')
    .addColumn('author_role', 'text', (c) => c.notNull().check(sql`author_role in ('owner', 'moderator', 'service')`))
    .addColumn('meeting_id', 'integer')
    .addColumn('participation_id', 'integer')
    .addColumn('fields', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('view', 'text')
    .addColumn('row_count', 'integer')
    .execute();
  await sql`create index history_of_participation on history (participation_id, id)`.execute(db);
  await sql`create index history_of_lists on history (meeting_id, id) where participation_id is null`.execute(db);
  await sql`
    create function refuse_change_of_history() returns trigger language plpgsql as $$
    begin
      raise exception 'history is only ever added to';
    end $$`.execute(db);
  await sql`
    create trigger history_stays before update or delete on history
    for each row execute function refuse_change_of_history()`.execute(db);
  await sql`
    create trigger history_is_not_emptied before truncate on history
    for each statement execute function refuse_change_of_history()`.execute(db);
}

/** The history stores values as texts of the API; the author is the one that the transaction names. */
async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function history_values(record participations) returns jsonb language sql stable as $$
      select to_jsonb(record) || jsonb_build_object('listen_sections', array_to_string(record.listen_sections, ', '))
    $$`.execute(db);
  await sql`
    create function history_fields(names text[], earlier jsonb, later jsonb) returns jsonb language sql immutable as $$
      select coalesce(jsonb_agg(
        jsonb_build_object('field', name, 'before', earlier ->> name, 'after', later ->> name) order by place), '[]')
      from unnest(names) with ordinality as named (name, place)
      where earlier ->> name is distinct from later ->> name
    $$`.execute(db);
  await sql`
    create function write_history(
      action text, meeting integer, participation integer, fields jsonb, usual_author integer, usual_time timestamptz
    ) returns integer language sql as $$
      insert into history (created_at, action, author_id, author_role, meeting_id, participation_id, fields)
      select
        coalesce(nullif(current_setting('portal.now', true), '')::timestamptz, usual_time),
        action, coalesce(author, usual_author),
        coalesce(nullif(current_setting('portal.role', true), ''), case when usual_author is null then 'service' else 'owner' end),
        meeting, participation, fields
      from (select nullif(current_setting('portal.author', true), '')::integer as author) as acting
      returning id
    $$`.execute(db);
}

/**
 * A participation's version is its newest history entry; `changed_in` lets a client with a copy of a list read only
 * changes.
 */
async function watchParticipations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('participations')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('changed_in', sql`xid8`, (c) => c.notNull().defaultTo(sql`pg_current_xact_id()`))
    .execute();
  await sql`create index participations_changed on participations (meeting_id, changed_in)`.execute(db);
  await sql`
    create function watch_participation() returns trigger language plpgsql as $$
    declare
      changed jsonb;
    begin
      if tg_op = 'INSERT' then
        changed := history_fields(
          '{type,comments,section_choice_id,listen_sections,need_tour}', '{}', history_values(new));
        new.version := write_history('registered', new.meeting_id, new.id, changed, new.account_id, new.created_at);
        return new;
      end if;
      changed := history_fields('{${sql.raw(RECORDED.join())}}', history_values(old), history_values(new));
      if changed <> '[]' then
        new.version := write_history(
          case when old.is_active and not new.is_active then 'cancelled' else 'changed' end,
          new.meeting_id, new.id, changed, null, now());
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger participations_watched before insert or update of ${sql.raw(RECORDED.join())} on participations
    for each row execute function watch_participation()`.execute(db);
  await sql`
    create function date_participation() returns trigger language plpgsql as $$
    begin
      new.changed_in := pg_current_xact_id();
      return new;
    end $$`.execute(db);
  await sql`
    create trigger participations_dated before insert or update on participations
    for each row execute function date_participation()`.execute(db);
}

async function watchFiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function watch_file() returns trigger language plpgsql as $$
    declare
      held constant integer := case when tg_op <> 'INSERT' then old.participation_id end;
      holds constant integer := case when tg_op <> 'DELETE' then new.participation_id end;
      slots constant jsonb := '{"thesis_doc":"file","thesis_pdf":"file_pdf","expert":"exp_file"}';
    begin
      if held is not distinct from holds then return null; end if;
      if held is not null then
        update participations set version = write_history(
          'file_removed', meeting_id, id,
          jsonb_build_array(jsonb_build_object('field', slots ->> old.kind, 'before', old.name, 'after', null)),
          null, now())
        where id = held;
      end if;
      if holds is not null then
        update participations set version = write_history(
          'file_added', meeting_id, id,
          jsonb_build_array(jsonb_build_object('field', slots ->> new.kind, 'before', null, 'after', new.name)),
          new.account_id, new.created_at)
        where id = holds;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger files_watched after insert or update or delete on files
    for each row execute function watch_file()`.execute(db);
}

/** Lists also show person and organisation, so their changes mark the participations, without a history entry. */
async function watchPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function touch_participations() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'individuals' then
        -- As cancelling a registration does, so that the two never wait for each other's rows.
        perform 1 from accounts where id = new.account_id for update;
        update participations set version = version where is_active and account_id = new.account_id;
      else
        update participations set version = version where is_active
        and account_id in (select account_id from individuals where organization_id = new.id);
      end if;
      return null;
    end $$`.execute(db);
  for (const table of ['individuals', 'organizations']) {
    await sql`
      create trigger ${sql.raw(`${table}_watched`)} after update on ${sql.table(table)}
      for each row when (old.* is distinct from new.*) execute function touch_participations()`.execute(db);
  }
}

export const history: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(db);
    await watchParticipations(db);
    await createFunctions(db);
    await watchFiles(db);
    await watchPeople(db);
  },
};
