/** An additional talk or poster. */
export type AddTalkInput = {
  /**
   * Idempotency key: repeated requests with one key create one registration and return it; with other values, or after the
   * registration was cancelled, they are REFUSED. Use a new key for each new registration, 1 to 100 characters of A-Z, a-z,
   * 0-9, `_` and `-`. Without a key the service does not recognise repeats.
   */
  requestKey?: string | null | undefined;
  /** The requested format. */
  requestedFormat: FormatChoice;
  /** Section: active, public and open to talks. */
  requestedSectionId: string;
  /** Title. */
  title: string;
};

/** Records of a plan and the new values. */
export type ApplyBulkChangeInput = {
  /** The new values, the same as planned. */
  change: BulkChange;
  /** At most 50 records. */
  items: Array<BulkItemInput>;
  /** Slug of the project in whose list the records are changed, the same as planned; null for the main list. */
  project?: string | null | undefined;
  /**
   * A random name for the bulk run, the same for each chunk: 8 to 64 letters, digits, - and _. With it `undoBulkRun` can
   * undo the run if the provider stores runs (an extension of the contract).
   */
  runKey?: string | null | undefined;
};

/** The two lists of a section. */
export type AttendanceKind =
  /** People who came, with the time. */
  | 'ATTENDANCE'
  /** People who plan to come. */
  | 'AUDIENCE';

/** Roles of an author. */
export type AuthorRole =
  /** A moderator. */
  | 'MODERATOR'
  /** The record's owner. */
  | 'OWNER'
  /** The service itself. */
  | 'SERVICE'
  /** A role of the provider that this schema does not know. */
  | 'UNRECOGNIZED';

/** A poster and its board. */
export type BoardItemInput = {
  /** The board, 1 to 1000. */
  board: number;
  /** The record. */
  registrationId: string;
  /** Its version at planning. Without it the change applies to any version of the record. */
  version?: string | null | undefined;
};

/** Orders of posters within a section. */
export type BoardOrder =
  /** By full name. */
  | 'NAME'
  /** By title; posters without one come last. */
  | 'TITLE';

/** New values for many records. An omitted value does not change, null clears it. */
export type BulkChange = {
  /** The confirmed format. Null is REQUIRED. */
  confirmedFormat?: FormatChoice | null | undefined;
  /**
   * The confirmed section, an active one. Omitted, a talk without a confirmed section gets the requested one. Null is
   * REQUIRED unless the format is LISTENER.
   */
  confirmedSectionId?: string | null | undefined;
  /** Day of the talk within the forum, 1 to 1000. Not for a project's list. */
  talkDay?: number | null | undefined;
  /** Date of the talk in words, at most 300 characters; an empty text clears it too. */
  talkSchedule?: string | null | undefined;
  /** Slot, 1 to 1000; the board number of a poster. Not for a project's list. */
  talkSlot?: number | null | undefined;
  /** Track, 1 to 1000. Not for a project's list. */
  talkTrack?: number | null | undefined;
};

/** A record and its version at planning. */
export type BulkItemInput = {
  /** The record. */
  registrationId: string;
  /**
   * False sends no letter about the change. INVALID if the provider cannot withhold a letter (an extension of the
   * contract); then nothing changes.
   */
  sendLetter?: boolean;
  /** Its version at planning. Without it the change applies to any version of the record. */
  version?: string | null | undefined;
};

/** Outcomes of a bulk change for a record. */
export type BulkOutcome =
  /** The record changes, or was changed. */
  | 'CHANGED'
  /** Another person changed the record after the plan; it stays unchanged. */
  | 'CONFLICT'
  /** The provider did not answer: the record may have changed or not. Sending it again is safe. */
  | 'FAILED'
  /** The provider rejected the change; `message` gives the reason. */
  | 'REFUSED'
  /** The record is skipped; `reason` gives the reason. */
  | 'SKIPPED'
  /** The record has all values already: no change and no mail. */
  | 'UNCHANGED';

/** Reasons why a bulk change skips a record. */
export type BulkSkipReason =
  /** Somebody changed the record after the bulk run that would be undone. */
  | 'CHANGED_SINCE'
  /** A listener has no section, talk date and slot. */
  | 'LISTENER'
  /** No confirmed poster. */
  | 'NOT_A_POSTER'
  /** No such record in this list. */
  | 'NOT_FOUND'
  /** No format is confirmed yet, and the change sets none. */
  | 'NO_CONFIRMED_FORMAT'
  /** A talk needs a section, and neither the change nor the record has one. */
  | 'NO_SECTION'
  /** A registration for the school, which has listeners only. */
  | 'SCHOOL'
  /** The section is no longer offered. */
  | 'SECTION_INACTIVE'
  /** The section is in no poster list. */
  | 'SECTION_WITHOUT_POSTERS'
  /** The section takes no talks and posters. */
  | 'SECTION_WITHOUT_TALKS';

/** The registration to cancel. */
export type CancelRegistrationInput = {
  /** The registration. */
  registrationId: string;
};

/** The present and the new password. */
export type ChangePasswordInput = {
  /** The present password. */
  currentPassword: string;
  /** At least 8 characters, with a capital and a small Latin letter and a digit. */
  newPassword: string;
};

/**
 * A moderator's decision. An omitted value does not change, null clears it. The format LISTENER clears section, date and,
 * in the main list, the place, whatever the input says about them.
 */
export type ConfirmFormatInput = {
  /** The confirmed format; REQUIRED if none is confirmed yet. Null is REQUIRED. */
  confirmedFormat?: FormatChoice | null | undefined;
  /**
   * The confirmed section, an active one. Omitted, a talk without a confirmed section gets the requested one. Null is
   * REQUIRED for a talk.
   */
  confirmedSectionId?: string | null | undefined;
  /**
   * `version` of the record as the moderator saw it. If the record has another version now, the answer is a conflict and
   * nothing changes. Without it the change applies to any version of the record. INVALID for a number above 2147483647.
   */
  expectedVersion?: string | null | undefined;
  /**
   * Slug of the project in whose list the record is changed; null for the main list. Such a change
   * reaches the provider with format, section and date alone: day, track and slot are INVALID, and an unknown project is
   * NOT_FOUND. From the main list all values reach the provider, those that are omitted here as the record has them.
   */
  project?: string | null | undefined;
  /** The registration. */
  registrationId: string;
  /**
   * False sends no letter about the change. INVALID if the provider cannot withhold a letter (an extension of the
   * contract); then nothing changes.
   */
  sendLetter?: boolean;
  /** Day of the talk within the forum, 1 to 1000. */
  talkDay?: number | null | undefined;
  /** Date of the talk in words, at most 300 characters; an empty text clears it too. */
  talkSchedule?: string | null | undefined;
  /** Slot, 1 to 1000; the board number of a poster. */
  talkSlot?: number | null | undefined;
  /** Track, 1 to 1000. */
  talkTrack?: number | null | undefined;
};

/** A confirmation of participation. */
export type ConfirmParticipationInput = {
  /** Whether a confirmed poster becomes a listener. */
  changePosterToListener?: boolean;
  /** Active sections to attend; omitted they stay unchanged, null or an empty list clears them. */
  listeningSectionIds?: Array<string> | null | undefined;
  /** The registration. */
  registrationId: string;
  /**
   * What the person was shown. If a moderator has changed it since, the answer is CONFLICT and nothing changes. Without it
   * the person confirms the registration as it is now.
   */
  shown?: ShownParticipationInput | null | undefined;
  /** Answer about the tour; omitted it stays unchanged. Null is REQUIRED, any answer after the tour's day is rejected. */
  tour?: TourChoice | null | undefined;
  /** Size of the T-shirt; omitted it stays unchanged, null is REQUIRED. */
  tshirtSize?: TshirtSizeChoice | null | undefined;
};

/** What a person agrees to. */
export type ConsentPurpose =
  /** Processing of the personal data. An account needs it. */
  | 'PROCESSING'
  /** Publication in the list of participants. */
  | 'PUBLICATION';

/** The list of attendance to export. */
export type CreateAttendanceWorkbookDownloadInput = {
  /** The edition whose sections the export contains; by default the current one. Ignored if `sectionId` is given. */
  editionId?: string | null | undefined;
  /** Attendance, or people who plan to come. */
  kind: AttendanceKind;
  /** The section; by default all sections of the edition. */
  sectionId?: string | null | undefined;
};

/** Registrations whose badges to make. */
export type CreateBadgesDownloadInput = {
  /** The edition. */
  editionId: string;
  /** Registrations excluded from those that match the filter, at most 9 000; used without ids. */
  exceptIds?: Array<string>;
  /** The filter of the list; used without ids. */
  filter?: ParticipantFilter | null | undefined;
  /** Selected registrations, at most 9 000. Null selects all that match the filter. */
  ids?: Array<string> | null | undefined;
  /** Slug of a project of the edition. */
  project?: string | null | undefined;
};

/** The registration whose certificate to make. */
export type CreateCertificateDownloadInput = {
  /** Id of the registration. */
  registrationId: string;
};

/** The registration whose invitation to make. */
export type CreateInvitationDownloadInput = {
  /** Id of the registration. */
  registrationId: string;
};

/** The e-mail list to make. */
export type CreateMailingListInput = {
  /** The kind, one of `Edition.mailingLists`. */
  kindKey: string;
};

/** Registrations whose addresses to list. */
export type CreateParticipantMailingListInput = {
  /** The edition. */
  editionId: string;
  /** Registrations excluded from those that match the filter, at most 9 000; used without ids. */
  exceptIds?: Array<string>;
  /** The filter of the list; used without ids. */
  filter?: ParticipantFilter | null | undefined;
  /** Selected registrations, at most 9 000. Null selects all that match the filter. */
  ids?: Array<string> | null | undefined;
  /** Slug of a project of the edition. */
  project?: string | null | undefined;
};

/** Rows and columns of an export. */
export type CreateParticipantsDownloadInput = {
  /** The columns in order, each once. */
  columns: Array<ParticipantColumn>;
  /** The edition. */
  editionId: string;
  /** The filter of the list; by default all rows. */
  filter?: ParticipantFilter | null | undefined;
  /** The file format. */
  format: ExportFormat;
  /** The order of the list; by default by name. */
  orderBy?: Array<ParticipantOrder>;
  /** Slug of a project of the edition; by default the list of all participants. */
  project?: string | null | undefined;
};

/** The edition whose participations to export. */
export type CreateParticipantsWorkbookDownloadInput = {
  /** The edition. */
  editionId: string;
};

/** Theses to export. */
export type CreateThesesDownloadInput = {
  /** The edition. */
  editionId: string;
  /** The section in force of the talks; by default all sections. */
  effectiveSectionId?: string | null | undefined;
};

/** Days in a row, both ends included. A range whose end is before its beginning selects nothing. */
export type DateRange = {
  /** The first day; null for no beginning. */
  from?: string | null | undefined;
  /** The last day; null for no end. */
  to?: string | null | undefined;
};

/** A view to delete. */
export type DeleteParticipantViewInput = {
  /** Id of the view. */
  viewKey: string;
};

/** A slot to empty. */
export type DeleteRegistrationFileInput = {
  /** The slot. */
  kind: RegistrationFileKind;
  /** The registration. */
  registrationId: string;
};

/** Kinds of issued documents. */
export type DocumentKind =
  /** A certificate of participation. */
  | 'CERTIFICATE'
  /** An invitation to the forum or its school. */
  | 'INVITATION'
  /** A kind of the provider that this schema does not know. */
  | 'UNRECOGNIZED';

/** What two registrations have in common that may belong to one person or hold one talk. */
export type DoubleMatch =
  /** The e-mail address, of people with different names. */
  | 'EMAIL'
  /** Full name and birth date, under different e-mail addresses. */
  | 'NAME_AND_BIRTH_DATE'
  /** The phone, of people with different names or e-mail addresses. */
  | 'PHONE'
  /** The title of the talk, also of one person. */
  | 'TITLE';

/** Screens that an edition may have. */
export type EditionScreen =
  /** Contacts (`contacts`). */
  | 'CONTACTS'
  /** Organisers (`organisers`). */
  | 'ORGANISERS'
  /** List of participants, from the provider. */
  | 'PARTICIPANTS'
  /** Photos (`gallery`). */
  | 'PHOTOS'
  /** Programme (`programme`). */
  | 'PROGRAMME'
  /** Rules for theses (`thesesRules`). */
  | 'THESES'
  /** Collection of theses (`thesisCollection`). */
  | 'THESIS_COLLECTION'
  /** Tour (`tour`). */
  | 'TOUR';

/** File formats. */
export type ExportFormat =
  /** Text for spreadsheet programs: UTF-8 with a byte order mark and semicolons, as the Russian Excel expects. */
  | 'CSV'
  /** A list of objects for programs, with the schema's names, codes, dates and ids. */
  | 'JSON'
  /** The same objects, one a line (JSON Lines), for programs that read while the download runs. */
  | 'JSONL'
  /** A workbook for spreadsheet programs, with Russian headings and texts. A text that they would read as a formula stays text. */
  | 'XLSX';

/** Files: at least one of these kinds exists, or (`exclude`) none of them does. */
export type FileFilter = {
  /** Selects rows with none of these files. */
  exclude?: boolean;
  /** Kinds of files; by default all three. */
  kinds?: Array<RegistrationFileKind>;
};

/** Formats of participation to choose from. */
export type FormatChoice =
  /** Listener: no talk, no publication. */
  | 'LISTENER'
  /** Poster. */
  | 'POSTER'
  /** Speaker: an oral talk. */
  | 'SPEAKER';

/** Formats: any of them, or (`exclude`) none of them. */
export type FormatFilter = {
  /** Selects rows with none of the values. */
  exclude?: boolean;
  /** The formats. */
  values?: Array<FormatChoice>;
  /** Whether records without such a format count as one of the named formats: those without a confirmed one. */
  withNone?: boolean;
};

/** Genders that the forms offer. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE';

/** Actions on a record. */
export type HistoryAction =
  /** The record was cancelled. */
  | 'CANCELLED'
  /** Fields of the record were changed. */
  | 'CHANGED'
  /** A file was added to a slot. */
  | 'FILE_ADDED'
  /** A file was removed from a slot. */
  | 'FILE_REMOVED'
  /** The record was registered. */
  | 'REGISTERED'
  /** An action that this schema does not know. */
  | 'UNRECOGNIZED';

/** Reasons why a letter was given up. */
export type LetterFailure =
  /** The mail server rejected the address. */
  | 'ADDRESS_REJECTED'
  /** The mail server accepted the letter in none of the attempts. */
  | 'NOT_ACCEPTED'
  /** A reason that this schema does not know. */
  | 'UNRECOGNIZED';

/** States of a letter. */
export type LetterState =
  /** The provider no longer tries to send the letter. */
  | 'GIVEN_UP'
  /** The mail server accepted the letter. */
  | 'SENT'
  /** A state that this schema does not know. */
  | 'UNRECOGNIZED'
  /** The mail server has not accepted the letter yet; the provider tries again. */
  | 'WAITING';

/** One query value of a mailed link. */
export type LinkValueInput = {
  /** Name, 1 to 100 characters. */
  name: string;
  /** Decoded value, at most 2000 characters. */
  value: string;
};

/** E-mail and password. */
export type LoginInput = {
  /** E-mail; the gateway converts it to lower case. */
  email: string;
  /** Password. */
  password: string;
};

/** Posters and their boards. */
export type NumberBoardsInput = {
  /** At most 50 posters. */
  items: Array<BoardItemInput>;
  /** A random name for the bulk run, as in `applyBulkChange`. */
  runKey?: string | null | undefined;
};

/** Numbers: any of them, or (`exclude`) none of them. */
export type NumberFilter = {
  /** Selects rows with none of the values. */
  exclude?: boolean;
  /** The numbers, from 1. */
  values?: Array<number>;
  /** Whether records without a number count as one of the named numbers: with `exclude` and without `values` all that have one. */
  withNone?: boolean;
};

/** Sort directions. */
export type OrderDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** Organisations: any of them, or (`exclude`) none of them. */
export type OrganizationFilter = {
  /** Selects rows with none of the named organisations. */
  exclude?: boolean;
  /** Ids of organisations, also of those that people typed under 'other'. */
  ids?: Array<string>;
  /** Whether people without an organisation count as one of the named organisations. */
  withNone?: boolean;
};

/** Columns of an export: fields of the record. */
export type ParticipantColumn =
  /** Days of the forum on which the person attends. */
  | 'ATTENDANCE_DAYS'
  /** Date of birth. */
  | 'BIRTH_DATE'
  /** Whether the person confirmed participation. */
  | 'CONFIRMATION'
  /** Confirmed format. */
  | 'CONFIRMED_FORMAT'
  /** Confirmed section. */
  | 'CONFIRMED_SECTION'
  /** Time of the registration in Moscow. */
  | 'CREATED_AT'
  /** Effective section: the confirmed one, else the requested one. */
  | 'EFFECTIVE_SECTION'
  /** E-mail. */
  | 'EMAIL'
  /** File name of the expert conclusion. */
  | 'EXPERT_CONCLUSION'
  /** Id of the record. */
  | 'ID'
  /** Sections that the person plans to attend. */
  | 'LISTENING_SECTIONS'
  /** Full name. */
  | 'NAME'
  /** Organisation. */
  | 'ORGANIZATION'
  /** Phone. */
  | 'PHONE'
  /** Requested format. */
  | 'REQUESTED_FORMAT'
  /** Requested section. */
  | 'REQUESTED_SECTION'
  /** Whether it is a registration for the school. */
  | 'SCHOOL'
  /** Status in words. */
  | 'STATUS'
  /** Day of the talk. */
  | 'TALK_DAY'
  /** Date of the talk in words. */
  | 'TALK_SCHEDULE'
  /** Slot of the talk. */
  | 'TALK_SLOT'
  /** Track of the talk. */
  | 'TALK_TRACK'
  /** File name of the thesis as a document. */
  | 'THESIS_DOCUMENT'
  /** File name of the thesis as PDF. */
  | 'THESIS_PDF'
  /** Whether the theses that a talk needs are there. */
  | 'THESIS_STATE'
  /** Title of the talk. */
  | 'TITLE'
  /** Answer about the tour. */
  | 'TOUR'
  /** Size of the T-shirt. */
  | 'TSHIRT_SIZE'
  /** Time of the newest recorded change in Moscow; empty without the provider's extension HISTORY. */
  | 'UPDATED_AT'
  /** Version of the record. */
  | 'VERSION';

/** Conditions for the rows of a list of participants. Every given condition must hold. */
export type ParticipantFilter = {
  /** By the days of the forum on which the person attends: any of them. Moderators only. */
  attendanceDays?: NumberFilter | null | undefined;
  /** By the confirmed format. Moderators only. */
  confirmedFormat?: FormatFilter | null | undefined;
  /** By the day of the registration in Moscow. Moderators only. */
  createdOn?: DateRange | null | undefined;
  /** By the effective format: the confirmed one, else the requested one. Moderators only. */
  effectiveFormat?: FormatFilter | null | undefined;
  /** By the effective section: the confirmed one, else the requested one. Moderators only. */
  effectiveSection?: SectionFilter | null | undefined;
  /** Without these registrations, at most 500. Moderators only. */
  exceptIds?: Array<string> | null | undefined;
  /** By the files in the slots. Moderators only. */
  files?: FileFilter | null | undefined;
  /**
   * Only registrations that share their place in the programme with another of the same list (true), or only the others
   * (false): a board of a poster session, or day, track and slot of a talk. Moderators only.
   */
  hasPlaceClash?: boolean | null | undefined;
  /**
   * Only registrations that may be doubles of others of the same list (true), or only the others (false), as
   * `Registration.possibleDoubles` says of the whole edition. Moderators only.
   */
  hasPossibleDouble?: boolean | null | undefined;
  /** Only these registrations, at most 500. Moderators only. */
  ids?: Array<string> | null | undefined;
  /**
   * True: the cancelled registrations instead of the active ones. Moderators only. NOT_SUPPORTED without the
   * provider's extension CANCELLED.
   */
  isCancelled?: boolean | null | undefined;
  /** Only registrations for the school (true), or only the others (false). Moderators only. */
  isSchool?: boolean | null | undefined;
  /**
   * Only registrations that are confirmed as a talk or a poster and have no title (true), or only the others (false).
   * Moderators only.
   */
  isTitleMissing?: boolean | null | undefined;
  /** By the organisation. */
  organization?: OrganizationFilter | null | undefined;
  /** By the requested format. Moderators only. */
  requestedFormat?: FormatFilter | null | undefined;
  /**
   * Words that must all occur in name, organisation or, for moderators, title of the talk, e-mail or phone; ignores case,
   * the difference of ё and е, apostrophes, quotation marks, kinds of dashes, ligatures, invisible characters, outer spaces
   * and, for four digits of a phone or more, its formatting. Initials
   * such as «И. И.» match the words of a name; for moderators «№10003» finds the record of this number. At most 200
   * characters.
   */
  search?: string | null | undefined;
  /** By the status. Moderators only. */
  status?: ParticipationStatusFilter | null | undefined;
  /** By the day of the talk. Moderators only. */
  talkDay?: NumberFilter | null | undefined;
  /** By the slot of the talk, or the board of a poster. Moderators only. */
  talkSlot?: NumberFilter | null | undefined;
  /** By the track of the talk. Moderators only. */
  talkTrack?: NumberFilter | null | undefined;
  /** By the theses that a talk needs. Moderators only. */
  thesis?: ThesisFilter | null | undefined;
  /** By the person's answer about the tour. Moderators only. */
  tour?: TourFilter | null | undefined;
  /** By the size of the person's T-shirt. Moderators only. */
  tshirtSize?: TshirtSizeFilter | null | undefined;
};

/** A sort key. */
export type ParticipantOrder = {
  /** The direction. Rows without a value come last in both. */
  direction?: OrderDirection;
  /** The field. */
  field: ParticipantOrderField;
};

/** Sort keys of a list of participants. All but NAME and ORGANIZATION are for moderators only. */
export type ParticipantOrderField =
  /** Days of attendance, from the first day on. */
  | 'ATTENDANCE_DAYS'
  /** Confirmed format; rows without one come last. */
  | 'CONFIRMED_FORMAT'
  /** Time of the registration. */
  | 'CREATED_AT'
  /** Name of the effective section. */
  | 'EFFECTIVE_SECTION'
  /** Full name. */
  | 'NAME'
  /** Organisation. */
  | 'ORGANIZATION'
  /** Requested format: listener, speaker, poster. */
  | 'REQUESTED_FORMAT'
  /** Registrations for the forum, then those for the school. */
  | 'SCHOOL'
  /** Status: awaiting a format, awaiting the person, confirmed. */
  | 'STATUS'
  /** Day of the talk, then track, then slot. */
  | 'TALK_PLACE'
  /** Date of the talk in words. */
  | 'TALK_SCHEDULE'
  /** Slot of the talk, or the board of a poster. */
  | 'TALK_SLOT'
  /** Theses: missing, incomplete, complete; rows without expected theses come last. */
  | 'THESIS'
  /** Title of the talk. */
  | 'TITLE'
  /** Answer about the tour: will come, will not come. */
  | 'TOUR'
  /** Size of the T-shirt, the smallest first. */
  | 'TSHIRT_SIZE';

/** Formats of participation. */
export type ParticipationFormat =
  /** Listener: no talk, no publication. */
  | 'LISTENER'
  /** Poster. */
  | 'POSTER'
  /** Speaker: an oral talk. */
  | 'SPEAKER'
  /** A code of the provider that this schema does not know. */
  | 'UNRECOGNIZED';

/** Statuses of a registration: whose turn it is. */
export type ParticipationStatus =
  /** No format is confirmed yet, and the person has not confirmed. */
  | 'AWAITING_FORMAT'
  /** A format is confirmed, the person has not confirmed yet. */
  | 'AWAITING_PERSON'
  /** The person confirmed participation. */
  | 'CONFIRMED';

/** Statuses: any of them, or (`exclude`) none of them. */
export type ParticipationStatusFilter = {
  /** Selects rows with none of the values. */
  exclude?: boolean;
  /** The statuses. */
  values: Array<ParticipationStatus>;
};

/** Kinds of places in the programme. */
export type PlaceKind =
  /** The board of a poster. */
  | 'BOARD'
  /** Day, track and slot of a talk. */
  | 'SLOT';

/** Which posters get boards, and in which order. */
export type PlanBoardNumbersInput = {
  /** Confirmed sections of the posters. The boards of one poster session run on from section to section in this order. */
  confirmedSectionIds: Array<string>;
  /** The edition. */
  editionId: string;
  /** Whether posters that have a board keep it; their boards are then passed over. */
  keepExisting?: boolean;
  /** Order within a section. */
  orderBy?: BoardOrder;
  /** The first board of each poster session, 1 to 1000. */
  startAt?: number;
};

/** The records and the new values. */
export type PlanBulkChangeInput = {
  /** The new values. */
  change: BulkChange;
  /** The edition. */
  editionId: string;
  /** Records excluded from those that match the filter, at most 9 000; used without ids. */
  exceptIds?: Array<string>;
  /** The filter of the list; used without ids. */
  filter?: ParticipantFilter | null | undefined;
  /** Selected records, at most 9 000. Null selects all that match the filter. */
  ids?: Array<string> | null | undefined;
  /** Slug of a project of the edition. */
  project?: string | null | undefined;
};

/** A bulk run to undo. */
export type PlanBulkUndoInput = {
  /** The edition. */
  editionId: string;
  /** The run. */
  runKey: string;
};

/** Kinds of programme items. */
export type ProgrammeItemKind =
  /** Coffee, lunch. */
  | 'BREAK'
  /** Opening, closing. */
  | 'CEREMONY'
  /** Another conference within the forum. */
  | 'CONFERENCE'
  /** Exhibition. */
  | 'EXHIBITION'
  /** Lecture. */
  | 'LECTURE'
  /** Panel discussion. */
  | 'PANEL'
  /** Plenary session or plenary talks. */
  | 'PLENARY'
  /** Poster session. */
  | 'POSTERS'
  /** Registration of participants. */
  | 'REGISTRATION'
  /** Round table. */
  | 'ROUND_TABLE'
  /** School of young scientists or of users. */
  | 'SCHOOL'
  /** Session of a section. */
  | 'SECTION'
  /** Micro-symposium. */
  | 'SYMPOSIUM'
  /** Tour. */
  | 'TOUR';

/**
 * Parts of the portal that not every provider has. Without its extension a mutation or a root field is rejected with the
 * code NOT_SUPPORTED, and a field of a record is null without an error; the descriptions of both name the extension.
 */
export type ProviderExtension =
  /** A person's changes of password and address, and the deletion of the photo. */
  | 'ACCOUNT_CHANGES'
  /** Everything that is stored about a person, as an archive. */
  | 'ARCHIVE'
  /** Badges of participants as a PDF. */
  | 'BADGES'
  /** Changes of many records as one, with their undo. */
  | 'BATCHES'
  /** Cancelled registrations for moderators. */
  | 'CANCELLED'
  /** What changed in a list since it was read. */
  | 'CHANGES'
  /** The accepted version of the text on personal data, with its time. */
  | 'CONSENT'
  /** The log of exported lists. */
  | 'EXPORT_LOG'
  /** A new file in place of an attached one, in one step. */
  | 'FILE_REPLACEMENT'
  /** The changes of a record with their authors, and the check of a record's version before a change. */
  | 'HISTORY'
  /** The letters that were sent about a record. */
  | 'LETTER_LOG'
  /** The letter of a change before it is sent, and changes without a letter. */
  | 'LETTER_PREVIEWS'
  /** The meetings as data of the provider. */
  | 'MEETINGS'
  /** Attendance and audience of all sections of an earlier forum as one workbook. */
  | 'MEETING_ATTENDANCE'
  /** The windows of the older variant of the cabinet. */
  | 'OLDER_CABINET'
  /** A person's choice to be in the public list of participants. */
  | 'PUBLICITY'
  /** The end of all sessions of an account, or of all others than the caller's. */
  | 'SESSIONS'
  /** Theses as an archive. */
  | 'THESIS_ARCHIVE'
  /** The check of an issued document by its code. */
  | 'VERIFICATION'
  /** The verification letter once more. */
  | 'VERIFICATION_LETTERS'
  /** Named views of lists, which moderators share. */
  | 'VIEWS'
  /** The end of a moderator's decision: the registration waits for a format again. */
  | 'WITHDRAWALS';

/** Fields of a record that history and conflicts name. */
export type RecordField =
  /** Whether the registration is active; a cancelled one is not. */
  | 'ACTIVE'
  /** Whether the person attends a day of the forum: the day that `day` names. */
  | 'ATTENDANCE_DAY'
  /** Whether the person confirmed participation. */
  | 'CONFIRMATION'
  /** Confirmed format. */
  | 'CONFIRMED_FORMAT'
  /** Confirmed section. */
  | 'CONFIRMED_SECTION'
  /** The expert conclusion. */
  | 'EXPERT_CONCLUSION'
  /** Whether a poster was given up. */
  | 'GAVE_UP_POSTER'
  /** Sections that the person plans to attend. */
  | 'LISTENING_SECTIONS'
  /** Requested format. */
  | 'REQUESTED_FORMAT'
  /** Requested section. */
  | 'REQUESTED_SECTION'
  /** Day of the talk. */
  | 'TALK_DAY'
  /** Date of the talk in words. */
  | 'TALK_SCHEDULE'
  /** Slot of the talk. */
  | 'TALK_SLOT'
  /** Track of the talk. */
  | 'TALK_TRACK'
  /** The thesis as a document. */
  | 'THESIS_DOCUMENT'
  /** The thesis as PDF. */
  | 'THESIS_PDF'
  /** Title of the talk. */
  | 'TITLE'
  /** Answer about the tour. */
  | 'TOUR'
  /** Size of the T-shirt. */
  | 'TSHIRT_SIZE'
  /** A field of the provider that this schema does not know. */
  | 'UNRECOGNIZED';

/** A registration for the forum. */
export type RegisterForForumInput = {
  /** Active sections to attend. */
  listeningSectionIds?: Array<string>;
  /**
   * Idempotency key: repeated requests with one key create one registration and return it; with other values, or after the
   * registration was cancelled, they are REFUSED. Use a new key for each new registration, 1 to 100 characters of A-Z, a-z,
   * 0-9, `_` and `-`. Without a key the service does not recognise repeats.
   */
  requestKey?: string | null | undefined;
  /** The requested format. */
  requestedFormat: FormatChoice;
  /** Section of the talk or poster: active, public and open to talks. Ignored for a listener. */
  requestedSectionId?: string | null | undefined;
  /** Title of the talk or poster. Ignored for a listener. */
  title?: string | null | undefined;
  /** Whether the person wants to join the tour; rejected after its day. */
  wantsTour?: boolean;
};

/** A registration for the school, whose values are fixed. */
export type RegisterForSchoolInput = {
  /**
   * Idempotency key: repeated requests with one key create one registration and return it; with other values, or after the
   * registration was cancelled, they are REFUSED. Use a new key for each new registration, 1 to 100 characters of A-Z, a-z,
   * 0-9, `_` and `-`. Without a key the service does not recognise repeats.
   */
  requestKey?: string | null | undefined;
};

/** The three file slots of a registration. */
export type RegistrationFileKind =
  /** Expert conclusion, .doc, .docx or .pdf. */
  | 'EXPERT_CONCLUSION'
  /** Thesis, .doc or .docx. */
  | 'THESIS_DOCUMENT'
  /** Thesis, .pdf. */
  | 'THESIS_PDF';

/** A new address of the account. */
export type RequestEmailChangeInput = {
  /** The present password. */
  currentPassword: string;
  /** The new address; the gateway converts it to lower case. */
  email: string;
};

/** The account that gets a reset link. */
export type RequestPasswordResetInput = {
  /** E-mail of the account; the gateway converts it to lower case. */
  email: string;
};

/** The address of a new account. */
export type RequestVerificationLetterInput = {
  /** E-mail of the account; the gateway converts it to lower case. */
  email: string;
};

/** A new password and the query values of the mailed link. */
export type ResetPasswordInput = {
  /** The query values of the link. */
  link: SignedLinkInput;
  /** At least 8 characters, with a capital and a small Latin letter and a digit. */
  password: string;
};

/** A view to save. */
export type SaveParticipantViewInput = {
  /** The edition. */
  editionId: string;
  /** The name, at most 100 characters. */
  name: string;
  /** The view as the query of the page's address, with its question mark; at most 4 000 characters. */
  query: string;
};

/** Sections: any of them, or (`exclude`) none of them. */
export type SectionFilter = {
  /** Selects rows with none of the named sections. */
  exclude?: boolean;
  /** Ids of sections. */
  ids?: Array<string>;
  /** Whether records without a section count as one of the named sections. */
  withNone?: boolean;
};

/** An answer about the tour. */
export type SetTourInput = {
  /** The answer. */
  decision: TourChoice;
  /** The registration. */
  registrationId: string;
};

/** Format, section and date of a registration as the person saw them before the confirmation. */
export type ShownParticipationInput = {
  /** The confirmed format. */
  confirmedFormat: FormatChoice;
  /** The confirmed section, else the requested one; null for none. Not compared for a listener. */
  effectiveSectionId?: string | null | undefined;
  /** Date of the talk in words; null for none. Not compared for a listener. */
  talkSchedule?: string | null | undefined;
};

/** A new account with the person behind it. */
export type SignUpInput = {
  /** Academic degree. */
  academicDegreeId: string;
  /** Date of birth, from 1950-01-01. */
  birthDate: string;
  /** Name of the citizenship: a listed one or a typed text. */
  citizenship: string;
  /**
   * Version of the accepted text: 1 to 50 characters, of the privacy policy, or that of the
   * `ConsentDocument` on processing in force. The provider stores it with the time (`Viewer.consent`).
   */
  consentVersion: string;
  /** E-mail, which is also the user name; the gateway converts it to lower case. */
  email: string;
  /** First name, at least 1 character, of the same characters. */
  firstName: string;
  /** Gender. */
  gender: Gender;
  /** Consent to the processing of personal data; must be true. */
  hasConsented: boolean;
  /**
   * Whether the public list of participants shows the person; true if omitted. Without the extension PUBLICITY the
   * mutation is rejected with NOT_SUPPORTED.
   */
  isListed?: boolean | null | undefined;
  /** Last name, at least 1 character: letters, spaces, hyphens, apostrophes and dots. */
  lastName: string;
  /** Middle name, at least 2 of the same characters; null for a person without one. */
  middleName?: string | null | undefined;
  /** Organisation; 'other' requires otherOrganization. */
  organizationId: string;
  /** Name of an unlisted organisation. */
  otherOrganization?: string | null | undefined;
  /** Name of an unlisted position. */
  otherPosition?: string | null | undefined;
  /** At least 8 characters, with a capital and a small Latin letter and a digit. */
  password: string;
  /** The password again. */
  passwordConfirmation: string;
  /** Country dial code and number; must contain a digit. */
  phone: string;
  /** Position; 'other' requires otherPosition. */
  positionId: string;
  /**
   * Version of the `ConsentDocument` on publication in force; null without that consent. INVALID in an edition without such
   * documents. With it `isListed` is true, and without it false, whatever the input says; without the extension PUBLICITY
   * everybody is listed, so that an edition that asks for this consent needs it: REQUIRED.
   */
  publicationConsentVersion?: string | null | undefined;
};

/** The query values of a mailed link. */
export type SignedLinkInput = {
  /**
   * All query values of the link, 1 to 50, whatever their names. The provider receives them unchanged; a repeated name
   * becomes a list.
   */
  values: Array<LinkValueInput>;
};

/** States of the theses: any of them, or (`exclude`) none of them. */
export type ThesisFilter = {
  /** Selects rows with none of the values. */
  exclude?: boolean;
  /** The states. */
  values: Array<ThesisState>;
};

/** Whether the theses of a registration are complete. */
export type ThesisState =
  /** A talk or poster with both thesis files. */
  | 'COMPLETE'
  /** A talk or poster with one of the two thesis files. */
  | 'INCOMPLETE'
  /** A talk or poster without any thesis file. */
  | 'MISSING'
  /** No thesis is expected: a listener, or a registration for the school. */
  | 'NOT_EXPECTED';

/** Answers about the tour to choose from. */
export type TourChoice =
  /** Will come. */
  | 'ATTENDING'
  /** Will not come. */
  | 'DECLINED';

/** Answer about the tour. */
export type TourDecision =
  /** Will come. */
  | 'ATTENDING'
  /** Will not come. */
  | 'DECLINED'
  /** A code of the provider that this schema does not know. */
  | 'UNRECOGNIZED';

/**
 * Answers about the tour: any of them, or (`exclude`) none of them. A person answers once: a row without the answer, such as
 * one for the school, counts with the answer of the person's other rows of the list.
 */
export type TourFilter = {
  /** Selects rows with none of the values. */
  exclude?: boolean;
  /** The answers. */
  values?: Array<TourChoice>;
  /** Whether rows of people without an answer count as one of the named answers. */
  withNone?: boolean;
};

/** Sizes of the forum's T-shirt. */
export type TshirtSize =
  /** L. */
  | 'L'
  /** M. */
  | 'M'
  /** S. */
  | 'S'
  /** A code of the provider that this schema does not know. */
  | 'UNRECOGNIZED'
  /** XL. */
  | 'XL';

/** Sizes of the forum's T-shirt to choose from. */
export type TshirtSizeChoice =
  /** L. */
  | 'L'
  /** M. */
  | 'M'
  /** S. */
  | 'S'
  /** XL. */
  | 'XL';

/**
 * Sizes of the T-shirt: any of them, or (`exclude`) none of them. A person chooses once: a row without the size, such as one
 * for the school, counts with the size of the person's other rows of the list.
 */
export type TshirtSizeFilter = {
  /** Selects rows with none of the values. */
  exclude?: boolean;
  /** The sizes. */
  values?: Array<TshirtSizeChoice>;
  /** Whether rows of people without a size count as one of the named sizes. */
  withNone?: boolean;
};

/** Records of a bulk run to restore. */
export type UndoBulkRunInput = {
  /** At most 50 records. */
  items: Array<UndoItemInput>;
  /** The run to undo. */
  runKey: string;
  /** A random name for the undo, 8 to 64 letters, digits, - and _: the undo is a bulk run itself and can be undone. */
  undoRunKey?: string | null | undefined;
};

/** A record of a bulk run. */
export type UndoItemInput = {
  /** The record. */
  registrationId: string;
  /** Whether the person gets a letter about the restored values. */
  sendLetter?: boolean;
};

/**
 * Values of the profile to change. An omitted value stays as it is. Null clears the middle name and the typed names of an
 * organisation and a position; the others cannot be cleared, and null is REQUIRED. A first profile needs both names.
 */
export type UpdateProfileInput = {
  /** Academic degree. */
  academicDegreeId?: string | null | undefined;
  /** Date of birth, 1925-01-01 to 2015-12-31. */
  birthDate?: string | null | undefined;
  /** Name of the citizenship. */
  citizenship?: string | null | undefined;
  /** First name, at least 1 character, of the same characters. */
  firstName?: string | null | undefined;
  /** Gender. */
  gender?: Gender | null | undefined;
  /**
   * Whether the public list of participants shows the person. Without the extension PUBLICITY the mutation is rejected
   * with NOT_SUPPORTED.
   */
  isListed?: boolean | null | undefined;
  /** Last name, at least 1 character: letters, spaces, hyphens, apostrophes and dots. */
  lastName?: string | null | undefined;
  /** Middle name, at least 2 of the same characters; null or an empty text clears it. */
  middleName?: string | null | undefined;
  /** Organisation; 'other' requires otherOrganization. */
  organizationId?: string | null | undefined;
  /** Name of an unlisted organisation; null clears it. */
  otherOrganization?: string | null | undefined;
  /** Name of an unlisted position; null clears it. */
  otherPosition?: string | null | undefined;
  /** Phone; must contain a digit. */
  phone?: string | null | undefined;
  /** Position; 'other' requires otherPosition. */
  positionId?: string | null | undefined;
  /**
   * Version of the `ConsentDocument` on publication in force. An edition that asks for this consent needs it where
   * `isListed` becomes true: REQUIRED without it.
   */
  publicationConsentVersion?: string | null | undefined;
  /** Status. */
  schoolStatusId?: string | null | undefined;
};

/** A new photo. */
export type UploadPhotoInput = {
  /** The picture. */
  file: File;
};

/** A file for a slot. */
export type UploadRegistrationFileInput = {
  /** The file. */
  file: File;
  /** The slot. */
  kind: RegistrationFileKind;
  /** The registration. */
  registrationId: string;
  /**
   * Id of the file in the slot that the new one replaces; REFUSED if the slot holds another one. Omitted or null for an
   * empty slot. The gateway ignores it if the slot is empty.
   */
  replacesKey?: string | null | undefined;
};

/** Kinds of rejections that a person can correct. */
export type UserErrorCode =
  /** The record changed after the person read it: the mutation changed nothing, and the payload has the current record. */
  | 'CONFLICT'
  /** The format of a file's name or content is not accepted. */
  | 'FILE_FORMAT'
  /** A file is larger than 6 291 456 bytes. */
  | 'FILE_TOO_LARGE'
  /** A value has the wrong form. */
  | 'INVALID'
  /** A mailed link is wrong, used or expired. */
  | 'LINK_EXPIRED'
  /** Two values that must be equal differ (password and its repetition). */
  | 'MISMATCH'
  /** No such account or record. */
  | 'NOT_FOUND'
  /** The provider rejected the request; the message gives the reason. */
  | 'REFUSED'
  /** A value is missing. */
  | 'REQUIRED'
  /** Another account has this e-mail. */
  | 'TAKEN'
  /** The window for this action is not open. */
  | 'WINDOW_CLOSED'
  /** The e-mail and the password do not match, or the account is not verified. */
  | 'WRONG_CREDENTIALS';

/** States of a window. */
export type WindowState =
  /** Closed for good. */
  | 'CLOSED'
  /** Open. */
  | 'OPEN'
  /** Not open yet. */
  | 'UPCOMING';

/** A decision to take back. */
export type WithdrawDecisionInput = {
  /**
   * `version` of the record as the moderator saw it. If the record has another version now, the answer is a conflict and
   * nothing changes. Without it the decision is taken back as it is now. INVALID for a number above 2147483647.
   */
  expectedVersion?: string | null | undefined;
  /** The registration. */
  registrationId: string;
  /** True sends the letter that `previewWithdrawal` shows. */
  sendLetter?: boolean;
};
