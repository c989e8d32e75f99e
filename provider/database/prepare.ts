import { type Migration, Migrator, sql } from 'kysely';
import { applyReferences } from '../references/apply.ts';
import { initial } from './migrations/001-initial.ts';
import { outbox } from './migrations/002-outbox.ts';
import { requestKeys } from './migrations/003-request-keys.ts';
import { consent } from './migrations/004-consent.ts';
import { history } from './migrations/005-history.ts';
import { attendance } from './migrations/006-attendance.ts';
import { olderCabinet } from './migrations/007-older-cabinet.ts';
import { excursion } from './migrations/008-excursion.ts';
import { listViews } from './migrations/010-list-views.ts';
import { badges } from './migrations/011-badges.ts';
import { batches } from './migrations/012-batches.ts';
import { oneAnswer } from './migrations/013-one-answer.ts';
import { documents } from './migrations/014-documents.ts';
import { references as hiddenReferences } from './migrations/015-references.ts';
import { erasure } from './migrations/016-erasure.ts';
import { letters } from './migrations/017-letters.ts';
import { letterLog } from './migrations/018-letter-log.ts';
import { contacts } from './migrations/019-contacts.ts';
import { publicity } from './migrations/020-publicity.ts';
import { invitationNote } from './migrations/021-invitation-note.ts';
import { publicationConsent } from './migrations/022-publication-consent.ts';
import { letterCalendars } from './migrations/023-letter-calendars.ts';
import { signaturePictures } from './migrations/024-signature-pictures.ts';
import { emailChanges } from './migrations/025-email-changes.ts';
import { letterBatches } from './migrations/026-letter-batches.ts';
import type { Database } from './open.ts';
import { writeFiles } from './seed/files.ts';

/** Migrations by name; give a new one the number after the newest, because databases in use have all of these. */
export const migrations: Record<string, Migration> = {
  '001-initial': initial,
  '002-outbox': outbox,
  '003-request-keys': requestKeys,
  '004-consent': consent,
  '005-history': history,
  '006-attendance': attendance,
  '007-older-cabinet': olderCabinet,
  '008-excursion': excursion,
  '010-list-views': listViews,
  '011-badges': badges,
  '012-batches': batches,
  '013-one-answer': oneAnswer,
  '014-documents': documents,
  '015-references': hiddenReferences,
  '016-erasure': erasure,
  '017-letters': letters,
  '018-letter-log': letterLog,
  '019-contacts': contacts,
  '020-publicity': publicity,
  '021-invitation-note': invitationNote,
  '022-publication-consent': publicationConsent,
  '023-letter-calendars': letterCalendars,
  '024-signature-pictures': signaturePictures,
  '025-email-changes': emailChanges,
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
