import { dateRange, dayInWords } from '../dates.ts';
import type { DocumentFacts } from '../outbound/pdf/facts.ts';
import { fullName } from '../people.ts';
import { LISTENER, SPEAKER } from '../registrations/registration.ts';
import { documentsTexts } from '../texts/documents.ts';
import { type IssuedDocument, numberOf } from './issue.ts';
import type { DocumentSource } from './queries.ts';

function formatOf(row: DocumentSource): DocumentFacts['format'] {
  if (row.is_school) return 'school';
  if (row.confirm_type === LISTENER) return 'listener';
  return row.confirm_type === SPEAKER ? 'speaker' : 'poster';
}

/** The school's name, on its documents only. */
export const schoolOf = (row: Pick<DocumentSource, 'is_school' | 'school'>) =>
  row.is_school ? (row.school ?? documentsTexts.school) : null;

/** The title that a document prints. */
export const talkOf = (row: Pick<DocumentSource, 'is_school' | 'confirm_type' | 'comments'>): string | null =>
  !row.is_school && row.confirm_type > LISTENER ? row.comments || null : null;

/** What a document prints. */
export function toFacts(row: DocumentSource, document: IssuedDocument, publicUrl: string): DocumentFacts {
  const talk = !row.is_school && row.confirm_type > LISTENER;
  return {
    fullName: fullName(row),
    addressed: [row.first_name, row.middle_name].filter(Boolean).join(' '),
    isFemale: row.is_female,
    forum: row.forum,
    school: schoolOf(row),
    dates: dateRange(row.starts_on, row.ends_on),
    place: row.place,
    address: row.address,
    format: formatOf(row),
    talk: talkOf(row),
    section: talk ? row.section : null,
    talkDate: talk ? row.org_comment : null,
    signatoryName: row.signatory_name,
    signatoryPost: row.signatory_post,
    facsimile: row.signatory_facsimile,
    stamp: row.signatory_stamp,
    note: row.invitation_note,
    number: numberOf(row.year, document),
    issuedOn: dayInWords(document.issued_at),
    issuedAt: document.issued_at,
    verifyUrl: `${publicUrl}/verify/${document.code}`,
  };
}
