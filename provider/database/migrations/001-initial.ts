import { type Kysely, type Migration, sql } from 'kysely';

/** Tables of the first edition: accounts, references, meetings, participations, files, stored letters. */
export const initial: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['org_positions', 'academic_degrees', 'school_statuses']) {
      await db.schema
        .createTable(table)
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .addColumn('title', 'text', (c) => c.notNull())
        .execute();
    }
    await db.schema
      .createTable('organizations')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('accounts')
      .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
      .addColumn('username', 'text', (c) => c.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('site_type', 'text', (c) => c.notNull())
      .addColumn('is_verified', 'boolean', (c) => c.notNull())
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .addUniqueConstraint('accounts_username_key', ['username'])
      .execute();
    await db.schema
      .createTable('account_roles')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('access_rights', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('account_roles_pkey', ['account_id', 'access_rights'])
      .execute();
    await db.schema
      .createTable('auth_tokens')
      .addColumn('key_hash', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('auth_tokens_account').on('auth_tokens').column('account_id').execute();

    await db.schema
      .createTable('individuals')
      .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
      .addColumn('account_id', 'integer', (c) => c.notNull().unique().references('accounts.id').onDelete('cascade'))
      .addColumn('first_name', 'text', (c) => c.notNull())
      .addColumn('last_name', 'text', (c) => c.notNull())
      .addColumn('middle_name', 'text')
      .addColumn('birth_date', 'date')
      .addColumn('phone_number', 'text')
      .addColumn('academic_degree_id', 'integer', (c) => c.references('academic_degrees.id'))
      .addColumn('organization_id', 'integer', (c) => c.references('organizations.id'))
      .addColumn('other_org_descr', 'text')
      .addColumn('org_position_id', 'integer', (c) => c.references('org_positions.id'))
      .addColumn('other_position_descr', 'text')
      .addColumn('school_status_id', 'integer', (c) => c.references('school_statuses.id'))
      .addColumn('is_female', 'boolean')
      .addColumn('nationality', 'text')
      .execute();

    await db.schema
      .createTable('meetings')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('year', 'integer', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('starts_on', 'date', (c) => c.notNull())
      .addColumn('ends_on', 'date', (c) => c.notNull())
      .addColumn('registration_opens', 'timestamptz', (c) => c.notNull())
      .addColumn('registration_closes', 'timestamptz', (c) => c.notNull())
      .addColumn('thesis_closes', 'timestamptz', (c) => c.notNull())
      .addColumn('school_opens', 'timestamptz', (c) => c.notNull())
      .addColumn('school_closes', 'timestamptz', (c) => c.notNull())
      .addColumn('certificates_from', 'timestamptz', (c) => c.notNull())
      .addColumn('school_section_id', 'integer')
      .addColumn('is_current', 'boolean', (c) => c.notNull())
      .execute();
    await sql`create unique index meetings_one_current on meetings (is_current) where is_current`.execute(db);
    await db.schema
      .createTable('sections')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('meeting_id', 'integer', (c) => c.notNull().references('meetings.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('is_active', 'boolean', (c) => c.notNull())
      .addColumn('is_public', 'boolean', (c) => c.notNull())
      .addColumn('is_speaker', 'boolean', (c) => c.notNull())
      .addColumn('poster_session', 'integer')
      .execute();

    await db.schema
      .createTable('participations')
      .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
      .addColumn('meeting_id', 'integer', (c) => c.notNull().references('meetings.id'))
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('is_active', 'boolean', (c) => c.notNull().defaultTo(true))
      .addColumn('is_school', 'boolean', (c) => c.notNull().defaultTo(false))
      .addColumn('is_neutron', 'boolean', (c) => c.notNull().defaultTo(false))
      .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0).check(sql`position between 0 and 2`))
      .addColumn('type', 'integer', (c) => c.notNull().check(sql`type between 1 and 3`))
      .addColumn('confirm_type', 'integer', (c) => c.notNull().defaultTo(0).check(sql`confirm_type between 0 and 3`))
      .addColumn('is_confirm', 'integer', (c) => c.notNull().defaultTo(0).check(sql`is_confirm between 0 and 1`))
      .addColumn('comments', 'text')
      .addColumn('org_comment', 'text')
      .addColumn('section_choice_id', 'integer', (c) => c.references('sections.id'))
      .addColumn('section_confirm_id', 'integer', (c) => c.references('sections.id'))
      .addColumn('listen_sections', sql`integer[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
      .addColumn('need_tour', 'integer')
      .addColumn('tshort_size', 'integer')
      .addColumn('cancel_poster', 'integer')
      .addColumn('day_1', 'boolean')
      .addColumn('day_2', 'boolean')
      .addColumn('day_3', 'boolean')
      .addColumn('day_4', 'boolean')
      .addColumn('speak_day', 'integer')
      .addColumn('speak_slot', 'integer')
      .addColumn('speak_track', 'integer')
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .execute();
    // A person has one first registration, one for the school and two more talks, even after equal simultaneous requests.
    await sql`create unique index participations_one_each on participations (account_id, meeting_id, is_school, position) where is_active`.execute(
      db,
    );
    await db.schema.createIndex('participations_meeting').on('participations').column('meeting_id').execute();

    await db.schema
      .createTable('files')
      .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('participation_id', 'integer', (c) => c.references('participations.id'))
      .addColumn('individual_id', 'integer', (c) => c.references('individuals.id'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('path', 'text', (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('media_type', 'text', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .execute();
    // FIL-01: one file a slot; nulls are distinct, so files without a registration do not count.
    await sql`create unique index files_one_a_slot on files (participation_id, kind)`.execute(db);
    await sql`create unique index files_one_photo on files (individual_id)`.execute(db);

    await db.schema
      .createTable('messages')
      .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
      .addColumn('recipient', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('html', 'text', (c) => c.notNull())
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .execute();
  },
};
