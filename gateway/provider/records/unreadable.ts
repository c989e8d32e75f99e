import type { WireName } from '../http/contract.ts';
import { brokenFieldsOf } from '../http/listRows.ts';
import { toInstant } from './instants.ts';

/** The schema's field for a field of the provider; the provider's other fields do not appear in lists. */
const schemaNames: { [Name in WireName]?: string } = {
  birth_date: 'birthDate',
  comments: 'title',
  confirm_type: 'confirmedFormat',
  created_at: 'createdAt',
  email: 'email',
  exp_file: 'expertConclusion',
  exp_file_id: 'expertConclusion',
  file: 'thesisDocument',
  file_id: 'thesisDocument',
  file_pdf: 'thesisPdf',
  file_pdf_id: 'thesisPdf',
  is_confirm: 'isConfirmed',
  listen_sections: 'listeningSections',
  need_tour: 'tour',
  org_comment: 'talkSchedule',
  organisation: 'organization',
  organization_id: 'organization',
  other_org_descr: 'organization',
  phone_number: 'phone',
  section_choice_id: 'requestedSection',
  section_confirm_id: 'confirmedSection',
  speak_day: 'talkDay',
  speak_slot: 'talkSlot',
  speak_track: 'talkTrack',
  tshort_size: 'tshirtSize',
  type: 'requestedFormat',
  user_descr: 'fullName',
};

/** The schema's names of fields that the provider sent in an unreadable form, which are null. */
export interface Marked {
  /** Absent if all could be read. */
  unreadable?: string[];
}

/** The mark of a record; `dates` are those of a single record's answer, whose check accepts an unreadable date (LST-11). */
export function unreadableOf(wire: object, dates: Record<string, string | null | undefined> = {}): Marked {
  const ofRow = brokenFieldsOf(wire).flatMap((field) => schemaNames[field as WireName] ?? []);
  const ofDates = Object.keys(dates).filter((name) => dates[name] != null && toInstant(dates[name]) === null);
  const names = [...new Set([...ofRow, ...ofDates])];
  return names.length === 0 ? {} : { unreadable: names };
}
