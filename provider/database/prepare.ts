import { type ColumnDataType, type Kysely, type Migration, Migrator, type RawBuilder, sql } from 'kysely';
import { applyReferences } from '../references/apply.ts';
import { initial } from './migrations/001-initial.ts';
import { outbox } from './migrations/002-outbox.ts';
import { requestKeys } from './migrations/003-request-keys.ts';
import { history } from './migrations/005-history.ts';
import { attendance } from './migrations/006-attendance.ts';
import { olderCabinet } from './migrations/007-older-cabinet.ts';
import { excursion } from './migrations/008-excursion.ts';
import { listViews } from './migrations/010-list-views.ts';
import { batches } from './migrations/012-batches.ts';
import { oneAnswer } from './migrations/013-one-answer.ts';
import { documents } from './migrations/014-documents.ts';
import { references as hiddenReferences } from './migrations/015-references.ts';
import { erasure } from './migrations/016-erasure.ts';
import { letterLog } from './migrations/018-letter-log.ts';
import { contacts } from './migrations/019-contacts.ts';
import { publicity } from './migrations/020-publicity.ts';
import { letterBatches } from './migrations/026-letter-batches.ts';
import type { Database } from './open.ts';
import { writeFiles } from './seed/files.ts';
import type { Tables } from './tables.ts';

/** A migration that adds columns which are null in the rows of a database in use. */
export const addColumns = (
  table: keyof Tables,
  columns: Record<string, ColumnDataType | RawBuilder<unknown>>,
): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const [name, type] of Object.entries(columns)) {
      await db.schema.alterTable(table).addColumn(name, type).execute();
    }
  },
});

/** Migrations by name; give a new one the number after the newest, because databases in use have all of these. */
export const migrations: Record<string, Migration> = {
  '001-initial': initial,
  '002-outbox': outbox,
  '003-request-keys': requestKeys,
  // Consent at sign-up; earlier accounts and those of the sister portal have none.
  '004-consent': addColumns('accounts', { consent_version: 'text', consent_given_at: 'timestamptz' }),
  '005-history': history,
  '006-attendance': attendance,
  '007-older-cabinet': olderCabinet,
  '008-excursion': excursion,
  '010-list-views': listViews,
  // An export link can name chosen registrations, for badges.
  '011-badges': addColumns('export_links', { participation_ids: sql`integer[]` }),
  '012-batches': batches,
  '013-one-answer': oneAnswer,
  '014-documents': documents,
  '015-references': hiddenReferences,
  '016-erasure': erasure,
  // A letter that the outbox gives up stays, with the time and the reason.
  '017-letters': addColumns('messages', { given_up_at: 'timestamptz', failure: 'text' }),
  '018-letter-log': letterLog,
  '019-contacts': contacts,
  '020-publicity': publicity,
  // A sentence of the organisers on the invitations of a forum, for example on the fee.
  '021-invitation-note': addColumns('meetings', { invitation_note: 'text' }),
  // Version and time of the consent to be in the public list of participants.
  '022-publication-consent': addColumns('individuals', {
    publication_consent_version: 'text',
    publication_consent_given_at: 'timestamptz',
  }),
  // A calendar file that goes with a letter.
  '023-letter-calendars': addColumns('messages', { calendar: 'text' }),
  // Facsimile and stamp on the documents of a forum.
  '024-signature-pictures': addColumns('meetings', { signatory_facsimile: 'text', signatory_stamp: 'text' }),
  // Time of the newest change of an account's address, after which links mailed to the earlier one are no longer valid.
  '025-email-changes': addColumns('accounts', { email_changed_at: 'timestamptz' }),
  '026-letter-batches': letterBatches,
};
/** An arbitrary number: several services that start on one server at the same time seed the tables once. */
const SEED_LOCK = 20_251_021;

async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Migrates the tables. A demonstration also gets the sample reference data, accounts, sample people and their files, if
 * the database is empty; without it the tables stay empty until `reference` and the first sign-up fill them.
 */
export async function prepareDatabase(
  db: Database,
  { mediaDir, demoData }: { mediaDir: string; demoData: boolean },
): Promise<void> {
  await migrate(db);
  if (!demoData) return;
  const { references } = await import('./seed/references.ts');
  const { seedDemo } = await import('./seed/seed.ts');
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    const meeting = await trx.selectFrom('meetings').select('id').limit(1).executeTakeFirst();
    // Meetings without accounts are a real forum's data: sample accounts with a known password must not join them.
    if (meeting) return;
    await applyReferences(trx, references);
    await writeFiles(await seedDemo(trx), mediaDir);
  });
}
