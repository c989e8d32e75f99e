import type { Generated, GeneratedAlways } from 'kysely';

export type SlotKind = 'thesis_doc' | 'thesis_pdf' | 'expert';
export type FileKind = SlotKind | 'photo';

/** Hidden rows are no longer offered; profiles still name them. */
type Hideable = { is_hidden: Generated<boolean> };
type Titled = Hideable & { id: number; title: string };

export type AccountsTable = {
  id: Generated<number>;
  username: string;
  /** Null for sample people, who cannot log in. */
  password_hash: string | null;
  site_type: string;
  is_verified: boolean;
  created_at: Date;
  /** Version of the accepted text on personal data, and time of consent. */
  consent_version: string | null;
  consent_given_at: Date | null;
  /** Time of the newest change of the address; null for the first one. */
  email_changed_at: Generated<Date | null>;
  /** Time of the erasure of the person's data; null for everybody else. */
  erased_at: Generated<Date | null>;
};

export type IndividualsTable = {
  id: Generated<number>;
  account_id: number;
  first_name: string;
  last_name: string;
  middle_name: string | null;
  birth_date: string | null;
  phone_number: string | null;
  academic_degree_id: number | null;
  organization_id: number | null;
  other_org_descr: string | null;
  org_position_id: number | null;
  other_position_descr: string | null;
  school_status_id: number | null;
  is_female: boolean | null;
  nationality: string | null;
  /** Whether the public list of participants shows the person. */
  is_listed: Generated<boolean>;
  /** Version of the accepted text on publication, and time of consent. */
  publication_consent_version: Generated<string | null>;
  publication_consent_given_at: Generated<Date | null>;
};

export type MeetingsTable = {
  id: number;
  year: number;
  title: string;
  /** The town, as documents name it. */
  place: string;
  /** Where to come, for invitations; null while unknown. */
  address: string | null;
  /** Who signs invitations and certificates; without a name the line stays empty. */
  signatory_name: string | null;
  signatory_post: string;
  /** Pictures (PNG or JPEG) in base64, printed over the line; null leaves their place empty. */
  signatory_facsimile: string | null;
  signatory_stamp: string | null;
  /** A sentence at the end of the invitation. */
  invitation_note: string | null;
  /** The organisers' e-mail address, for questions; null where the reference data have none. */
  contact_email: string | null;
  starts_on: string;
  ends_on: string;
  /** Null without an excursion. */
  excursion_on: string | null;
  /** The day by which the organisers ask to confirm participation; null without one. */
  confirmation_due_on: string | null;
  registration_opens: Date;
  registration_closes: Date;
  thesis_closes: Date;
  school_opens: Date;
  school_closes: Date;
  certificates_from: Date;
  /**
   * Windows of the older variant of the cabinet, whose theses open with its registration; null without that variant.
   */
  variant_registration_opens: Date | null;
  variant_registration_closes: Date | null;
  variant_thesis_closes: Date | null;
  school_section_id: number | null;
  is_current: boolean;
};

export type SectionsTable = {
  id: number;
  meeting_id: number;
  name: string;
  is_active: boolean;
  is_public: boolean;
  is_speaker: boolean;
  /** Poster session of its posters: first or second day. */
  poster_session: number | null;
};

export type ParticipationsTable = {
  id: Generated<number>;
  meeting_id: number;
  account_id: number;
  is_active: Generated<boolean>;
  is_school: Generated<boolean>;
  is_neutron: Generated<boolean>;
  /** 0: first registration; 1 and 2: additional talks. */
  position: Generated<number>;
  type: number;
  confirm_type: Generated<number>;
  is_confirm: Generated<number>;
  comments: string | null;
  org_comment: string | null;
  section_choice_id: number | null;
  section_confirm_id: number | null;
  listen_sections: Generated<number[]>;
  need_tour: number | null;
  tshort_size: number | null;
  cancel_poster: number | null;
  day_1: boolean | null;
  day_2: boolean | null;
  day_3: boolean | null;
  day_4: boolean | null;
  speak_day: number | null;
  speak_slot: number | null;
  speak_track: number | null;
  created_at: Date;
  /** Id of the record's newest history entry; a trigger sets it. */
  version: Generated<number>;
  /** Transaction of the newest change to any listed value; a trigger sets it. */
};

export type FilesTable = {
  id: Generated<number>;
  account_id: number;
  participation_id: number | null;
  individual_id: number | null;
  kind: FileKind;
  /** Path below the media folder; its name is random. */
  path: string;
  name: string;
  media_type: string;
  size: number;
  created_at: Date;
};

export type MessagesTable = {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: Date;
  /** Time of the next attempt; null for a letter that was sent or given up. */
  due_at: Date | null;
  attempts: Generated<number>;
  /** Time at which the outbox gave the letter up, and why: a code without personal data. */
  given_up_at: Generated<Date | null>;
  failure: Generated<string | null>;
  /** Time at which the letter went out; then its text is deleted. Without a mail server it is stored with its text. */
  sent_at: Generated<Date | null>;
  /** Where an answer goes; null leaves it to the sender's address. */
  reply_to: Generated<string | null>;
  /** A calendar file that goes with the letter. */
  calendar: Generated<string | null>;
};

type RequestKeysTable = {
  account_id: number;
  key: string;
  body_hash: string;
  participation_id: number;
  created_at: Date;
};

/** A changed field, with its values as texts of the API. */
export type HistoryField = { field: string; before: string | null; after: string | null };

/** A change without a person has the author `service`. */
export type AuthorRole = 'owner' | 'moderator' | 'service';

export type HistoryTable = {
  id: GeneratedAlways<number>;
  created_at: Date;
  action: string;
  author_id: number | null;
  author_role: AuthorRole;
  meeting_id: number | null;
  /** Null for an entry about an exported list. */
  participation_id: number | null;
  fields: Generated<HistoryField[]>;
  /** Description of the exported list, and its number of rows. */
  view: string | null;
  row_count: number | null;
};

export type AttendanceTable = { id: Generated<number>; account_id: number; section_id: number; created_at: Date };

export type ExportLinksTable = {
  key: string;
  account_id: number;
  kind: 'participations' | 'attendance' | 'audience';
  meeting_id: number;
  /** Null for all sections. */
  section_id: number | null;
  created_at: Date;
};

export type DocumentKind = 'invitation' | 'certificate';

/** An issued document; its number is the year of the forum and its id. */
export type DocumentsTable = {
  id: GeneratedAlways<number>;
  /** Random, printed on the document. */
  code: string;
  participation_id: number;
  kind: DocumentKind;
  issued_at: Date;
};

export type Tables = {
  accounts: AccountsTable;
  account_roles: { account_id: number; access_rights: string };
  auth_tokens: { key_hash: string; account_id: number; created_at: Date };
  individuals: IndividualsTable;
  organizations: Hideable & { id: number; name: string };
  org_positions: Titled;
  academic_degrees: Titled;
  school_statuses: Titled;
  meetings: MeetingsTable;
  sections: SectionsTable;
  participations: ParticipationsTable;
  files: FilesTable;
  messages: MessagesTable;
  request_keys: RequestKeysTable;
  history: HistoryTable;
  attendance: AttendanceTable;
  export_links: ExportLinksTable;
  documents: DocumentsTable;
};
