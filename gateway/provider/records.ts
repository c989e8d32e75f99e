/**
 * The one place that reads the fields of the provider's answers: a field that the contract renames changes here, and
 * nowhere else. What the gateway works with is declared beside it and has no optional fields.
 */
import { GatewayError } from '../errors.ts';
import { readInstant } from '../lib/instants.ts';
import type { Schemas } from './contract.ts';

/** An instant of a checked answer, in UTC. */
const instant = (text: string | null | undefined): string | null => (text ? (readInstant(text)?.iso ?? null) : null);

function requiredInstant(text: string): string {
  const read = instant(text);
  if (read === null) throw new GatewayError('PROVIDER_BAD_RESPONSE');
  return read;
}

/** A date of a record, by the schema's name of its field. */
export type RecordDate = 'createdAt' | 'birthDate';

/** Names the dates that the provider sent and nobody can read; nothing if there are none. */
function unreadableOf(dates: { [Name in RecordDate]?: string | null | undefined }): { unreadable?: RecordDate[] } {
  const names = (Object.keys(dates) as RecordDate[]).filter(
    (name) => dates[name] != null && instant(dates[name]) === null,
  );
  return names.length === 0 ? {} : { unreadable: names };
}

export interface Section {
  id: number;
  name: string;
  is_active: boolean;
  is_public: boolean;
  is_speaker: boolean;
}

/** A meeting of the provider; instants in UTC. */
export interface Meeting {
  id: number;
  year: number;
  isCurrent: boolean;
  startsOn: string;
  endsOn: string;
  registrationOpens: string;
  registrationCloses: string;
  thesesClose: string;
  schoolOpens: string;
  schoolCloses: string;
  certificatesFrom: string;
  sections: Section[];
}

export interface Titled {
  id: number;
  title: string;
}

export interface Organization {
  id: number;
  name: string;
}

export interface Poster {
  section_confirm_id: number | null;
  speak_slot: number | null;
  user_descr: string;
  comments: string | null;
}

export interface Individual {
  id: number;
  first_name: string;
  last_name: string;
  middle_name: string | null;
  birth_date: string | null;
  phone_number: string | null;
  academic_degree: number | null;
  organization: number | null;
  other_org_descr: string | null;
  org_position: number | null;
  other_position_descr: string | null;
  school_status: number | null;
  is_female: boolean | null;
  nationality: string | null;
  photo: string | null;
}

export interface Account {
  username: string;
  individual: Individual | null;
  /** Its rights; other values than the known ones may come. */
  roles: string[];
  consent: { version: string; given_at: string } | null;
}

export type ListedIndividual = Pick<
  Individual,
  'id' | 'first_name' | 'last_name' | 'middle_name' | 'organization' | 'other_org_descr'
>;

export interface Login {
  token: string;
  /** Null where the provider does not name it as a number. */
  accountId: number | null;
}

/** What the provider confirms of an issued document. */
export interface DocumentVerification {
  kind: string;
  is_valid: boolean;
  number: string;
  issued_on: string;
  user_descr: string | null;
  event: string;
  starts_on: string | null;
  ends_on: string | null;
}

/** An act upon a record, or an exported list. */
export interface HistoryEntry {
  id: number;
  created_at: string;
  action: string;
  author_role: string;
  author_descr: string | null;
  participation_id: number | null;
  fields: { field: string; before: string | null; after: string | null }[];
  view: string | null;
  rows: number | null;
}

/** A named view of lists. */
export interface ListView {
  id: number;
  name: string;
  query: string;
  author_descr: string | null;
  updated_at: string;
}

/** A letter as it would be sent. */
export interface LetterPreview {
  /** Of the participation. */
  id: number;
  to: string;
  subject: string;
  text: string;
}

/** A change of many records. */
export interface Batch {
  id: string;
  created_at: string;
  author_descr: string | null;
  records: number;
  /** How many of them an undo restored. */
  undone: number;
  /** The batch that this one undoes. */
  undoes: string | null;
  fields: { field: string; after: string | null; is_same: boolean }[];
}

/** A registration as its owner sees it. */
export interface Registration {
  id: number;
  meeting_id: number | null;
  /** Null where a list of the caller's own registrations does not say it. */
  created_at: string | null;
  type: number;
  /** 0 until a moderator decides. */
  confirm_type: number;
  is_confirm: 0 | 1;
  comments: string | null;
  org_comment: string | null;
  section_choice_id: number | null;
  section_confirm_id: number | null;
  listen_sections: string | null;
  need_tour: number | null;
  tshort_size: number | null;
  cancel_poster: number | null;
  /** Days of the forum, from 1, on which the person attends; null where the provider says nothing about days. */
  days: number[] | null;
  file: string | null;
  file_id: number | null;
  file_pdf: string | null;
  file_pdf_id: number | null;
  exp_file: string | null;
  exp_file_id: number | null;
  /** Dates that could not be read and are null; absent if all were. */
  unreadable?: RecordDate[];
}

/** A row of a public list. */
export interface Participant {
  id: number;
  user_descr: string;
  organisation: string | null;
  organization_id: number | null;
  other_org_descr: string | null;
}

/** A registration as moderators see it. */
export interface Participation extends Registration, Participant {
  phone_number: string | null;
  email: string | null;
  birth_date: string | null;
  speak_day: number | null;
  speak_slot: number | null;
  speak_track: number | null;
  /** Null where the provider keeps no versions. */
  version: number | null;
  /** False for a cancelled registration; an active one does not say it. */
  is_active?: false;
}

export interface AttendanceRecord {
  /** In an audience that of the registration; null where the provider names none. */
  id: number | null;
  section_id: number | null;
  section_descr: string | null;
  created_at: string | null;
  user_descr: string | null;
  organisation: string | null;
  organization_id: number | null;
  other_org_descr: string | null;
}

export const toLogin = ({ token, user }: Schemas['LoginAnswer']): Login => ({
  token,
  accountId: typeof user === 'number' && Number.isSafeInteger(user) && user > 0 ? user : null,
});

export const toHistoryEntry = (wire: Schemas['HistoryEntry']): HistoryEntry => ({
  id: wire.id,
  created_at: requiredInstant(wire.created_at),
  action: wire.action,
  author_role: wire.author_role,
  author_descr: wire.author_descr,
  participation_id: wire.participation_id,
  fields: wire.fields.map(({ field, before, after }) => ({ field, before, after })),
  view: wire.view,
  rows: wire.rows,
});

export const toListView = ({ id, name, query, author_descr, updated_at }: Schemas['ListView']): ListView => ({
  id,
  name,
  query,
  author_descr,
  updated_at: requiredInstant(updated_at),
});

export const toLetterPreview = ({ id, to, subject, text }: Schemas['LetterPreview']): LetterPreview => ({
  id,
  to,
  subject,
  text,
});

export const toBatch = (wire: Schemas['Batch']): Batch => ({
  id: wire.id,
  created_at: requiredInstant(wire.created_at),
  author_descr: wire.author_descr,
  records: wire.records,
  undone: wire.undone,
  undoes: wire.undoes,
  fields: wire.fields.map(({ field, after, is_same }) => ({ field, after, is_same })),
});

export const toSection = ({ id, name, is_active, is_public, is_speaker }: Schemas['Section']): Section => ({
  id,
  name,
  is_active,
  is_public,
  is_speaker,
});

export const toTitled = ({ id, title }: Schemas['Titled']): Titled => ({ id, title });

export const toOrganization = ({ id, name }: Schemas['Organization']): Organization => ({ id, name });

export const toPoster = (wire: Schemas['Poster']): Poster => ({
  section_confirm_id: wire.section_confirm_id ?? null,
  speak_slot: wire.speak_slot ?? null,
  user_descr: wire.user_descr,
  comments: wire.comments ?? null,
});

export const toListedIndividual = (wire: Schemas['ListedIndividual']): ListedIndividual => ({
  id: wire.id,
  first_name: wire.first_name,
  last_name: wire.last_name,
  middle_name: wire.middle_name ?? null,
  organization: wire.organization ?? null,
  other_org_descr: wire.other_org_descr ?? null,
});

export const toIndividual = (wire: Schemas['Individual']): Individual => ({
  ...toListedIndividual(wire),
  birth_date: instant(wire.birth_date),
  phone_number: wire.phone_number ?? null,
  academic_degree: wire.academic_degree ?? null,
  org_position: wire.org_position ?? null,
  other_position_descr: wire.other_position_descr ?? null,
  school_status: wire.school_status ?? null,
  is_female: wire.is_female ?? null,
  nationality: wire.nationality ?? null,
  photo: wire.photo ?? null,
});

/** Only the first profile counts (1§3). */
export function toAccount({ username, profiles: [first], consent }: Schemas['Account']): Account {
  return {
    username,
    individual: first?.individual ? toIndividual(first.individual) : null,
    roles: (first?.role ?? []).map(({ access_rights }) => access_rights),
    consent: consent ? { version: consent.version, given_at: requiredInstant(consent.given_at) } : null,
  };
}

/** The type of a day's mark varies: a boolean, a number or a text. */
const isMarked = (mark: unknown): boolean =>
  mark === true ||
  (typeof mark === 'number' && mark > 0) ||
  (typeof mark === 'string' && !/^(?:0|false)?$/i.test(mark.trim()));

function daysOf({ day_1, day_2, day_3, day_4 }: Schemas['Registration']): number[] | null {
  const marks = [day_1, day_2, day_3, day_4];
  if (marks.every((mark) => mark == null)) return null;
  return marks.flatMap((mark, index) => (isMarked(mark) ? [index + 1] : []));
}

export const toRegistration = (wire: Schemas['Registration']): Registration => ({
  id: wire.id,
  meeting_id: wire.meeting_id ?? null,
  created_at: instant(wire.created_at),
  type: wire.type,
  confirm_type: wire.confirm_type ?? 0,
  is_confirm: wire.is_confirm ? 1 : 0,
  comments: wire.comments ?? null,
  org_comment: wire.org_comment ?? null,
  section_choice_id: wire.section_choice_id ?? null,
  section_confirm_id: wire.section_confirm_id ?? null,
  listen_sections: wire.listen_sections ?? null,
  need_tour: wire.need_tour ?? null,
  tshort_size: wire.tshort_size ?? null,
  cancel_poster: wire.cancel_poster ?? null,
  days: daysOf(wire),
  file: wire.file ?? null,
  file_id: wire.file_id ?? null,
  file_pdf: wire.file_pdf ?? null,
  file_pdf_id: wire.file_pdf_id ?? null,
  exp_file: wire.exp_file ?? null,
  exp_file_id: wire.exp_file_id ?? null,
  ...unreadableOf({ createdAt: wire.created_at }),
});

export const toDocumentVerification = (wire: Schemas['DocumentVerification']): DocumentVerification => ({
  kind: wire.kind,
  is_valid: wire.is_valid,
  number: wire.number,
  issued_on: wire.issued_on,
  user_descr: wire.user_descr ?? null,
  event: wire.event,
  starts_on: wire.starts_on ?? null,
  ends_on: wire.ends_on ?? null,
});

export const toParticipant = (wire: Schemas['Participant']): Participant => ({
  id: wire.id,
  user_descr: wire.user_descr,
  organisation: wire.organisation ?? null,
  organization_id: wire.organization_id ?? null,
  other_org_descr: wire.other_org_descr ?? null,
});

// Object.assign, because a list has ten thousand records.
export const toParticipation = (wire: Schemas['Participation']): Participation =>
  Object.assign(toRegistration(wire), toParticipant(wire), {
    phone_number: wire.phone_number ?? null,
    email: wire.email ?? null,
    birth_date: instant(wire.birth_date),
    speak_day: wire.speak_day ?? null,
    speak_slot: wire.speak_slot ?? null,
    speak_track: wire.speak_track ?? null,
    version: wire.version ?? null,
    ...unreadableOf({ createdAt: wire.created_at, birthDate: wire.birth_date }),
    ...(wire.is_active === false ? { is_active: false as const } : {}),
  });

export const toAttendanceRecord = (wire: Schemas['AttendanceRecord']): AttendanceRecord => ({
  id: wire.id ?? null,
  section_id: wire.section_id ?? null,
  section_descr: wire.section_descr ?? null,
  created_at: instant(wire.created_at),
  user_descr: wire.user_descr ?? null,
  organisation: wire.organisation ?? null,
  organization_id: wire.organization_id ?? null,
  other_org_descr: wire.other_org_descr ?? null,
});

export const toMeeting = (wire: Schemas['Meeting']): Meeting => ({
  id: wire.id,
  year: wire.year,
  isCurrent: wire.is_current,
  startsOn: wire.starts_on,
  endsOn: wire.ends_on,
  registrationOpens: requiredInstant(wire.registration_opens),
  registrationCloses: requiredInstant(wire.registration_closes),
  thesesClose: requiredInstant(wire.thesis_closes),
  schoolOpens: requiredInstant(wire.school_opens),
  schoolCloses: requiredInstant(wire.school_closes),
  certificatesFrom: requiredInstant(wire.certificates_from),
  sections: wire.sections.map(toSection),
});
