import type { Database } from '../database/open.ts';

/** An active registration with all facts of a document. */
export const findDocumentSource = (db: Database, id: number) =>
  db
    .selectFrom('participations')
    .innerJoin('meetings', 'meetings.id', 'participations.meeting_id')
    .innerJoin('individuals', 'individuals.account_id', 'participations.account_id')
    .leftJoin('sections', 'sections.id', 'participations.section_confirm_id')
    .selectAll('participations')
    .select([
      'meetings.title as forum',
      'meetings.place',
      'meetings.starts_on',
      'meetings.ends_on',
      'meetings.certificates_from',
      'individuals.first_name',
      'individuals.last_name',
      'individuals.middle_name',
      'individuals.is_female',
      'sections.name as section',
    ])
    .where('participations.id', '=', id)
    .where('participations.is_active', '=', true)
    .executeTakeFirst();

export type DocumentSource = NonNullable<Awaited<ReturnType<typeof findDocumentSource>>>;
