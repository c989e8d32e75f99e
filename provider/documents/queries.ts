import type { Database } from '../database/open.ts';

/** Registrations with all facts of a document, cancelled ones too. */
export const selectSources = (db: Database) =>
  db
    .selectFrom('participations')
    .innerJoin('meetings', 'meetings.id', 'participations.meeting_id')
    .innerJoin('accounts', 'accounts.id', 'participations.account_id')
    .innerJoin('individuals', 'individuals.account_id', 'participations.account_id')
    .leftJoin('sections', 'sections.id', 'participations.section_confirm_id')
    .leftJoin('sections as school_sections', 'school_sections.id', 'meetings.school_section_id')
    .selectAll('participations')
    .select([
      'accounts.erased_at',
      'meetings.title as forum',
      'meetings.year',
      'meetings.place',
      'meetings.address',
      'meetings.signatory_name',
      'meetings.signatory_post',
      'meetings.signatory_facsimile',
      'meetings.signatory_stamp',
      'meetings.invitation_note',
      'meetings.starts_on',
      'meetings.ends_on',
      'meetings.certificates_from',
      'individuals.first_name',
      'individuals.last_name',
      'individuals.middle_name',
      'individuals.is_female',
      'sections.name as section',
      'school_sections.name as school',
    ]);

/** An active registration with all facts of a document. */
export const findDocumentSource = (db: Database, id: number) =>
  selectSources(db).where('participations.id', '=', id).where('participations.is_active', '=', true).executeTakeFirst();

export type DocumentSource = NonNullable<Awaited<ReturnType<typeof findDocumentSource>>>;
