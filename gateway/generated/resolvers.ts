import type { IncomingUpload } from '../http/uploads.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Viewer as ViewerParent, Profile as ProfileParent, Registration as RegistrationParent, Participation as ParticipationParent, Participant as ParticipantParent, ParticipantFacets as ParticipantFacetsParent, HistoryEntry as HistoryEntryParent, AttendanceRecord as AttendanceRecordParent, BulkPlan as BulkPlanParent, Organization as OrganizationParent, Position as PositionParent, Edition as EditionParent, PosterList as PosterListParent } from '../graphql/models.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day without time, `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 with zone, for example `2025-09-15T12:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** An e-mail address, in answers only. Input takes String, so that a form can show the error at its field. */
  EmailAddress: { input: string; output: string; }
  /**
   * Safe HTML that the gateway makes from the edition's texts: headings from h2 down, paragraphs, lists, links, tables; no
   * scripts and no raw HTML.
   */
  HTML: { input: string; output: string; }
  /** An absolute address (https or http). */
  URL: { input: string; output: string; }
  /** A file of a multipart request (GraphQL multipart request specification). */
  Upload: { input: IncomingUpload; output: never; }
};

/** An academic degree. */
export type AcademicDegree = {
  __typename?: 'AcademicDegree';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** An additional talk or poster. */
export type AddTalkInput = {
  /** The cabinet of the action; its windows apply. */
  cabinet?: CabinetKind;
  /** Speaker or poster. */
  format: ParticipationFormat;
  /**
   * Idempotency key: repeated requests with one key create one registration and return it. Use a new key for each new
   * registration, 1 to 100 characters of A-Z, a-z, 0-9, `_` and `-`. Without a key the service does not recognise repeats.
   */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** Section: active, public and open to talks. */
  sectionId: Scalars['ID']['input'];
  /** Title. */
  title: Scalars['String']['input'];
};

/** Records of a plan and the new values. */
export type ApplyBulkChangeInput = {
  /** The new values, the same as planned. */
  change: BulkChange;
  /** At most 50 records. */
  items: Array<BulkItemInput>;
  /** Whether the records come from a project's list, which lacks day, slot and track: the gateway does not send them. */
  withoutPlace?: Scalars['Boolean']['input'];
};

/** Answer of applyBulkChange. */
export type ApplyBulkChangePayload = {
  __typename?: 'ApplyBulkChangePayload';
  /** One result per record, in the order of the input. */
  results: Array<BulkResult>;
  /** Rejections of the change itself, by field; then nothing was done. */
  userErrors: Array<UserError>;
};

/** Lists of a section. */
export type AttendanceKind =
  /** People who came, with the time. */
  | 'ATTENDANCE'
  /** People who plan to come. */
  | 'AUDIENCE';

/** A page of a list of attendance. */
export type AttendancePage = {
  __typename?: 'AttendancePage';
  /** Rows of the page. */
  items: Array<AttendanceRecord>;
  /** The page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Rows that match the search. */
  totalCount: Scalars['Int']['output'];
  /** Number of pages; 1 for an empty list. */
  totalPages: Scalars['Int']['output'];
  /** The provider's reason for an unavailable list, which is then empty. */
  userErrors: Array<UserError>;
};

/** A person at a section. */
export type AttendanceRecord = {
  __typename?: 'AttendanceRecord';
  /** Time of arrival; null in a list of people who plan to come. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** Full name; null if the provider leaves it out (attendance of one person). */
  fullName: Maybe<Scalars['String']['output']>;
  /** Id of the record at the provider. */
  id: Scalars['ID']['output'];
  /** Organisation: the listed name, or the typed one if 'other' was chosen. */
  organizationName: Maybe<Scalars['String']['output']>;
  /** Name of the section. */
  sectionName: Maybe<Scalars['String']['output']>;
};

/** Roles of an author. */
export type AuthorRole =
  /** A moderator. */
  | 'MODERATOR'
  /** The record's owner. */
  | 'OWNER'
  /** The service itself, or a role this schema does not know. */
  | 'SERVICE';

/** New values for many records. Absent values stay unchanged. */
export type BulkChange = {
  /** The confirmed format. */
  format?: InputMaybe<ParticipationFormat>;
  /**
   * The confirmed section. Without it, a talk that has no confirmed section yet gets its requested section with the
   * format.
   */
  sectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Date of the talk in words; an empty text clears it. */
  talkSchedule?: InputMaybe<Scalars['String']['input']>;
  /** Slot. */
  talkSlot?: InputMaybe<Scalars['Int']['input']>;
};

/** The records and the new values. */
export type BulkChangeInput = {
  /** The new values. */
  change: BulkChange;
  /** Records excluded from 'все N найденных', at most 20 000; used without ids. */
  exceptIds?: Array<Scalars['ID']['input']>;
  /** The filter of the list; used without ids. */
  filter?: InputMaybe<ParticipantFilter>;
  /** Selected records, at most 20 000. Null selects all that match the filter ('все N найденных'). */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Slug of a project of the edition. */
  project?: InputMaybe<Scalars['ID']['input']>;
  /** Year of the edition. */
  year: Scalars['Int']['input'];
};

/** A record and its version at planning. */
export type BulkItem = {
  __typename?: 'BulkItem';
  /** The record. */
  id: Scalars['ID']['output'];
  /** Its version at planning. */
  version: Scalars['ID']['output'];
};

/** A record and its version at planning. */
export type BulkItemInput = {
  /** The record. */
  id: Scalars['ID']['input'];
  /** Its version at planning. Without it the newest change wins. */
  version?: InputMaybe<Scalars['ID']['input']>;
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

/** The effect of a bulk change. */
export type BulkPlan = {
  __typename?: 'BulkPlan';
  /** Records that would change. */
  changeCount: Scalars['Int']['output'];
  /** Records that would change, in list order: the input of applyBulkChange, chunk by chunk. */
  items: Array<BulkItem>;
  /**
   * Letters that the change would send: one to each person whose format, section or talk date changes. Changes of day,
   * slot and track send none.
   */
  letterCount: Scalars['Int']['output'];
  /** A part of the records with their planned outcomes, in list order. */
  rows: Array<BulkPlanRow>;
  /** Records that have all values already. */
  sameCount: Scalars['Int']['output'];
  /** Records that would be skipped. */
  skipCount: Scalars['Int']['output'];
  /** Records in the plan. */
  totalCount: Scalars['Int']['output'];
  /** Rejections of the change itself, by field; then there are no rows. */
  userErrors: Array<UserError>;
};


/** The effect of a bulk change. */
export type BulkPlanRowsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  outcomes?: InputMaybe<Array<BulkOutcome>>;
};

/** The planned outcome of a record. */
export type BulkPlanRow = {
  __typename?: 'BulkPlanRow';
  /** Fields that would change. */
  changes: Array<FieldChange>;
  /** Full name. */
  fullName: Scalars['String']['output'];
  /** The record. */
  id: Scalars['ID']['output'];
  /** CHANGED, UNCHANGED or SKIPPED. */
  outcome: BulkOutcome;
  /** Reason for skipping the record; null otherwise. */
  reason: Maybe<BulkSkipReason>;
};

/** The outcome for a record. */
export type BulkResult = {
  __typename?: 'BulkResult';
  /** Changes by another person meanwhile. */
  conflict: Maybe<ParticipationConflict>;
  /** The record. */
  id: Scalars['ID']['output'];
  /** The provider's text of a rejection. */
  message: Maybe<Scalars['String']['output']>;
  /** The outcome. */
  outcome: BulkOutcome;
  /** The record afterwards; null if it was not read. */
  participation: Maybe<Participation>;
  /** Reason for skipping the record; null otherwise. */
  reason: Maybe<BulkSkipReason>;
};

/** Reasons why a bulk change skips a record. */
export type BulkSkipReason =
  /** A listener has no section, talk date and slot. */
  | 'LISTENER'
  /** No such record in this list. */
  | 'NOT_FOUND'
  /** No format is confirmed yet, and the change sets none. */
  | 'NO_CONFIRMED_FORMAT'
  /** A talk needs a section, and neither the change nor the record has one. */
  | 'NO_SECTION'
  /** The section is no longer offered. */
  | 'SECTION_INACTIVE';

/** The cabinets of an edition. */
export type CabinetKind =
  /** The edition's own, at /personal-data. */
  | 'CURRENT'
  /** Its older variant, at /expired_reg_25 (`expiredVariant`); without a variant the edition's own windows apply. */
  | 'EXPIRED';

/**
 * The older variant of the cabinet at /expired_reg_25: no excursion, no T-shirt, and windows of its own, which the service
 * applies to actions with `cabinet: EXPIRED`.
 */
export type CabinetVariant = {
  __typename?: 'CabinetVariant';
  /** Whether this variant shows certificates, by the service's clock. */
  certificatesAvailable: Scalars['Boolean']['output'];
  /** The instant from which this variant shows certificates. */
  certificatesFrom: Scalars['DateTime']['output'];
  /** Registration for the forum in this variant. */
  registrationWindow: Window;
  /** Upload of theses in this variant. */
  thesesWindow: Window;
};

/** The registration to cancel. */
export type CancelRegistrationInput = {
  /** The cabinet of the action; its windows apply. */
  cabinet?: CabinetKind;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
};

/** Answer of cancelRegistration. */
export type CancelRegistrationPayload = {
  __typename?: 'CancelRegistrationPayload';
  /** Id of the cancelled registration; null after a rejection. */
  cancelledId: Maybe<Scalars['ID']['output']>;
  /** Rejections. */
  userErrors: Array<UserError>;
};

/** A moderator's decision. For a listener the gateway sends all values but the format empty. */
export type ConfirmFormatInput = {
  /**
   * `version` of the record as the moderator saw it. If the record has another version now, the answer is a conflict and
   * nothing changes. Without it the newest change wins.
   */
  expectedVersion?: InputMaybe<Scalars['ID']['input']>;
  /** The confirmed format. */
  format: ParticipationFormat;
  /** The participation record. */
  participationId: Scalars['ID']['input'];
  /** The confirmed section; required except for a listener. */
  sectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Day of the talk within the forum, from 1. */
  talkDay?: InputMaybe<Scalars['Int']['input']>;
  /** Date of the talk in words. */
  talkSchedule?: InputMaybe<Scalars['String']['input']>;
  /** Slot. */
  talkSlot?: InputMaybe<Scalars['Int']['input']>;
  /** Track. */
  talkTrack?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the change comes from a project's list, which lacks day, slot and track: the gateway does not send them. */
  withoutPlace?: Scalars['Boolean']['input'];
};

/** Answer of confirmFormat. */
export type ConfirmFormatPayload = {
  __typename?: 'ConfirmFormatPayload';
  /** Another person changed the record meanwhile; nothing was changed. */
  conflict: Maybe<ParticipationConflict>;
  /** The changed record; null after a rejection or a conflict. */
  participation: Maybe<Participation>;
  /** Rejections by field. */
  userErrors: Array<UserError>;
};

/** A confirmation of participation. */
export type ConfirmParticipationInput = {
  /** Whether a confirmed poster becomes a listener. */
  changePosterToListener?: Scalars['Boolean']['input'];
  /** Active sections to attend. */
  listeningSectionIds?: Array<Scalars['ID']['input']>;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
  /** Answer about the excursion; null leaves it unchanged, any other is rejected after its day. */
  tour?: InputMaybe<TourDecision>;
  /** Size of the T-shirt; null leaves it unchanged. */
  tshirtSize?: InputMaybe<TshirtSize>;
};

/** A confirmed format, or its absence. */
export type ConfirmedFormatChoice =
  /** Listener. */
  | 'LISTENER'
  /** No format is confirmed yet. */
  | 'NONE'
  /** Poster. */
  | 'POSTER'
  /** Speaker. */
  | 'SPEAKER'
  /** A code of the provider that this schema does not know. */
  | 'UNRECOGNIZED';

/** Rows of a confirmed format. */
export type ConfirmedFormatCount = {
  __typename?: 'ConfirmedFormatCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The format, or NONE. */
  format: ConfirmedFormatChoice;
};

/** Confirmed formats: any of them, or (`exclude`) none of them. */
export type ConfirmedFormatFilter = {
  /** 'Кроме': selects rows with none of the values. */
  exclude?: Scalars['Boolean']['input'];
  /** The formats; NONE stands for no confirmed format. */
  values: Array<ConfirmedFormatChoice>;
};

/** A field whose requested and current values differ. */
export type ConflictingField = {
  __typename?: 'ConflictingField';
  /** The current value; null if it is empty. */
  current: Maybe<RecordValue>;
  /** The field. */
  field: RecordField;
  /** The requested value; null to clear the field. */
  wanted: Maybe<RecordValue>;
};

/** Consent to the processing of personal data. Only the person can read it. */
export type Consent = {
  __typename?: 'Consent';
  /** Time of the consent, by the provider's clock. */
  givenAt: Scalars['DateTime']['output'];
  /** Version of the accepted text, as the page names it. */
  version: Scalars['String']['output'];
};

/** Contacts of the organisers. */
export type Contacts = {
  __typename?: 'Contacts';
  /** E-mail address. */
  email: Scalars['EmailAddress']['output'];
  /** Institute. */
  institute: Scalars['String']['output'];
  /** Contact person. */
  person: Scalars['String']['output'];
  /** Phone number, for display. */
  phone: Maybe<Scalars['String']['output']>;
  /** Postal address. */
  postalAddress: Scalars['String']['output'];
  /** Role of the person. */
  role: Maybe<Scalars['String']['output']>;
};

/** Answer of createToken. */
export type CreateTokenPayload = {
  __typename?: 'CreateTokenPayload';
  /** Send it as `Authorization: Token {token}`; null after a rejection. */
  token: Maybe<Scalars['String']['output']>;
  /** Rejections, as of login. */
  userErrors: Array<UserError>;
};

/** A slot to empty. */
export type DeleteRegistrationFileInput = {
  /** The cabinet of the action; its windows apply. */
  cabinet?: CabinetKind;
  /** The slot. */
  kind: RegistrationFileKind;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
};

/** A document, or the reason why it is unavailable. */
export type DocumentAnswer = {
  __typename?: 'DocumentAnswer';
  /** Address of the PDF below the gateway's media path; null after a rejection. */
  url: Maybe<Scalars['URL']['output']>;
  /** The provider's reason why the document is unavailable. */
  userErrors: Array<UserError>;
};

/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition. Fields that depend neither on
 * the service's clock nor on the provider are the same in every answer.
 */
export type Edition = {
  __typename?: 'Edition';
  /** Text about the forum for the home page. */
  about: Scalars['HTML']['output'];
  /** An external album with more photos. */
  albumUrl: Maybe<Scalars['URL']['output']>;
  /** Whether certificates are available, by the service's clock. */
  certificatesAvailable: Scalars['Boolean']['output'];
  /** The instant from which certificates are available. */
  certificatesFrom: Scalars['DateTime']['output'];
  /**
   * The day by which the organisers expect confirmations of participation, one of the key dates; null without such a day.
   * It is a reminder, not a window: the service accepts confirmations until `isOver`.
   */
  confirmationDueOn: Maybe<Scalars['Date']['output']>;
  /** Contacts of the organisers. */
  contacts: Maybe<Contacts>;
  /** Last day of the forum. */
  endsOn: Scalars['Date']['output'];
  /**
   * Whether the excursion's day has passed in Moscow, by the service's clock: answers about it are then closed. False
   * without an excursion.
   */
  excursionIsOver: Scalars['Boolean']['output'];
  /** Day of the excursion; null without an excursion. */
  excursionOn: Maybe<Scalars['Date']['output']>;
  /** The older variant of the cabinet; null if the edition has none. */
  expiredVariant: Maybe<CabinetVariant>;
  /** Short facts beside the dates: participation without fee, in person, language. */
  facts: Array<EditionFact>;
  /** Results of this edition in figures, for example 280 participants. Empty before the forum. */
  figures: Array<Figure>;
  /** Descriptions of the formats: listener, speaker, poster. */
  formats: Array<FormatDescription>;
  /** Photos in order. */
  gallery: Array<GalleryImage>;
  /** Path of the drawing for the home page, below the portal's address. */
  heroImage: Maybe<Scalars['String']['output']>;
  /** Whether that day has passed in Moscow, by the service's clock; false without such a day. */
  isConfirmationOverdue: Scalars['Boolean']['output'];
  /** Whether the portal serves this edition now; the others are the archive. */
  isCurrent: Scalars['Boolean']['output'];
  /**
   * Whether the forum's last day has passed in Moscow, by the service's clock: participation can then no longer be
   * confirmed.
   */
  isOver: Scalars['Boolean']['output'];
  /** Important dates, earliest first. */
  keyDates: Array<KeyDate>;
  /** Path of the picture for link previews (1200×630), below the portal's address. */
  openGraphImage: Maybe<Scalars['String']['output']>;
  /** Organisers by group. */
  organisers: Array<OrganiserGroup>;
  /** The venue. */
  place: Scalars['String']['output'];
  /** Poster lists in the order of their sessions. */
  posterLists: Array<PosterList>;
  /** Programme; null before there is one. */
  programme: Maybe<Programme>;
  /** Projects with a list of participants of their own. */
  projects: Array<Project>;
  /** Registration for the forum. */
  registrationWindow: Window;
  /** The school beside the forum. */
  school: School;
  /** Registration for the school. */
  schoolWindow: Window;
  /** Screens of this edition in menu order; it has no others. */
  screens: Array<EditionScreen>;
  /** The edition whose programme is another reading of this year's programme. */
  secondReading: Maybe<Edition>;
  /** Short name with the year, for menus and headings, for example «Форум 2025». */
  shortTitle: Scalars['String']['output'];
  /** First day of the forum. */
  startsOn: Scalars['Date']['output'];
  /** One or two sentences for search engines and messengers. */
  summary: Scalars['String']['output'];
  /** Rules for theses and posters. */
  thesesRules: Maybe<ThesesRules>;
  /** Upload of theses. */
  thesesWindow: Window;
  /** The printed or published theses of this edition. */
  thesisCollection: Maybe<ThesisCollection>;
  /** Full name of the forum. */
  title: Scalars['String']['output'];
  /** Topics of the forum. */
  topics: Array<Topic>;
  /** Text about the excursion. */
  tour: Maybe<Scalars['HTML']['output']>;
  /** Year, which identifies the edition. */
  year: Scalars['Int']['output'];
};

/** A short fact. */
export type EditionFact = {
  __typename?: 'EditionFact';
  /** Subject, for example «Участие». */
  term: Scalars['String']['output'];
  /** The fact, for example «без организационного взноса». */
  value: Scalars['String']['output'];
};

/** A file of an edition. */
export type EditionFile = {
  __typename?: 'EditionFile';
  /** Media type. */
  mediaType: Scalars['String']['output'];
  /** File name. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
};

/** A link of an edition. */
export type EditionLink = {
  __typename?: 'EditionLink';
  /** The linked file; null for an external address. */
  file: Maybe<EditionFile>;
  /** An external address (https://…), or a path below the portal's address for a file of the edition. */
  href: Scalars['String']['output'];
  /** Text of the link. */
  label: Scalars['String']['output'];
};

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
  /** Excursion (`tour`). */
  | 'TOUR';

/** File formats. */
export type ExportFormat =
  /** Text for spreadsheet programs: UTF-8 with a byte order mark and semicolons, as the Russian Excel expects. */
  | 'CSV'
  /** A list of objects for programs. */
  | 'JSON'
  /** A workbook for spreadsheet programs. */
  | 'XLSX';

/** An exported list. */
export type ExportNote = {
  __typename?: 'ExportNote';
  /** The time. */
  at: Scalars['DateTime']['output'];
  /** Name of the person who requested it; null if unknown. */
  authorName: Maybe<Scalars['String']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** True for an e-mail list, false for an export. */
  isMailing: Scalars['Boolean']['output'];
  /** Number of rows or addresses; null if unknown. */
  rows: Maybe<Scalars['Int']['output']>;
  /** Description of the list: format, filters, order, columns. */
  view: Scalars['String']['output'];
};

/** A field that changed, or would change. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** The value after; null if it is empty. */
  after: Maybe<RecordValue>;
  /** The value before; null if it was empty. */
  before: Maybe<RecordValue>;
  /** The field. */
  field: RecordField;
};

/** A figure with its label. */
export type Figure = {
  __typename?: 'Figure';
  /** Label in the grammatical form that follows the figure, for example «участников». */
  label: Scalars['String']['output'];
  /** The displayed figure, for example «280». */
  value: Scalars['String']['output'];
};

/** Rows with a file of a kind. */
export type FileCount = {
  __typename?: 'FileCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The kind. */
  kind: RegistrationFileKind;
};

/** Files: at least one of these kinds exists, or (`exclude`) none of them does. */
export type FileFilter = {
  /** 'Кроме': selects rows with none of these files. */
  exclude?: Scalars['Boolean']['input'];
  /** Kinds of files; by default all three. */
  kinds?: Array<RegistrationFileKind>;
};

/** Rows of a requested format. */
export type FormatCount = {
  __typename?: 'FormatCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The format. */
  format: ParticipationFormat;
};

/** Description of a format of participation. */
export type FormatDescription = {
  __typename?: 'FormatDescription';
  /** Tasks and benefits of the participant. */
  description: Scalars['String']['output'];
  /** The format: listener, speaker or poster. */
  format: ParticipationFormat;
  /** Its name. */
  title: Scalars['String']['output'];
};

/** Requested formats: any of them, or (`exclude`) none of them. */
export type FormatFilter = {
  /** 'Кроме': selects rows with none of the values. */
  exclude?: Scalars['Boolean']['input'];
  /** The formats. */
  values: Array<ParticipationFormat>;
};

/** A photo in several sizes. */
export type GalleryImage = {
  __typename?: 'GalleryImage';
  /** Description for people who do not see the photo. */
  alt: Scalars['String']['output'];
  /** The photographer. */
  credit: Maybe<Scalars['String']['output']>;
  /** Height of the largest size, in pixels. */
  height: Scalars['Int']['output'];
  /** Permanent id, unique across all editions. */
  id: Scalars['ID']['output'];
  /** Id within its edition, for addresses. */
  slug: Scalars['String']['output'];
  /** Formats in order of preference; the page adds the displayed width (`sizes`). */
  sources: Array<ImageSource>;
  /** Path for browsers that use none of the sources, below the portal's address. */
  src: Scalars['String']['output'];
  /** Caption. */
  title: Scalars['String']['output'];
  /** Width of the largest size, in pixels; with the height it gives the aspect ratio, so that the layout does not shift. */
  width: Scalars['Int']['output'];
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

/** One action of one person on a record. */
export type HistoryEntry = {
  __typename?: 'HistoryEntry';
  /** The action. */
  action: HistoryAction;
  /** The time. */
  at: Scalars['DateTime']['output'];
  /** Name of the author; null if unknown or hidden. */
  authorName: Maybe<Scalars['String']['output']>;
  /** Role of the author. */
  authorRole: AuthorRole;
  /** The changed fields. */
  changes: Array<FieldChange>;
  /** Id; in a record's history, the version after the change. */
  id: Scalars['ID']['output'];
};

/** One format of an image, in several widths. */
export type ImageSource = {
  __typename?: 'ImageSource';
  /** Paths below the portal's address with their widths, ready for `srcset`. */
  srcSet: Scalars['String']['output'];
  /** Media type, for example image/avif. */
  type: Scalars['String']['output'];
};

/** An important date. */
export type KeyDate = {
  __typename?: 'KeyDate';
  /** First instant after the date in Moscow. */
  endsAt: Scalars['DateTime']['output'];
  /** The last day; null for a single day. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** Permanent id. */
  id: Scalars['ID']['output'];
  /** First instant of the date in Moscow, to compare with the service's clock. */
  startsAt: Scalars['DateTime']['output'];
  /** The day, or the first one. */
  startsOn: Scalars['Date']['output'];
  /** Event of the date. */
  title: Scalars['String']['output'];
};

/** E-mail and password. */
export type LoginInput = {
  /** E-mail; the gateway converts it to lower case. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** Answer of login. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** Rejections: INVALID or REQUIRED by field, WRONG_CREDENTIALS with the provider's text. */
  userErrors: Array<UserError>;
  /** The signed-in person; null after a rejection. */
  viewer: Maybe<Viewer>;
};

/** Answer of logout. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Always true. */
  loggedOut: Scalars['Boolean']['output'];
};

/** Addresses of one kind of people, or the reason why they are unavailable. */
export type MailingList = {
  __typename?: 'MailingList';
  /** The addresses, separated by comma and space; null after a rejection. A mailing to them must offer to unsubscribe. */
  addresses: Maybe<Scalars['String']['output']>;
  /** Number of addresses. */
  count: Scalars['Int']['output'];
  /** The provider's reason why the addresses are unavailable. */
  userErrors: Array<UserError>;
};

/** A kind of e-mail list. */
export type MailingType = {
  __typename?: 'MailingType';
  /** Name at the provider, for example `forum_active_users_25`. */
  id: Scalars['ID']['output'];
  /** Title, for example «Участники форума 2025». */
  title: Scalars['String']['output'];
};

/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds another talk or poster, at most two besides the first registration. */
  addTalk: RegistrationPayload;
  /**
   * Changes up to 50 records of a plan independently: a failed record does not stop the others. A page sends one chunk
   * after another, so that it can show progress and stop. A repeated request changes nothing and sends no mail. FORBIDDEN
   * for anyone but moderators.
   */
  applyBulkChange: ApplyBulkChangePayload;
  /** Cancels a registration. After the registration window the person cannot register again. */
  cancelRegistration: CancelRegistrationPayload;
  /** Confirms or changes a format, with section and talk date. FORBIDDEN for anyone but moderators. */
  confirmFormat: ConfirmFormatPayload;
  /** Confirms participation after a moderator has confirmed the format. */
  confirmParticipation: RegistrationPayload;
  /** Gives the first answer about the excursion. Rejected after its day. */
  confirmTour: RegistrationPayload;
  /**
   * Exchanges e-mail and password for a token, for tools that send `Authorization: Token …`. Sets no cookie. RATE_LIMITED
   * after too many wrong passwords.
   */
  createToken: CreateTokenPayload;
  /** Empties a slot. */
  deleteRegistrationFile: RegistrationPayload;
  /**
   * Opens a session in an HttpOnly cookie for the page; the answer does not contain the token. RATE_LIMITED after too many
   * wrong passwords.
   */
  login: LoginPayload;
  /** Ends the page's session and clears its cookie. Also succeeds for a visitor. */
  logout: LogoutPayload;
  /** Creates an account and sends the verification letter. RATE_LIMITED if one address creates too many accounts. */
  registerAccount: RegisterAccountPayload;
  /** Registers the person for the forum. Rejected outside the registration window. */
  registerForForum: RegistrationPayload;
  /** Registers the person for the school. Rejected outside its window. */
  registerForSchool: RegistrationPayload;
  /** Sends a letter with a reset link. RATE_LIMITED after too many letters. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new password with the query values of the mailed link. RATE_LIMITED after too many attempts. */
  resetPassword: ResetPasswordPayload;
  /** Changes the answer about the excursion. Rejected after its day. */
  setTour: RegistrationPayload;
  /** Saves the profile; creates it if the account has none. */
  updateProfile: UpdateProfilePayload;
  /** Replaces the photo: gif, jpeg or png by content, at most 6 291 456 bytes. */
  uploadPhoto: UploadPhotoPayload;
  /**
   * Uploads a file and attaches it to an empty slot. The gateway checks its name and content; at most 6 291 456 bytes. If
   * the provider does not attach the file, the gateway deletes the upload. It also compares a thesis with the edition's
   * limits, as a warning only.
   */
  uploadRegistrationFile: UploadRegistrationFilePayload;
  /** Verifies an e-mail address with the query values of the mailed link. */
  verifyEmail: VerifyEmailPayload;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationAddTalkArgs = {
  input: AddTalkInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationApplyBulkChangeArgs = {
  input: ApplyBulkChangeInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationCancelRegistrationArgs = {
  input: CancelRegistrationInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationConfirmFormatArgs = {
  input: ConfirmFormatInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationConfirmParticipationArgs = {
  input: ConfirmParticipationInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationConfirmTourArgs = {
  input: TourInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationCreateTokenArgs = {
  input: LoginInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationDeleteRegistrationFileArgs = {
  input: DeleteRegistrationFileInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationRegisterAccountArgs = {
  input: RegisterAccountInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationRegisterForForumArgs = {
  input: RegisterForForumInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationRegisterForSchoolArgs = {
  input: RegisterForSchoolInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationSetTourArgs = {
  input: TourInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationUploadPhotoArgs = {
  input: UploadPhotoInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationUploadRegistrationFileArgs = {
  input: UploadRegistrationFileInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationVerifyEmailArgs = {
  input: SignedLinkInput;
};

/** Sort directions. */
export type OrderDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** A person or an institution that organises the forum. */
export type Organiser = {
  __typename?: 'Organiser';
  /** Institution and city. */
  affiliation: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Role in the group, for example «председатель». */
  role: Maybe<Scalars['String']['output']>;
  /** External page. */
  url: Maybe<Scalars['URL']['output']>;
};

/** Organisers under one heading. */
export type OrganiserGroup = {
  __typename?: 'OrganiserGroup';
  /** The members in order. */
  members: Array<Organiser>;
  /** The heading, for example «Программный комитет». */
  title: Scalars['String']['output'];
};

/** A scientific organisation. */
export type Organization = {
  __typename?: 'Organization';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it is the choice 'other', which requires a typed name. */
  isOther: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Rows of an organisation. */
export type OrganizationCount = {
  __typename?: 'OrganizationCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The displayed name; null for rows without one. */
  name: Maybe<Scalars['String']['output']>;
};

/** Organisations: any of them, or (`exclude`) none of them. */
export type OrganizationFilter = {
  /** 'Кроме': selects rows with none of the named organisations. */
  exclude?: Scalars['Boolean']['input'];
  /** Names of organisations, as in `organizationName`. */
  names?: Array<Scalars['String']['input']>;
  /** Whether people without an organisation count as one of the named organisations. */
  withNone?: Scalars['Boolean']['input'];
};

/** A row of a list of participants. */
export type Participant = {
  __typename?: 'Participant';
  /** Full name. */
  fullName: Scalars['String']['output'];
  /** Id, the same as that of the record. */
  id: Scalars['ID']['output'];
  /** Organisation: the listed name, or the typed one if 'other' was chosen. */
  organizationName: Maybe<Scalars['String']['output']>;
  /** The full record in the moderators' list; null in the public list. */
  record: Maybe<Participation>;
};

/** Columns of an export: those of the screen, and fields of the record. */
export type ParticipantColumn =
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
  /** E-mail. */
  | 'EMAIL'
  /** File name of the expert conclusion. */
  | 'EXPERT_CONCLUSION'
  /** Requested format. */
  | 'FORMAT'
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
  /** Requested section. */
  | 'REQUESTED_SECTION'
  /** Effective section: the confirmed one, else the requested one. */
  | 'SECTION'
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
  /** Title of the talk. */
  | 'TITLE';

/**
 * Number of rows for each value of a filter, among the rows that match the other filters and the search. Null for values
 * that the public list lacks.
 */
export type ParticipantFacets = {
  __typename?: 'ParticipantFacets';
  /** By confirmed format. */
  confirmedFormats: Maybe<Array<ConfirmedFormatCount>>;
  /** By kind of file. */
  files: Maybe<Array<FileCount>>;
  /** By requested format. */
  formats: Maybe<Array<FormatCount>>;
  /** By organisation, most frequent first. */
  organizations: Array<OrganizationCount>;
  /** By effective section, most frequent first. */
  sections: Maybe<Array<SectionCount>>;
  /** By status. */
  statuses: Maybe<Array<StatusCount>>;
};


/**
 * Number of rows for each value of a filter, among the rows that match the other filters and the search. Null for values
 * that the public list lacks.
 */
export type ParticipantFacetsOrganizationsArgs = {
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions for the rows of a list of participants. Every given condition must hold. */
export type ParticipantFilter = {
  /** By the confirmed format. Moderators only. */
  confirmedFormat?: InputMaybe<ConfirmedFormatFilter>;
  /** By the files in the slots. Moderators only. */
  files?: InputMaybe<FileFilter>;
  /** By the requested format. Moderators only. */
  format?: InputMaybe<FormatFilter>;
  /** By the displayed organisation. */
  organization?: InputMaybe<OrganizationFilter>;
  /**
   * Words that must all occur in name, organisation or, for moderators, title of the talk; ignores case, the difference of
   * ё and е, and outer spaces. At most 200 characters.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** By the effective section: the confirmed one, else the requested one. Moderators only. */
  section?: InputMaybe<SectionFilter>;
  /** By the status, which is the colour of the row. Moderators only. */
  status?: InputMaybe<ParticipationStatusFilter>;
};

/** A sort key. */
export type ParticipantOrder = {
  /** The field. */
  by: ParticipantOrderField;
  /** The direction. Rows without a value come last in both. */
  direction?: OrderDirection;
};

/** Sort keys of a list of participants. All but NAME and ORGANIZATION are for moderators only. */
export type ParticipantOrderField =
  /** Confirmed format; rows without one come last. */
  | 'CONFIRMED_FORMAT'
  /** Time of the registration. */
  | 'CREATED_AT'
  /** Requested format: listener, speaker, poster. */
  | 'FORMAT'
  /** Full name. */
  | 'NAME'
  /** Organisation. */
  | 'ORGANIZATION'
  /** Name of the effective section. */
  | 'SECTION'
  /** Status: awaiting a format, awaiting the person, confirmed. */
  | 'STATUS'
  /** Day of the talk, then track, then slot. */
  | 'TALK_PLACE'
  /** Date of the talk in words. */
  | 'TALK_SCHEDULE'
  /** Title of the talk. */
  | 'TITLE';

/** A page of a list of participants. */
export type ParticipantPage = {
  __typename?: 'ParticipantPage';
  /** Number of rows for each value of each filter. */
  facets: ParticipantFacets;
  /** Whether it is the moderators' list: its items have `record`, and all filters and sort keys are allowed. */
  isModeratorList: Scalars['Boolean']['output'];
  /** Rows of the page. */
  items: Array<Participant>;
  /** Rows of the whole list. */
  listCount: Scalars['Int']['output'];
  /** The page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
  /** Version of the list, as in `participantsRevision`. */
  revision: Scalars['ID']['output'];
  /** Rows that match the filter. */
  totalCount: Scalars['Int']['output'];
  /** Number of pages; 1 for an empty list. */
  totalPages: Scalars['Int']['output'];
};

/** Position of a record within a filtered list. */
export type ParticipantPlace = {
  __typename?: 'ParticipantPlace';
  /** The next record; null at the last record, and if the record does not match the filter. */
  nextId: Maybe<Scalars['ID']['output']>;
  /** Position, from 1; null if the record does not match the filter. */
  position: Maybe<Scalars['Int']['output']>;
  /** The previous record; null at the first record, and if the record does not match the filter. */
  previousId: Maybe<Scalars['ID']['output']>;
  /** Rows that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A participation record as moderators see it. */
export type Participation = {
  __typename?: 'Participation';
  /** Sections that the person attended, with the times. FORBIDDEN for anyone but moderators. */
  attendance: Maybe<Array<AttendanceRecord>>;
  /** Date of birth. */
  birthDate: Maybe<Scalars['Date']['output']>;
  /** E-mail. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** The effective format: the confirmed one, else the requested one. */
  format: ParticipationFormat;
  /** Full name. */
  fullName: Scalars['String']['output'];
  /**
   * Every change of the record, newest first; entries cannot be edited. Null if the provider stores no history (an
   * extension of the contract) or did not answer. The record's owner does not see the names of moderators.
   */
  history: Maybe<Array<HistoryEntry>>;
  /** Id, the same as that of the registration. */
  id: Scalars['ID']['output'];
  /** Organisation: the listed name, or the typed one if 'other' was chosen. */
  organizationName: Maybe<Scalars['String']['output']>;
  /** Phone. */
  phone: Maybe<Scalars['String']['output']>;
  /** The registration itself. */
  registration: Registration;
  /**
   * The effective section: the confirmed one, else the requested one; null without one ('Не указано при регистрации!'), or
   * if the list could not be read.
   */
  section: Maybe<Section>;
  /** The status, which is the colour of its row. */
  status: ParticipationStatus;
  /** Day of the talk within the forum, from 1. */
  talkDay: Maybe<Scalars['Int']['output']>;
  /** Slot of the talk; the board number of a poster. */
  talkSlot: Maybe<Scalars['Int']['output']>;
  /** Track of the talk. */
  talkTrack: Maybe<Scalars['Int']['output']>;
  /**
   * Version of the record. Sent back as `expectedVersion`, it prevents a change from overwriting that of another
   * moderator. It comes from the provider, or else is computed from the values that moderators set.
   */
  version: Scalars['ID']['output'];
};

/** A record that another person changed after the moderator read it. */
export type ParticipationConflict = {
  __typename?: 'ParticipationConflict';
  /** Time of the last change; null if the provider does not give it. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the last author; null if the provider does not give it. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** Changes since then, newest first; null if the provider does not give them. */
  changes: Maybe<Array<HistoryEntry>>;
  /** The record now; send its `version` to overwrite it deliberately. */
  current: Participation;
  /** Fields whose requested and current values differ. */
  fields: Array<ConflictingField>;
};

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

/** Statuses of a record, shown as the colour of its row. */
export type ParticipationStatus =
  /** Yellow: no format is confirmed yet (and the person has not confirmed). */
  | 'AWAITING_FORMAT'
  /** White: a format is confirmed, the person has not confirmed yet. */
  | 'AWAITING_PERSON'
  /** Green: the person confirmed participation. */
  | 'CONFIRMED';

/** Statuses: any of them, or (`exclude`) none of them. */
export type ParticipationStatusFilter = {
  /** 'Кроме': selects rows with none of the values. */
  exclude?: Scalars['Boolean']['input'];
  /** The statuses. */
  values: Array<ParticipationStatus>;
};

/** A person in the list of people. */
export type Person = {
  __typename?: 'Person';
  /** Full name. */
  fullName: Scalars['String']['output'];
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /**
   * Organisation: the listed name, or the typed one if 'other' was chosen; null without one, or if the list could not be
   * read.
   */
  organizationName: Maybe<Scalars['String']['output']>;
};

/** A position in an organisation. */
export type Position = {
  __typename?: 'Position';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it is the choice 'other', which requires a typed title. */
  isOther: Scalars['Boolean']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A poster. */
export type Poster = {
  __typename?: 'Poster';
  /** Its place: a stand number («79»), a code («C101»), or the slot with П («П12»); null without a place. */
  board: Maybe<Scalars['String']['output']>;
  /** Id, unique across all editions. */
  id: Scalars['ID']['output'];
  /** The presenter. */
  presenter: Scalars['String']['output'];
  /** Title; null if not given. */
  title: Maybe<Scalars['String']['output']>;
};

/** Posters under one heading. */
export type PosterGroup = {
  __typename?: 'PosterGroup';
  /** Permanent id, unique across all editions. */
  id: Scalars['ID']['output'];
  /** Posters by board. */
  posters: Array<Poster>;
  /** Section; null in a list without sections. */
  title: Maybe<Scalars['String']['output']>;
};

/** The posters of one session: data of the edition, or read from the provider during the preparation of the forum. */
export type PosterList = {
  __typename?: 'PosterList';
  /** Posters by section; null if the provider did not answer. A live list also contains empty sections. */
  groups: Maybe<Array<PosterGroup>>;
  /** Permanent id, unique across all editions. */
  id: Scalars['ID']['output'];
  /** Whether the list is read from the provider: it may then change, and reading it may fail. */
  isLive: Scalars['Boolean']['output'];
  /** Id within its edition, for addresses. */
  slug: Scalars['String']['output'];
  /** Heading of the list. */
  title: Scalars['String']['output'];
};

/** The person behind an account. */
export type Profile = {
  __typename?: 'Profile';
  /** Academic degree; null if not set, or if the list could not be read. */
  academicDegree: Maybe<AcademicDegree>;
  /** Id of the academic degree, for forms when the list could not be read. */
  academicDegreeId: Maybe<Scalars['ID']['output']>;
  /** Date of birth in Moscow. */
  birthDate: Maybe<Scalars['Date']['output']>;
  /** Name of the citizenship. */
  citizenship: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last, first and middle name. */
  fullName: Scalars['String']['output'];
  /** Gender; null if not set. */
  gender: Maybe<Gender>;
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Middle name; null for a person without one. */
  middleName: Maybe<Scalars['String']['output']>;
  /** Organisation; null if not set, or if the list could not be read. */
  organization: Maybe<Organization>;
  /** Id of the organisation, for forms when the list could not be read. */
  organizationId: Maybe<Scalars['ID']['output']>;
  /** Name of an unlisted organisation. */
  otherOrganization: Maybe<Scalars['String']['output']>;
  /** Name of an unlisted position. */
  otherPosition: Maybe<Scalars['String']['output']>;
  /** Phone with its country dial code. */
  phone: Maybe<Scalars['String']['output']>;
  /** Address of the photo below the gateway's media path, which opens with the caller's rights; null without a photo. */
  photoUrl: Maybe<Scalars['URL']['output']>;
  /** Position; null if not set, or if the list could not be read. */
  position: Maybe<Position>;
  /** Id of the position, for forms when the list could not be read. */
  positionId: Maybe<Scalars['ID']['output']>;
  /** Status; null if not set, or if the list could not be read. */
  schoolStatus: Maybe<SchoolStatus>;
  /** Id of the status, for forms when the list could not be read. */
  schoolStatusId: Maybe<Scalars['ID']['output']>;
};

/**
 * The programme of a forum, day by day. Nothing in it depends on the clock: a client finds the running items by
 * `startsAt`, `endsAt` and the service's clock.
 */
export type Programme = {
  __typename?: 'Programme';
  /**
   * Path of the whole programme as a calendar (.ics), below the portal's address. `?items=a,b,c` narrows it to items and
   * talks by their slugs: a personal plan.
   */
  calendarPath: Scalars['String']['output'];
  /** Days in order, one for each tab. */
  days: Array<ProgrammeDay>;
  /** Whether names and titles are samples, which the organisers replace. */
  isSample: Scalars['Boolean']['output'];
  /** Sections of the items, for a filter. */
  sections: Array<ProgrammeSection>;
  /** Year of its edition. */
  year: Scalars['Int']['output'];
};

/** The chair of an item. */
export type ProgrammeChair = {
  __typename?: 'ProgrammeChair';
  /** Name. */
  name: Scalars['String']['output'];
  /** Role, for example «Председатель» or «Модератор». */
  role: Scalars['String']['output'];
};

/** A day of the programme. */
export type ProgrammeDay = {
  __typename?: 'ProgrammeDay';
  /** Path of the day as a calendar (.ics), below the portal's address. */
  calendarPath: Scalars['String']['output'];
  /** The day. */
  date: Scalars['Date']['output'];
  /** Permanent id, unique across all editions. */
  id: Scalars['ID']['output'];
  /** Items by start; those that overlap run in parallel. */
  items: Array<ProgrammeItem>;
  /** Label of its tab, for example «21 окт. (понедельник)». */
  label: Scalars['String']['output'];
  /** Id within its edition, for addresses. */
  slug: Scalars['String']['output'];
};

/** Details of an item, which 'подробнее' opens: talks, posters or both. */
export type ProgrammeDetail = {
  __typename?: 'ProgrammeDetail';
  /** Its type code, for example «21» or «931». */
  code: Scalars['String']['output'];
  /** Permanent id, unique across all editions. */
  id: Scalars['ID']['output'];
  /** Posters of a poster session. */
  posters: Maybe<PosterList>;
  /** Talks in order. */
  talks: Array<ProgrammeTalk>;
  /** Heading of the dialog. */
  title: Scalars['String']['output'];
};

/** An item of a day: a session, a break, a poster session … */
export type ProgrammeItem = {
  __typename?: 'ProgrammeItem';
  /** Building. */
  building: Maybe<Scalars['String']['output']>;
  /** Path of the item as a calendar (.ics), below the portal's address. */
  calendarPath: Scalars['String']['output'];
  /** The chair. */
  chair: Maybe<ProgrammeChair>;
  /** Details behind 'подробнее'; null without details. */
  detail: Maybe<ProgrammeDetail>;
  /** The end. */
  endsAt: Scalars['DateTime']['output'];
  /** Permanent id, unique across all editions. */
  id: Scalars['ID']['output'];
  /** Its kind. */
  kind: ProgrammeItemKind;
  /** An external page, for example of the conference within the forum. */
  link: Maybe<ProgrammeLink>;
  /** Room. */
  room: Maybe<Scalars['String']['output']>;
  /** Its section. */
  section: Maybe<ProgrammeSection>;
  /** Id within its edition, for addresses, saved plans and calendars. */
  slug: Scalars['String']['output'];
  /** Speaker, for an item of one person. */
  speaker: Maybe<Scalars['String']['output']>;
  /** The start. */
  startsAt: Scalars['DateTime']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** Kinds of programme items. */
export type ProgrammeItemKind =
  /** Coffee, lunch. */
  | 'BREAK'
  /** Opening, closing. */
  | 'CEREMONY'
  /** Another conference within the forum. */
  | 'CONFERENCE'
  /** Excursion. */
  | 'EXCURSION'
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
  | 'SYMPOSIUM';

/** A link to an external page. */
export type ProgrammeLink = {
  __typename?: 'ProgrammeLink';
  /** Text of the link. */
  label: Scalars['String']['output'];
  /** Address. */
  url: Scalars['URL']['output'];
};

/** A section of the programme. */
export type ProgrammeSection = {
  __typename?: 'ProgrammeSection';
  /** Code, for example «1.1». */
  code: Scalars['String']['output'];
  /** Name. */
  title: Scalars['String']['output'];
};

/** A talk or another row of a session. In the edition's data its parts are called header, subheader, main. */
export type ProgrammeTalk = {
  __typename?: 'ProgrammeTalk';
  /** Affiliation or role of the speaker (`subheader`). */
  affiliation: Maybe<Scalars['String']['output']>;
  /** Path of the talk as a calendar (.ics), below the portal's address; null for a row without a time. */
  calendarPath: Maybe<Scalars['String']['output']>;
  /** The end; null if unknown. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** Permanent id, unique across all editions. */
  id: Scalars['ID']['output'];
  /** Further lines of a school's row (`subheader1`, `subheader2`). */
  notes: Array<Scalars['String']['output']>;
  /** Id within its edition, for addresses, saved plans and calendars. */
  slug: Scalars['String']['output'];
  /** Speaker, or the heading of a row that is not a talk (`header`). */
  speaker: Maybe<Scalars['String']['output']>;
  /** The start; null for a row without a time. */
  startsAt: Maybe<Scalars['DateTime']['output']>;
  /** Title of the talk (`main`). */
  title: Maybe<Scalars['String']['output']>;
};

/** A project with a list of participants at /{slug}-users. */
export type Project = {
  __typename?: 'Project';
  /** Id in the address. */
  slug: Scalars['String']['output'];
  /** Name of the project. */
  title: Scalars['String']['output'];
};

/** Reads of the portal's data. */
export type Query = {
  __typename?: 'Query';
  /** Academic degrees to choose from; null if the list could not be read. */
  academicDegrees: Maybe<Array<AcademicDegree>>;
  /**
   * Attendance of a section, or people who plan to come, by name. FORBIDDEN for anyone but moderators. Null if the
   * provider did not answer.
   */
  attendance: Maybe<AttendancePage>;
  /**
   * The provider's .xlsx of attendance or audience. Its address opens for moderators only. FORBIDDEN for anyone but
   * moderators.
   */
  attendanceWorkbook: DocumentAnswer;
  /** The certificate of a confirmed listener, or of a speaker who confirmed, after the last conference date. */
  certificate: DocumentAnswer;
  /** The service's clock. It decides all windows; the visitor's own clock decides none. */
  clock: ServiceClock;
  /** The edition of the forum that the portal serves now: the newest. */
  currentEdition: Edition;
  /** The edition of a year; null for a year without one. */
  edition: Maybe<Edition>;
  /** Every edition of the forum, newest first. The newest is the current one, the others are the archive. */
  editions: Array<Edition>;
  /**
   * Exports and e-mail lists of an edition, newest first, at most 500. Null if the provider stores no history (an
   * extension of the contract). FORBIDDEN for anyone but moderators.
   */
  exportHistory: Maybe<Array<ExportNote>>;
  /** The invitation of a registration whose participation is confirmed, a PDF in Russian. */
  invitation: DocumentAnswer;
  /** Addresses of one kind of people as text. FORBIDDEN for anyone but moderators. The history records every request. */
  mailingList: MailingList;
  /** Kinds of e-mail lists to choose from: data of the editions, newest first. FORBIDDEN for anyone but moderators. */
  mailingTypes: Array<MailingType>;
  /** Organisations to choose from; null if the list could not be read. */
  organizations: Maybe<Array<Organization>>;
  /**
   * Position of a record within a filtered list, with the previous and the next record. FORBIDDEN for anyone but
   * moderators.
   */
  participantPlace: Maybe<ParticipantPlace>;
  /**
   * The participants of an edition or of one project, which the gateway searches, filters, sorts and pages. Moderators get
   * the moderators' list of the current edition, whose items have `record`. Everyone else, and everyone for an archived
   * edition, gets the public list with names and organisations only; filtering or sorting by other values is FORBIDDEN
   * there. The provider decides who is a moderator. NOT_FOUND for an unknown year or project.
   */
  participants: Maybe<ParticipantPage>;
  /**
   * 'Экспорт этого вида': a path at which the gateway streams exactly these rows and columns, in this order, with the
   * rights of the person who opens it. The history records each download. A text that spreadsheet programs would read as a
   * formula stays text. The answer's header `x-total-rows` holds the number of rows.
   */
  participantsExport: ViewExport;
  /**
   * Version of the caller's list, which changes within 2 seconds after any change in the list. An open page polls it at
   * little cost and reads the list again when it differs.
   */
  participantsRevision: Maybe<Scalars['ID']['output']>;
  /**
   * The provider's .xlsx of an edition's participations. Its address opens for moderators only. FORBIDDEN for anyone but
   * moderators.
   */
  participantsWorkbook: DocumentAnswer;
  /** One full participation record, for its owner and for moderators. FORBIDDEN for others. */
  participation: Maybe<Participation>;
  /** People by the beginning of the last name, sorted by name. FORBIDDEN for anyone but moderators. */
  people: Maybe<Array<Person>>;
  /**
   * Dry run of a bulk change: the changes in each record, and the skipped records with the reason. It changes nothing.
   * FORBIDDEN for anyone but moderators.
   */
  planBulkChange: BulkPlan;
  /** Positions to choose from; null if the list could not be read. */
  positions: Maybe<Array<Position>>;
  /** Statuses of a person to choose from; null if the list could not be read. */
  schoolStatuses: Maybe<Array<SchoolStatus>>;
  /** Sections of an edition, by default the current one; null if the list could not be read. */
  sections: Maybe<Array<Section>>;
  /** The person whose token or session came with the request; null for a visitor and after the session has expired. */
  viewer: Maybe<Viewer>;
};


/** Reads of the portal's data. */
export type QueryAttendanceArgs = {
  kind: AttendanceKind;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads of the portal's data. */
export type QueryAttendanceWorkbookArgs = {
  kind: AttendanceKind;
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads of the portal's data. */
export type QueryCertificateArgs = {
  registrationId: Scalars['ID']['input'];
};


/** Reads of the portal's data. */
export type QueryEditionArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads of the portal's data. */
export type QueryExportHistoryArgs = {
  year: Scalars['Int']['input'];
};


/** Reads of the portal's data. */
export type QueryInvitationArgs = {
  registrationId: Scalars['ID']['input'];
};


/** Reads of the portal's data. */
export type QueryMailingListArgs = {
  type: Scalars['ID']['input'];
};


/** Reads of the portal's data. */
export type QueryParticipantPlaceArgs = {
  filter?: InputMaybe<ParticipantFilter>;
  id: Scalars['ID']['input'];
  orderBy?: Array<ParticipantOrder>;
  project?: InputMaybe<Scalars['ID']['input']>;
  year: Scalars['Int']['input'];
};


/** Reads of the portal's data. */
export type QueryParticipantsArgs = {
  filter?: InputMaybe<ParticipantFilter>;
  orderBy?: Array<ParticipantOrder>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  project?: InputMaybe<Scalars['ID']['input']>;
  year: Scalars['Int']['input'];
};


/** Reads of the portal's data. */
export type QueryParticipantsExportArgs = {
  columns: Array<ParticipantColumn>;
  filter?: InputMaybe<ParticipantFilter>;
  format: ExportFormat;
  orderBy?: Array<ParticipantOrder>;
  project?: InputMaybe<Scalars['ID']['input']>;
  year: Scalars['Int']['input'];
};


/** Reads of the portal's data. */
export type QueryParticipantsRevisionArgs = {
  project?: InputMaybe<Scalars['ID']['input']>;
  year: Scalars['Int']['input'];
};


/** Reads of the portal's data. */
export type QueryParticipantsWorkbookArgs = {
  year: Scalars['Int']['input'];
};


/** Reads of the portal's data. */
export type QueryParticipationArgs = {
  id: Scalars['ID']['input'];
};


/** Reads of the portal's data. */
export type QueryPeopleArgs = {
  lastName?: InputMaybe<Scalars['String']['input']>;
  usersOnly?: Scalars['Boolean']['input'];
};


/** Reads of the portal's data. */
export type QueryPlanBulkChangeArgs = {
  input: BulkChangeInput;
};


/** Reads of the portal's data. */
export type QuerySectionsArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** Fields of a record that history and conflicts name. */
export type RecordField =
  /** Whether the registration is active; a cancelled one is not. */
  | 'ACTIVE'
  /** Whether the person confirmed participation. */
  | 'CONFIRMATION'
  /** The expert conclusion. */
  | 'EXPERT_CONCLUSION'
  /** Confirmed format. */
  | 'FORMAT'
  /** Whether a poster was given up. */
  | 'GAVE_UP_POSTER'
  /** Sections that the person plans to attend. */
  | 'LISTENING_SECTIONS'
  /** A field of the provider that this schema does not know. */
  | 'OTHER'
  /** Requested format. */
  | 'REQUESTED_FORMAT'
  /** Requested section. */
  | 'REQUESTED_SECTION'
  /** Confirmed section. */
  | 'SECTION'
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
  /** Answer about the excursion. */
  | 'TOUR'
  /** Size of the T-shirt. */
  | 'TSHIRT_SIZE';

/** A value of a record's field. Formats, sections, and yes or no also have a typed value beside the text. */
export type RecordValue = {
  __typename?: 'RecordValue';
  /** The value of a field that holds yes or no. */
  flag: Maybe<Scalars['Boolean']['output']>;
  /** The value of a field that holds a format. */
  format: Maybe<ParticipationFormat>;
  /** The value of a field that holds sections. */
  sections: Maybe<Array<Section>>;
  /** The value as text, in Russian where the portal has a text for it; the provider's own for the field OTHER. */
  text: Scalars['String']['output'];
};

/** A new account with the person behind it. */
export type RegisterAccountInput = {
  /** Academic degree. */
  academicDegreeId: Scalars['ID']['input'];
  /** Date of birth, from 1950-01-01. */
  birthDate: Scalars['Date']['input'];
  /** Name of the citizenship: a listed one or a typed text. */
  citizenship: Scalars['String']['input'];
  /** Consent to the processing of personal data; must be true. */
  consent: Scalars['Boolean']['input'];
  /**
   * Version of the accepted text, as the page names it: 1 to 50 characters. The provider stores it with the time
   * (`Viewer.consent`).
   */
  consentVersion: Scalars['String']['input'];
  /** E-mail, which is also the user name; the gateway converts it to lower case. */
  email: Scalars['String']['input'];
  /** First name, at least 1 character. */
  firstName: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Last name, at least 1 character. */
  lastName: Scalars['String']['input'];
  /** Middle name, at least 2 characters; null for a person without one. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Organisation; 'other' requires otherOrganization. */
  organizationId: Scalars['ID']['input'];
  /** Name of an unlisted organisation. */
  otherOrganization?: InputMaybe<Scalars['String']['input']>;
  /** Name of an unlisted position. */
  otherPosition?: InputMaybe<Scalars['String']['input']>;
  /** At least 8 characters, with a capital and a small Latin letter and a digit. */
  password: Scalars['String']['input'];
  /** The password again. */
  passwordConfirmation: Scalars['String']['input'];
  /** Country dial code and number; must contain a digit. */
  phone: Scalars['String']['input'];
  /** Position; 'other' requires otherPosition. */
  positionId: Scalars['ID']['input'];
};

/** Answer of registerAccount. */
export type RegisterAccountPayload = {
  __typename?: 'RegisterAccountPayload';
  /** The address of the verification letter; null after a rejection. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** Rejections by field; TAKEN if the e-mail has an account. */
  userErrors: Array<UserError>;
};

/** A registration for the forum. */
export type RegisterForForumInput = {
  /** The cabinet of the action; its windows apply. */
  cabinet?: CabinetKind;
  /** Listener, speaker or poster. */
  format: ParticipationFormat;
  /** Active sections to attend. */
  listeningSectionIds?: Array<Scalars['ID']['input']>;
  /**
   * Idempotency key: repeated requests with one key create one registration and return it. Use a new key for each new
   * registration, 1 to 100 characters of A-Z, a-z, 0-9, `_` and `-`. Without a key the service does not recognise repeats.
   */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** Section of the talk or poster: active, public and open to talks. Ignored for a listener. */
  sectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Title of the talk or poster. Ignored for a listener. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Whether the person wants to join the excursion; rejected after its day. */
  wantsTour?: Scalars['Boolean']['input'];
};

/** A registration for the school, whose values are fixed. */
export type RegisterForSchoolInput = {
  /**
   * Idempotency key: repeated requests with one key create one registration and return it. Use a new key for each new
   * registration, 1 to 100 characters of A-Z, a-z, 0-9, `_` and `-`. Without a key the service does not recognise repeats.
   */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
};

/** A person's registration for the forum or the school. */
export type Registration = {
  __typename?: 'Registration';
  /** The format that a moderator confirmed, which may differ; null before the confirmation. */
  confirmedFormat: Maybe<ParticipationFormat>;
  /** The section that a moderator confirmed; null without one, or if the list could not be read. */
  confirmedSection: Maybe<Section>;
  /** Time of the registration. */
  createdAt: Scalars['DateTime']['output'];
  /** The expert conclusion on openness of publication, .doc, .docx or .pdf; null while the slot is empty. */
  expertConclusion: Maybe<RegistrationFile>;
  /** Whether the person gave up a confirmed poster and became a listener. */
  gaveUpPoster: Scalars['Boolean']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether the person confirmed participation. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Whether it is a registration for the school. */
  isSchool: Scalars['Boolean']['output'];
  /** Sections that the person plans to attend. */
  listeningSections: Maybe<Array<Section>>;
  /** The requested format. */
  requestedFormat: ParticipationFormat;
  /** The section that the person chose; null without one, or if the list could not be read. */
  requestedSection: Maybe<Section>;
  /** Date of the talk as the organisers wrote it; null if not set. */
  talkSchedule: Maybe<Scalars['String']['output']>;
  /** The thesis as .doc or .docx; null while the slot is empty. */
  thesisDocument: Maybe<RegistrationFile>;
  /** The thesis as .pdf; null while the slot is empty. */
  thesisPdf: Maybe<RegistrationFile>;
  /** Title of the talk or poster; null for a listener. */
  title: Maybe<Scalars['String']['output']>;
  /** Answer about the excursion; null without one. */
  tour: Maybe<TourDecision>;
  /** Size of the T-shirt; null without a choice. */
  tshirtSize: Maybe<TshirtSize>;
};

/** A file in a slot of a registration. */
export type RegistrationFile = {
  __typename?: 'RegistrationFile';
  /** Id of the file. */
  id: Scalars['ID']['output'];
  /** File name, for display. */
  name: Scalars['String']['output'];
  /** Address below the gateway's media path, which opens for the owner and for moderators. */
  url: Scalars['URL']['output'];
};

/** The three file slots of a registration. */
export type RegistrationFileKind =
  /** Expert conclusion, .doc, .docx or .pdf. */
  | 'EXPERT_CONCLUSION'
  /** Thesis, .doc or .docx. */
  | 'THESIS_DOCUMENT'
  /** Thesis, .pdf. */
  | 'THESIS_PDF';

/** Answer of actions on a registration. */
export type RegistrationPayload = {
  __typename?: 'RegistrationPayload';
  /** The registration after the action; null after a rejection. */
  registration: Maybe<Registration>;
  /** Rejections: REQUIRED, INVALID by field, WINDOW_CLOSED, or the provider's rejection. */
  userErrors: Array<UserError>;
};

/** The account that gets a reset link. */
export type RequestPasswordResetInput = {
  /** E-mail of the account; the gateway converts it to lower case. */
  email: Scalars['String']['input'];
};

/** Answer of requestPasswordReset. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Whether the letter was sent. */
  sent: Scalars['Boolean']['output'];
  /** NOT_FOUND if no account has this e-mail. */
  userErrors: Array<UserError>;
};

/** A new password and the query values of the mailed link. */
export type ResetPasswordInput = {
  /** E-mail in the link, for display only: the provider does not check it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The query values of the link. */
  link: SignedLinkInput;
  /** At least 8 characters, with a capital and a small Latin letter and a digit. */
  password: Scalars['String']['input'];
};

/** Answer of resetPassword. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Whether the password was changed. */
  changed: Scalars['Boolean']['output'];
  /** INVALID at `password`, LINK_EXPIRED for the link. */
  userErrors: Array<UserError>;
};

/** The school beside the forum, which has registrations and a section of its own. */
export type School = {
  __typename?: 'School';
  /** Id of its section, which is not among the sections to attend. */
  sectionId: Scalars['ID']['output'];
  /** Name of the school. */
  title: Scalars['String']['output'];
};

/** A status of a person: student, young scientist and so on. */
export type SchoolStatus = {
  __typename?: 'SchoolStatus';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A section of a forum. */
export type Section = {
  __typename?: 'Section';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether the section is offered at all. */
  isActive: Scalars['Boolean']['output'];
  /** Whether everyone may choose it; otherwise it is open by invitation. */
  isPublic: Scalars['Boolean']['output'];
  /** Name; null if the provider's list lacks the id ('Секция не найдена в справочнике'). */
  name: Maybe<Scalars['String']['output']>;
  /** Whether it accepts talks. */
  takesTalks: Scalars['Boolean']['output'];
};

/** Rows of a section. */
export type SectionCount = {
  __typename?: 'SectionCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The section; null for rows without one. */
  section: Maybe<Section>;
};

/** Sections: any of them, or (`exclude`) none of them. */
export type SectionFilter = {
  /** 'Кроме': selects rows with none of the named sections. */
  exclude?: Scalars['Boolean']['input'];
  /** Ids of sections. */
  ids?: Array<Scalars['ID']['input']>;
  /** Whether records without a section count as one of the named sections. */
  withNone?: Scalars['Boolean']['input'];
};

/** The service's clock. */
export type ServiceClock = {
  __typename?: 'ServiceClock';
  /** Whether the clock was set for a demonstration or a test. */
  isDemo: Scalars['Boolean']['output'];
  /** The service's present time. */
  now: Scalars['DateTime']['output'];
};

/** The query values of a mailed link. */
export type SignedLinkInput = {
  /** Signature of the link. */
  signature: Scalars['String']['input'];
  /** Time stamp of the link. */
  timestamp: Scalars['String']['input'];
  /** Account id of the link. */
  userId: Scalars['String']['input'];
};

/** Rows of a status. */
export type StatusCount = {
  __typename?: 'StatusCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The status. */
  status: ParticipationStatus;
};

/** Rules for theses and posters. */
export type ThesesRules = {
  __typename?: 'ThesesRules';
  /** Links to downloads and pages, including the template. */
  links: Array<EditionLink>;
  /** The rules. */
  text: Scalars['HTML']['output'];
};

/** A thesis compared with the edition's limits. A warning, never a rejection. */
export type ThesisCheck = {
  __typename?: 'ThesisCheck';
  /** Characters with spaces; null if the file has no readable text (a scanned page) or is far too long. */
  characters: Maybe<Scalars['Int']['output']>;
  /** Whether all known figures are within the limits. */
  isWithinLimits: Scalars['Boolean']['output'];
  /** The edition's limit of characters with spaces. */
  maxCharacters: Scalars['Int']['output'];
  /** The edition's limit of pages. */
  maxPages: Scalars['Int']['output'];
  /** Pages; null if the file does not contain their number (a .docx of a program that does not count them). */
  pages: Maybe<Scalars['Int']['output']>;
};

/** The published theses of an edition. */
export type ThesisCollection = {
  __typename?: 'ThesisCollection';
  /** Links to the collection: a science library and a PDF. */
  links: Array<EditionLink>;
  /** Text about the collection. */
  text: Scalars['HTML']['output'];
  /** Name of the collection. */
  title: Scalars['String']['output'];
};

/** A topic of the forum. */
export type Topic = {
  __typename?: 'Topic';
  /** Description. */
  description: Maybe<Scalars['String']['output']>;
  /** Name of the topic. */
  title: Scalars['String']['output'];
};

/** Answer about the excursion. */
export type TourDecision =
  /** Will come. */
  | 'ATTENDING'
  /** Will not come. */
  | 'DECLINED';

/** An answer about the excursion. */
export type TourInput = {
  /** The answer. */
  decision: TourDecision;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
};

/** Sizes of the forum's T-shirt. */
export type TshirtSize =
  /** L. */
  | 'L'
  /** M. */
  | 'M'
  /** S. */
  | 'S'
  /** XL. */
  | 'XL';

/** The new profile. A null or missing value stays unchanged; an empty middle name clears it. */
export type UpdateProfileInput = {
  /** Academic degree. */
  academicDegreeId?: InputMaybe<Scalars['ID']['input']>;
  /** Date of birth, 1925-01-01 to 2015-12-31. */
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  /** Name of the citizenship. */
  citizenship?: InputMaybe<Scalars['String']['input']>;
  /** First name, at least 1 character. */
  firstName: Scalars['String']['input'];
  /** Gender. */
  gender?: InputMaybe<Gender>;
  /** Last name, at least 1 character. */
  lastName: Scalars['String']['input'];
  /** Middle name; empty clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Organisation. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of an unlisted organisation. */
  otherOrganization?: InputMaybe<Scalars['String']['input']>;
  /** Name of an unlisted position. */
  otherPosition?: InputMaybe<Scalars['String']['input']>;
  /** Phone; must contain a digit. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Position. */
  positionId?: InputMaybe<Scalars['ID']['input']>;
  /** Status. */
  schoolStatusId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of updateProfile. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** Rejections by field. */
  userErrors: Array<UserError>;
  /** The signed-in person after the change; null after a rejection. */
  viewer: Maybe<Viewer>;
};

/** A new photo. */
export type UploadPhotoInput = {
  /** The picture. */
  file: Scalars['Upload']['input'];
};

/** Answer of uploadPhoto. */
export type UploadPhotoPayload = {
  __typename?: 'UploadPhotoPayload';
  /** FILE_TOO_LARGE, FILE_FORMAT, or the provider's rejection. */
  userErrors: Array<UserError>;
  /** The signed-in person with the new photo; null after a rejection. */
  viewer: Maybe<Viewer>;
};

/** A file for a slot. */
export type UploadRegistrationFileInput = {
  /** The cabinet of the action; its windows apply. */
  cabinet?: CabinetKind;
  /** The file. */
  file: Scalars['Upload']['input'];
  /** The slot. */
  kind: RegistrationFileKind;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
};

/** Answer of uploadRegistrationFile. */
export type UploadRegistrationFilePayload = {
  __typename?: 'UploadRegistrationFilePayload';
  /** The registration with the file; null after a rejection. */
  registration: Maybe<Registration>;
  /**
   * Figures of the thesis; null after a rejection, for an expert conclusion, and if the edition sets no limits or the file
   * could not be read.
   */
  thesisCheck: Maybe<ThesisCheck>;
  /** Rejections: FILE_TOO_LARGE, FILE_FORMAT, WINDOW_CLOSED, or the provider's rejection. */
  userErrors: Array<UserError>;
};

/** A rejection that the person can correct. */
export type UserError = {
  __typename?: 'UserError';
  /** Kind of the rejection, for programs. */
  code: UserErrorCode;
  /** Path of the input field, from the input object down; null if the rejection concerns no field. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** Text for the person, in Russian. */
  message: Scalars['String']['output'];
};

/** Kinds of rejections that a person can correct. */
export type UserErrorCode =
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

/** Answer of verifyEmail. */
export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  /** The provider's success text; null after a rejection. */
  detail: Maybe<Scalars['String']['output']>;
  /** LINK_EXPIRED if the link is wrong, used or expired. */
  userErrors: Array<UserError>;
};

/** A list as a file to download. */
export type ViewExport = {
  __typename?: 'ViewExport';
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Path and query below the portal's address. */
  path: Scalars['String']['output'];
};

/** The signed-in person. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Consent given at sign-up; null if the provider stores none or the account could not be read. */
  consent: Maybe<Consent>;
  /** Last and first name; null if the account has no profile yet ('Без имени'). */
  displayName: Maybe<Scalars['String']['output']>;
  /** The account's e-mail; null if the account could not be read. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** Account id. */
  id: Scalars['ID']['output'];
  /** Whether the person is a moderator. The page uses it to offer actions; the provider checks the right to each. */
  isModerator: Maybe<Scalars['Boolean']['output']>;
  /** The profile of the account's person; null if the account has none yet or could not be read. */
  profile: Maybe<Profile>;
  /** The person's active registrations of the current edition, oldest first; null if they could not be read. */
  registrations: Maybe<Array<Registration>>;
};

/** A period in which an action is allowed, by the service's clock. */
export type Window = {
  __typename?: 'Window';
  /** First instant after the period. */
  closesAt: Scalars['DateTime']['output'];
  /** First instant of the period. */
  opensAt: Scalars['DateTime']['output'];
  /** State of the window, by the service's clock. */
  state: WindowState;
};

/** States of a window. */
export type WindowState =
  /** Closed for good. */
  | 'CLOSED'
  /** Open. */
  | 'OPEN'
  /** Not open yet. */
  | 'UPCOMING';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcademicDegree: ResolverTypeWrapper<AcademicDegree>;
  AddTalkInput: AddTalkInput;
  ApplyBulkChangeInput: ApplyBulkChangeInput;
  ApplyBulkChangePayload: ResolverTypeWrapper<Omit<ApplyBulkChangePayload, 'results'> & { results: Array<ResolversTypes['BulkResult']> }>;
  AttendanceKind: AttendanceKind;
  AttendancePage: ResolverTypeWrapper<Omit<AttendancePage, 'items'> & { items: Array<ResolversTypes['AttendanceRecord']> }>;
  AttendanceRecord: ResolverTypeWrapper<AttendanceRecordParent>;
  AuthorRole: AuthorRole;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BulkChange: BulkChange;
  BulkChangeInput: BulkChangeInput;
  BulkItem: ResolverTypeWrapper<BulkItem>;
  BulkItemInput: BulkItemInput;
  BulkOutcome: BulkOutcome;
  BulkPlan: ResolverTypeWrapper<BulkPlanParent>;
  BulkPlanRow: ResolverTypeWrapper<BulkPlanRow>;
  BulkResult: ResolverTypeWrapper<Omit<BulkResult, 'conflict' | 'participation'> & { conflict?: Maybe<ResolversTypes['ParticipationConflict']>, participation?: Maybe<ResolversTypes['Participation']> }>;
  BulkSkipReason: BulkSkipReason;
  CabinetKind: CabinetKind;
  CabinetVariant: ResolverTypeWrapper<CabinetVariant>;
  CancelRegistrationInput: CancelRegistrationInput;
  CancelRegistrationPayload: ResolverTypeWrapper<CancelRegistrationPayload>;
  ConfirmFormatInput: ConfirmFormatInput;
  ConfirmFormatPayload: ResolverTypeWrapper<Omit<ConfirmFormatPayload, 'conflict' | 'participation'> & { conflict?: Maybe<ResolversTypes['ParticipationConflict']>, participation?: Maybe<ResolversTypes['Participation']> }>;
  ConfirmParticipationInput: ConfirmParticipationInput;
  ConfirmedFormatChoice: ConfirmedFormatChoice;
  ConfirmedFormatCount: ResolverTypeWrapper<ConfirmedFormatCount>;
  ConfirmedFormatFilter: ConfirmedFormatFilter;
  ConflictingField: ResolverTypeWrapper<ConflictingField>;
  Consent: ResolverTypeWrapper<Consent>;
  Contacts: ResolverTypeWrapper<Contacts>;
  CreateTokenPayload: ResolverTypeWrapper<CreateTokenPayload>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteRegistrationFileInput: DeleteRegistrationFileInput;
  DocumentAnswer: ResolverTypeWrapper<DocumentAnswer>;
  Edition: ResolverTypeWrapper<EditionParent>;
  EditionFact: ResolverTypeWrapper<EditionFact>;
  EditionFile: ResolverTypeWrapper<EditionFile>;
  EditionLink: ResolverTypeWrapper<EditionLink>;
  EditionScreen: EditionScreen;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  ExportFormat: ExportFormat;
  ExportNote: ResolverTypeWrapper<ExportNote>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  Figure: ResolverTypeWrapper<Figure>;
  FileCount: ResolverTypeWrapper<FileCount>;
  FileFilter: FileFilter;
  FormatCount: ResolverTypeWrapper<FormatCount>;
  FormatDescription: ResolverTypeWrapper<FormatDescription>;
  FormatFilter: FormatFilter;
  GalleryImage: ResolverTypeWrapper<GalleryImage>;
  Gender: Gender;
  HTML: ResolverTypeWrapper<Scalars['HTML']['output']>;
  HistoryAction: HistoryAction;
  HistoryEntry: ResolverTypeWrapper<HistoryEntryParent>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImageSource: ResolverTypeWrapper<ImageSource>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  KeyDate: ResolverTypeWrapper<KeyDate>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  MailingList: ResolverTypeWrapper<MailingList>;
  MailingType: ResolverTypeWrapper<MailingType>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OrderDirection: OrderDirection;
  Organiser: ResolverTypeWrapper<Organiser>;
  OrganiserGroup: ResolverTypeWrapper<OrganiserGroup>;
  Organization: ResolverTypeWrapper<OrganizationParent>;
  OrganizationCount: ResolverTypeWrapper<OrganizationCount>;
  OrganizationFilter: OrganizationFilter;
  Participant: ResolverTypeWrapper<ParticipantParent>;
  ParticipantColumn: ParticipantColumn;
  ParticipantFacets: ResolverTypeWrapper<ParticipantFacetsParent>;
  ParticipantFilter: ParticipantFilter;
  ParticipantOrder: ParticipantOrder;
  ParticipantOrderField: ParticipantOrderField;
  ParticipantPage: ResolverTypeWrapper<Omit<ParticipantPage, 'facets' | 'items'> & { facets: ResolversTypes['ParticipantFacets'], items: Array<ResolversTypes['Participant']> }>;
  ParticipantPlace: ResolverTypeWrapper<ParticipantPlace>;
  Participation: ResolverTypeWrapper<ParticipationParent>;
  ParticipationConflict: ResolverTypeWrapper<Omit<ParticipationConflict, 'changes' | 'current'> & { changes?: Maybe<Array<ResolversTypes['HistoryEntry']>>, current: ResolversTypes['Participation'] }>;
  ParticipationFormat: ParticipationFormat;
  ParticipationStatus: ParticipationStatus;
  ParticipationStatusFilter: ParticipationStatusFilter;
  Person: ResolverTypeWrapper<Person>;
  Position: ResolverTypeWrapper<PositionParent>;
  Poster: ResolverTypeWrapper<Poster>;
  PosterGroup: ResolverTypeWrapper<PosterGroup>;
  PosterList: ResolverTypeWrapper<PosterListParent>;
  Profile: ResolverTypeWrapper<ProfileParent>;
  Programme: ResolverTypeWrapper<Omit<Programme, 'days'> & { days: Array<ResolversTypes['ProgrammeDay']> }>;
  ProgrammeChair: ResolverTypeWrapper<ProgrammeChair>;
  ProgrammeDay: ResolverTypeWrapper<Omit<ProgrammeDay, 'items'> & { items: Array<ResolversTypes['ProgrammeItem']> }>;
  ProgrammeDetail: ResolverTypeWrapper<Omit<ProgrammeDetail, 'posters'> & { posters?: Maybe<ResolversTypes['PosterList']> }>;
  ProgrammeItem: ResolverTypeWrapper<Omit<ProgrammeItem, 'detail'> & { detail?: Maybe<ResolversTypes['ProgrammeDetail']> }>;
  ProgrammeItemKind: ProgrammeItemKind;
  ProgrammeLink: ResolverTypeWrapper<ProgrammeLink>;
  ProgrammeSection: ResolverTypeWrapper<ProgrammeSection>;
  ProgrammeTalk: ResolverTypeWrapper<ProgrammeTalk>;
  Project: ResolverTypeWrapper<Project>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordField: RecordField;
  RecordValue: ResolverTypeWrapper<RecordValue>;
  RegisterAccountInput: RegisterAccountInput;
  RegisterAccountPayload: ResolverTypeWrapper<RegisterAccountPayload>;
  RegisterForForumInput: RegisterForForumInput;
  RegisterForSchoolInput: RegisterForSchoolInput;
  Registration: ResolverTypeWrapper<RegistrationParent>;
  RegistrationFile: ResolverTypeWrapper<RegistrationFile>;
  RegistrationFileKind: RegistrationFileKind;
  RegistrationPayload: ResolverTypeWrapper<Omit<RegistrationPayload, 'registration'> & { registration?: Maybe<ResolversTypes['Registration']> }>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  School: ResolverTypeWrapper<School>;
  SchoolStatus: ResolverTypeWrapper<SchoolStatus>;
  Section: ResolverTypeWrapper<Section>;
  SectionCount: ResolverTypeWrapper<SectionCount>;
  SectionFilter: SectionFilter;
  ServiceClock: ResolverTypeWrapper<ServiceClock>;
  SignedLinkInput: SignedLinkInput;
  StatusCount: ResolverTypeWrapper<StatusCount>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ThesesRules: ResolverTypeWrapper<ThesesRules>;
  ThesisCheck: ResolverTypeWrapper<ThesisCheck>;
  ThesisCollection: ResolverTypeWrapper<ThesisCollection>;
  Topic: ResolverTypeWrapper<Topic>;
  TourDecision: TourDecision;
  TourInput: TourInput;
  TshirtSize: TshirtSize;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadPhotoInput: UploadPhotoInput;
  UploadPhotoPayload: ResolverTypeWrapper<Omit<UploadPhotoPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UploadRegistrationFileInput: UploadRegistrationFileInput;
  UploadRegistrationFilePayload: ResolverTypeWrapper<Omit<UploadRegistrationFilePayload, 'registration'> & { registration?: Maybe<ResolversTypes['Registration']> }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  VerifyEmailPayload: ResolverTypeWrapper<VerifyEmailPayload>;
  ViewExport: ResolverTypeWrapper<ViewExport>;
  Viewer: ResolverTypeWrapper<ViewerParent>;
  Window: ResolverTypeWrapper<Window>;
  WindowState: WindowState;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcademicDegree: AcademicDegree;
  AddTalkInput: AddTalkInput;
  ApplyBulkChangeInput: ApplyBulkChangeInput;
  ApplyBulkChangePayload: Omit<ApplyBulkChangePayload, 'results'> & { results: Array<ResolversParentTypes['BulkResult']> };
  AttendancePage: Omit<AttendancePage, 'items'> & { items: Array<ResolversParentTypes['AttendanceRecord']> };
  AttendanceRecord: AttendanceRecordParent;
  Boolean: Scalars['Boolean']['output'];
  BulkChange: BulkChange;
  BulkChangeInput: BulkChangeInput;
  BulkItem: BulkItem;
  BulkItemInput: BulkItemInput;
  BulkPlan: BulkPlanParent;
  BulkPlanRow: BulkPlanRow;
  BulkResult: Omit<BulkResult, 'conflict' | 'participation'> & { conflict?: Maybe<ResolversParentTypes['ParticipationConflict']>, participation?: Maybe<ResolversParentTypes['Participation']> };
  CabinetVariant: CabinetVariant;
  CancelRegistrationInput: CancelRegistrationInput;
  CancelRegistrationPayload: CancelRegistrationPayload;
  ConfirmFormatInput: ConfirmFormatInput;
  ConfirmFormatPayload: Omit<ConfirmFormatPayload, 'conflict' | 'participation'> & { conflict?: Maybe<ResolversParentTypes['ParticipationConflict']>, participation?: Maybe<ResolversParentTypes['Participation']> };
  ConfirmParticipationInput: ConfirmParticipationInput;
  ConfirmedFormatCount: ConfirmedFormatCount;
  ConfirmedFormatFilter: ConfirmedFormatFilter;
  ConflictingField: ConflictingField;
  Consent: Consent;
  Contacts: Contacts;
  CreateTokenPayload: CreateTokenPayload;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteRegistrationFileInput: DeleteRegistrationFileInput;
  DocumentAnswer: DocumentAnswer;
  Edition: EditionParent;
  EditionFact: EditionFact;
  EditionFile: EditionFile;
  EditionLink: EditionLink;
  EmailAddress: Scalars['EmailAddress']['output'];
  ExportNote: ExportNote;
  FieldChange: FieldChange;
  Figure: Figure;
  FileCount: FileCount;
  FileFilter: FileFilter;
  FormatCount: FormatCount;
  FormatDescription: FormatDescription;
  FormatFilter: FormatFilter;
  GalleryImage: GalleryImage;
  HTML: Scalars['HTML']['output'];
  HistoryEntry: HistoryEntryParent;
  ID: Scalars['ID']['output'];
  ImageSource: ImageSource;
  Int: Scalars['Int']['output'];
  KeyDate: KeyDate;
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  LogoutPayload: LogoutPayload;
  MailingList: MailingList;
  MailingType: MailingType;
  Mutation: Record<PropertyKey, never>;
  Organiser: Organiser;
  OrganiserGroup: OrganiserGroup;
  Organization: OrganizationParent;
  OrganizationCount: OrganizationCount;
  OrganizationFilter: OrganizationFilter;
  Participant: ParticipantParent;
  ParticipantFacets: ParticipantFacetsParent;
  ParticipantFilter: ParticipantFilter;
  ParticipantOrder: ParticipantOrder;
  ParticipantPage: Omit<ParticipantPage, 'facets' | 'items'> & { facets: ResolversParentTypes['ParticipantFacets'], items: Array<ResolversParentTypes['Participant']> };
  ParticipantPlace: ParticipantPlace;
  Participation: ParticipationParent;
  ParticipationConflict: Omit<ParticipationConflict, 'changes' | 'current'> & { changes?: Maybe<Array<ResolversParentTypes['HistoryEntry']>>, current: ResolversParentTypes['Participation'] };
  ParticipationStatusFilter: ParticipationStatusFilter;
  Person: Person;
  Position: PositionParent;
  Poster: Poster;
  PosterGroup: PosterGroup;
  PosterList: PosterListParent;
  Profile: ProfileParent;
  Programme: Omit<Programme, 'days'> & { days: Array<ResolversParentTypes['ProgrammeDay']> };
  ProgrammeChair: ProgrammeChair;
  ProgrammeDay: Omit<ProgrammeDay, 'items'> & { items: Array<ResolversParentTypes['ProgrammeItem']> };
  ProgrammeDetail: Omit<ProgrammeDetail, 'posters'> & { posters?: Maybe<ResolversParentTypes['PosterList']> };
  ProgrammeItem: Omit<ProgrammeItem, 'detail'> & { detail?: Maybe<ResolversParentTypes['ProgrammeDetail']> };
  ProgrammeLink: ProgrammeLink;
  ProgrammeSection: ProgrammeSection;
  ProgrammeTalk: ProgrammeTalk;
  Project: Project;
  Query: Record<PropertyKey, never>;
  RecordValue: RecordValue;
  RegisterAccountInput: RegisterAccountInput;
  RegisterAccountPayload: RegisterAccountPayload;
  RegisterForForumInput: RegisterForForumInput;
  RegisterForSchoolInput: RegisterForSchoolInput;
  Registration: RegistrationParent;
  RegistrationFile: RegistrationFile;
  RegistrationPayload: Omit<RegistrationPayload, 'registration'> & { registration?: Maybe<ResolversParentTypes['Registration']> };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  School: School;
  SchoolStatus: SchoolStatus;
  Section: Section;
  SectionCount: SectionCount;
  SectionFilter: SectionFilter;
  ServiceClock: ServiceClock;
  SignedLinkInput: SignedLinkInput;
  StatusCount: StatusCount;
  String: Scalars['String']['output'];
  ThesesRules: ThesesRules;
  ThesisCheck: ThesisCheck;
  ThesisCollection: ThesisCollection;
  Topic: Topic;
  TourInput: TourInput;
  URL: Scalars['URL']['output'];
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Upload: Scalars['Upload']['output'];
  UploadPhotoInput: UploadPhotoInput;
  UploadPhotoPayload: Omit<UploadPhotoPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UploadRegistrationFileInput: UploadRegistrationFileInput;
  UploadRegistrationFilePayload: Omit<UploadRegistrationFilePayload, 'registration'> & { registration?: Maybe<ResolversParentTypes['Registration']> };
  UserError: UserError;
  VerifyEmailPayload: VerifyEmailPayload;
  ViewExport: ViewExport;
  Viewer: ViewerParent;
  Window: Window;
};

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  sizedFields?: Maybe<Array<Scalars['String']['input']>>;
  slicingArguments?: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type StaticDirectiveArgs = { };

export type StaticDirectiveResolver<Result, Parent, ContextType = Context, Args = StaticDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcademicDegreeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcademicDegree'] = ResolversParentTypes['AcademicDegree']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplyBulkChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyBulkChangePayload'] = ResolversParentTypes['ApplyBulkChangePayload']> = {
  results?: Resolver<Array<ResolversTypes['BulkResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AttendancePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendancePage'] = ResolversParentTypes['AttendancePage']> = {
  items?: Resolver<Array<ResolversTypes['AttendanceRecord']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AttendanceRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceRecord'] = ResolversParentTypes['AttendanceRecord']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkItem'] = ResolversParentTypes['BulkItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BulkPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkPlan'] = ResolversParentTypes['BulkPlan']> = {
  changeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BulkItem']>, ParentType, ContextType>;
  letterCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BulkPlanRow']>, ParentType, ContextType, RequireFields<BulkPlanRowsArgs, 'first' | 'offset'>>;
  sameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BulkPlanRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkPlanRow'] = ResolversParentTypes['BulkPlanRow']> = {
  changes?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BulkOutcome'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['BulkSkipReason']>, ParentType, ContextType>;
};

export type BulkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkResult'] = ResolversParentTypes['BulkResult']> = {
  conflict?: Resolver<Maybe<ResolversTypes['ParticipationConflict']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BulkOutcome'], ParentType, ContextType>;
  participation?: Resolver<Maybe<ResolversTypes['Participation']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['BulkSkipReason']>, ParentType, ContextType>;
};

export type CabinetVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CabinetVariant'] = ResolversParentTypes['CabinetVariant']> = {
  certificatesAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificatesFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  registrationWindow?: Resolver<ResolversTypes['Window'], ParentType, ContextType>;
  thesesWindow?: Resolver<ResolversTypes['Window'], ParentType, ContextType>;
};

export type CancelRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelRegistrationPayload'] = ResolversParentTypes['CancelRegistrationPayload']> = {
  cancelledId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmFormatPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmFormatPayload'] = ResolversParentTypes['ConfirmFormatPayload']> = {
  conflict?: Resolver<Maybe<ResolversTypes['ParticipationConflict']>, ParentType, ContextType>;
  participation?: Resolver<Maybe<ResolversTypes['Participation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmedFormatCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmedFormatCount'] = ResolversParentTypes['ConfirmedFormatCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ConfirmedFormatChoice'], ParentType, ContextType>;
};

export type ConflictingFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConflictingField'] = ResolversParentTypes['ConflictingField']> = {
  current?: Resolver<Maybe<ResolversTypes['RecordValue']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['RecordField'], ParentType, ContextType>;
  wanted?: Resolver<Maybe<ResolversTypes['RecordValue']>, ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  givenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contacts'] = ResolversParentTypes['Contacts']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  institute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTokenPayload'] = ResolversParentTypes['CreateTokenPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DocumentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentAnswer'] = ResolversParentTypes['DocumentAnswer']> = {
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Edition'] = ResolversParentTypes['Edition']> = {
  about?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  albumUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  certificatesAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificatesFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confirmationDueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  contacts?: Resolver<Maybe<ResolversTypes['Contacts']>, ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  excursionIsOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  excursionOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expiredVariant?: Resolver<Maybe<ResolversTypes['CabinetVariant']>, ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['EditionFact']>, ParentType, ContextType>;
  figures?: Resolver<Array<ResolversTypes['Figure']>, ParentType, ContextType>;
  formats?: Resolver<Array<ResolversTypes['FormatDescription']>, ParentType, ContextType>;
  gallery?: Resolver<Array<ResolversTypes['GalleryImage']>, ParentType, ContextType>;
  heroImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isConfirmationOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyDates?: Resolver<Array<ResolversTypes['KeyDate']>, ParentType, ContextType>;
  openGraphImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organisers?: Resolver<Array<ResolversTypes['OrganiserGroup']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  posterLists?: Resolver<Array<ResolversTypes['PosterList']>, ParentType, ContextType>;
  programme?: Resolver<Maybe<ResolversTypes['Programme']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  registrationWindow?: Resolver<ResolversTypes['Window'], ParentType, ContextType>;
  school?: Resolver<ResolversTypes['School'], ParentType, ContextType>;
  schoolWindow?: Resolver<ResolversTypes['Window'], ParentType, ContextType>;
  screens?: Resolver<Array<ResolversTypes['EditionScreen']>, ParentType, ContextType>;
  secondReading?: Resolver<Maybe<ResolversTypes['Edition']>, ParentType, ContextType>;
  shortTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thesesRules?: Resolver<Maybe<ResolversTypes['ThesesRules']>, ParentType, ContextType>;
  thesesWindow?: Resolver<ResolversTypes['Window'], ParentType, ContextType>;
  thesisCollection?: Resolver<Maybe<ResolversTypes['ThesisCollection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['Topic']>, ParentType, ContextType>;
  tour?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditionFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionFact'] = ResolversParentTypes['EditionFact']> = {
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditionFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionFile'] = ResolversParentTypes['EditionFile']> = {
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditionLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionLink'] = ResolversParentTypes['EditionLink']> = {
  file?: Resolver<Maybe<ResolversTypes['EditionFile']>, ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type ExportNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportNote'] = ResolversParentTypes['ExportNote']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMailing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  view?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['RecordValue']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['RecordValue']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['RecordField'], ParentType, ContextType>;
};

export type FigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Figure'] = ResolversParentTypes['Figure']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileCount'] = ResolversParentTypes['FileCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RegistrationFileKind'], ParentType, ContextType>;
};

export type FormatCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormatCount'] = ResolversParentTypes['FormatCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ParticipationFormat'], ParentType, ContextType>;
};

export type FormatDescriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormatDescription'] = ResolversParentTypes['FormatDescription']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ParticipationFormat'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GalleryImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GalleryImage'] = ResolversParentTypes['GalleryImage']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ImageSource']>, ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export type HistoryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  action?: Resolver<ResolversTypes['HistoryAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorRole?: Resolver<ResolversTypes['AuthorRole'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ImageSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageSource'] = ResolversParentTypes['ImageSource']> = {
  srcSet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeyDateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyDate'] = ResolversParentTypes['KeyDate']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  loggedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MailingListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailingList'] = ResolversParentTypes['MailingList']> = {
  addresses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MailingTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailingType'] = ResolversParentTypes['MailingType']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addTalk?: Resolver<ResolversTypes['RegistrationPayload'], ParentType, ContextType, RequireFields<MutationAddTalkArgs, 'input'>>;
  applyBulkChange?: Resolver<ResolversTypes['ApplyBulkChangePayload'], ParentType, ContextType, RequireFields<MutationApplyBulkChangeArgs, 'input'>>;
  cancelRegistration?: Resolver<ResolversTypes['CancelRegistrationPayload'], ParentType, ContextType, RequireFields<MutationCancelRegistrationArgs, 'input'>>;
  confirmFormat?: Resolver<ResolversTypes['ConfirmFormatPayload'], ParentType, ContextType, RequireFields<MutationConfirmFormatArgs, 'input'>>;
  confirmParticipation?: Resolver<ResolversTypes['RegistrationPayload'], ParentType, ContextType, RequireFields<MutationConfirmParticipationArgs, 'input'>>;
  confirmTour?: Resolver<ResolversTypes['RegistrationPayload'], ParentType, ContextType, RequireFields<MutationConfirmTourArgs, 'input'>>;
  createToken?: Resolver<ResolversTypes['CreateTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateTokenArgs, 'input'>>;
  deleteRegistrationFile?: Resolver<ResolversTypes['RegistrationPayload'], ParentType, ContextType, RequireFields<MutationDeleteRegistrationFileArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  registerAccount?: Resolver<ResolversTypes['RegisterAccountPayload'], ParentType, ContextType, RequireFields<MutationRegisterAccountArgs, 'input'>>;
  registerForForum?: Resolver<ResolversTypes['RegistrationPayload'], ParentType, ContextType, RequireFields<MutationRegisterForForumArgs, 'input'>>;
  registerForSchool?: Resolver<ResolversTypes['RegistrationPayload'], ParentType, ContextType, RequireFields<MutationRegisterForSchoolArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  setTour?: Resolver<ResolversTypes['RegistrationPayload'], ParentType, ContextType, RequireFields<MutationSetTourArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  uploadPhoto?: Resolver<ResolversTypes['UploadPhotoPayload'], ParentType, ContextType, RequireFields<MutationUploadPhotoArgs, 'input'>>;
  uploadRegistrationFile?: Resolver<ResolversTypes['UploadRegistrationFilePayload'], ParentType, ContextType, RequireFields<MutationUploadRegistrationFileArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailPayload'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'input'>>;
};

export type OrganiserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organiser'] = ResolversParentTypes['Organiser']> = {
  affiliation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type OrganiserGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganiserGroup'] = ResolversParentTypes['OrganiserGroup']> = {
  members?: Resolver<Array<ResolversTypes['Organiser']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOther?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationCount'] = ResolversParentTypes['OrganizationCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParticipantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Participant'] = ResolversParentTypes['Participant']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['Participation']>, ParentType, ContextType>;
};

export type ParticipantFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParticipantFacets'] = ResolversParentTypes['ParticipantFacets']> = {
  confirmedFormats?: Resolver<Maybe<Array<ResolversTypes['ConfirmedFormatCount']>>, ParentType, ContextType>;
  files?: Resolver<Maybe<Array<ResolversTypes['FileCount']>>, ParentType, ContextType>;
  formats?: Resolver<Maybe<Array<ResolversTypes['FormatCount']>>, ParentType, ContextType>;
  organizations?: Resolver<Array<ResolversTypes['OrganizationCount']>, ParentType, ContextType, RequireFields<ParticipantFacetsOrganizationsArgs, 'first'>>;
  sections?: Resolver<Maybe<Array<ResolversTypes['SectionCount']>>, ParentType, ContextType>;
  statuses?: Resolver<Maybe<Array<ResolversTypes['StatusCount']>>, ParentType, ContextType>;
};

export type ParticipantPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParticipantPage'] = ResolversParentTypes['ParticipantPage']> = {
  facets?: Resolver<ResolversTypes['ParticipantFacets'], ParentType, ContextType>;
  isModeratorList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Participant']>, ParentType, ContextType>;
  listCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParticipantPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParticipantPlace'] = ResolversParentTypes['ParticipantPlace']> = {
  nextId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previousId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParticipationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Participation'] = ResolversParentTypes['Participation']> = {
  attendance?: Resolver<Maybe<Array<ResolversTypes['AttendanceRecord']>>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ParticipationFormat'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<Maybe<Array<ResolversTypes['HistoryEntry']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registration?: Resolver<ResolversTypes['Registration'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['Section']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ParticipationStatus'], ParentType, ContextType>;
  talkDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  talkSlot?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  talkTrack?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ParticipationConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParticipationConflict'] = ResolversParentTypes['ParticipationConflict']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<Array<ResolversTypes['HistoryEntry']>>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Participation'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ConflictingField']>, ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOther?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PosterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Poster'] = ResolversParentTypes['Poster']> = {
  board?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  presenter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PosterGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PosterGroup'] = ResolversParentTypes['PosterGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  posters?: Resolver<Array<ResolversTypes['Poster']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PosterListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PosterList'] = ResolversParentTypes['PosterList']> = {
  groups?: Resolver<Maybe<Array<ResolversTypes['PosterGroup']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  academicDegree?: Resolver<Maybe<ResolversTypes['AcademicDegree']>, ParentType, ContextType>;
  academicDegreeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  citizenship?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  otherOrganization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  schoolStatus?: Resolver<Maybe<ResolversTypes['SchoolStatus']>, ParentType, ContextType>;
  schoolStatusId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ProgrammeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Programme'] = ResolversParentTypes['Programme']> = {
  calendarPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['ProgrammeDay']>, ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['ProgrammeSection']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProgrammeChairResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeChair'] = ResolversParentTypes['ProgrammeChair']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeDay'] = ResolversParentTypes['ProgrammeDay']> = {
  calendarPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ProgrammeItem']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeDetail'] = ResolversParentTypes['ProgrammeDetail']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  posters?: Resolver<Maybe<ResolversTypes['PosterList']>, ParentType, ContextType>;
  talks?: Resolver<Array<ResolversTypes['ProgrammeTalk']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeItem'] = ResolversParentTypes['ProgrammeItem']> = {
  building?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  calendarPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chair?: Resolver<Maybe<ResolversTypes['ProgrammeChair']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['ProgrammeDetail']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProgrammeItemKind'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['ProgrammeLink']>, ParentType, ContextType>;
  room?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['ProgrammeSection']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  speaker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeLink'] = ResolversParentTypes['ProgrammeLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ProgrammeSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeSection'] = ResolversParentTypes['ProgrammeSection']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeTalkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeTalk'] = ResolversParentTypes['ProgrammeTalk']> = {
  affiliation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  calendarPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  speaker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  academicDegrees?: Resolver<Maybe<Array<ResolversTypes['AcademicDegree']>>, ParentType, ContextType>;
  attendance?: Resolver<Maybe<ResolversTypes['AttendancePage']>, ParentType, ContextType, RequireFields<QueryAttendanceArgs, 'kind' | 'page' | 'pageSize'>>;
  attendanceWorkbook?: Resolver<ResolversTypes['DocumentAnswer'], ParentType, ContextType, RequireFields<QueryAttendanceWorkbookArgs, 'kind'>>;
  certificate?: Resolver<ResolversTypes['DocumentAnswer'], ParentType, ContextType, RequireFields<QueryCertificateArgs, 'registrationId'>>;
  clock?: Resolver<ResolversTypes['ServiceClock'], ParentType, ContextType>;
  currentEdition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
  edition?: Resolver<Maybe<ResolversTypes['Edition']>, ParentType, ContextType, Partial<QueryEditionArgs>>;
  editions?: Resolver<Array<ResolversTypes['Edition']>, ParentType, ContextType>;
  exportHistory?: Resolver<Maybe<Array<ResolversTypes['ExportNote']>>, ParentType, ContextType, RequireFields<QueryExportHistoryArgs, 'year'>>;
  invitation?: Resolver<ResolversTypes['DocumentAnswer'], ParentType, ContextType, RequireFields<QueryInvitationArgs, 'registrationId'>>;
  mailingList?: Resolver<ResolversTypes['MailingList'], ParentType, ContextType, RequireFields<QueryMailingListArgs, 'type'>>;
  mailingTypes?: Resolver<Array<ResolversTypes['MailingType']>, ParentType, ContextType>;
  organizations?: Resolver<Maybe<Array<ResolversTypes['Organization']>>, ParentType, ContextType>;
  participantPlace?: Resolver<Maybe<ResolversTypes['ParticipantPlace']>, ParentType, ContextType, RequireFields<QueryParticipantPlaceArgs, 'id' | 'orderBy' | 'year'>>;
  participants?: Resolver<Maybe<ResolversTypes['ParticipantPage']>, ParentType, ContextType, RequireFields<QueryParticipantsArgs, 'orderBy' | 'page' | 'pageSize' | 'year'>>;
  participantsExport?: Resolver<ResolversTypes['ViewExport'], ParentType, ContextType, RequireFields<QueryParticipantsExportArgs, 'columns' | 'format' | 'orderBy' | 'year'>>;
  participantsRevision?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<QueryParticipantsRevisionArgs, 'year'>>;
  participantsWorkbook?: Resolver<ResolversTypes['DocumentAnswer'], ParentType, ContextType, RequireFields<QueryParticipantsWorkbookArgs, 'year'>>;
  participation?: Resolver<Maybe<ResolversTypes['Participation']>, ParentType, ContextType, RequireFields<QueryParticipationArgs, 'id'>>;
  people?: Resolver<Maybe<Array<ResolversTypes['Person']>>, ParentType, ContextType, RequireFields<QueryPeopleArgs, 'usersOnly'>>;
  planBulkChange?: Resolver<ResolversTypes['BulkPlan'], ParentType, ContextType, RequireFields<QueryPlanBulkChangeArgs, 'input'>>;
  positions?: Resolver<Maybe<Array<ResolversTypes['Position']>>, ParentType, ContextType>;
  schoolStatuses?: Resolver<Maybe<Array<ResolversTypes['SchoolStatus']>>, ParentType, ContextType>;
  sections?: Resolver<Maybe<Array<ResolversTypes['Section']>>, ParentType, ContextType, Partial<QuerySectionsArgs>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RecordValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordValue'] = ResolversParentTypes['RecordValue']> = {
  flag?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['ParticipationFormat']>, ParentType, ContextType>;
  sections?: Resolver<Maybe<Array<ResolversTypes['Section']>>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegisterAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterAccountPayload'] = ResolversParentTypes['RegisterAccountPayload']> = {
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Registration'] = ResolversParentTypes['Registration']> = {
  confirmedFormat?: Resolver<Maybe<ResolversTypes['ParticipationFormat']>, ParentType, ContextType>;
  confirmedSection?: Resolver<Maybe<ResolversTypes['Section']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expertConclusion?: Resolver<Maybe<ResolversTypes['RegistrationFile']>, ParentType, ContextType>;
  gaveUpPoster?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSchool?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listeningSections?: Resolver<Maybe<Array<ResolversTypes['Section']>>, ParentType, ContextType>;
  requestedFormat?: Resolver<ResolversTypes['ParticipationFormat'], ParentType, ContextType>;
  requestedSection?: Resolver<Maybe<ResolversTypes['Section']>, ParentType, ContextType>;
  talkSchedule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thesisDocument?: Resolver<Maybe<ResolversTypes['RegistrationFile']>, ParentType, ContextType>;
  thesisPdf?: Resolver<Maybe<ResolversTypes['RegistrationFile']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tour?: Resolver<Maybe<ResolversTypes['TourDecision']>, ParentType, ContextType>;
  tshirtSize?: Resolver<Maybe<ResolversTypes['TshirtSize']>, ParentType, ContextType>;
};

export type RegistrationFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationFile'] = ResolversParentTypes['RegistrationFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type RegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationPayload'] = ResolversParentTypes['RegistrationPayload']> = {
  registration?: Resolver<Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SchoolResolvers<ContextType = Context, ParentType extends ResolversParentTypes['School'] = ResolversParentTypes['School']> = {
  sectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SchoolStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SchoolStatus'] = ResolversParentTypes['SchoolStatus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Section'] = ResolversParentTypes['Section']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takesTalks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SectionCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionCount'] = ResolversParentTypes['SectionCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['Section']>, ParentType, ContextType>;
};

export type ServiceClockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceClock'] = ResolversParentTypes['ServiceClock']> = {
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatusCount'] = ResolversParentTypes['StatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ParticipationStatus'], ParentType, ContextType>;
};

export type ThesesRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThesesRules'] = ResolversParentTypes['ThesesRules']> = {
  links?: Resolver<Array<ResolversTypes['EditionLink']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
};

export type ThesisCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThesisCheck'] = ResolversParentTypes['ThesisCheck']> = {
  characters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isWithinLimits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxCharacters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ThesisCollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThesisCollection'] = ResolversParentTypes['ThesisCollection']> = {
  links?: Resolver<Array<ResolversTypes['EditionLink']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TopicResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Topic'] = ResolversParentTypes['Topic']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadPhotoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadPhotoPayload'] = ResolversParentTypes['UploadPhotoPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UploadRegistrationFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadRegistrationFilePayload'] = ResolversParentTypes['UploadRegistrationFilePayload']> = {
  registration?: Resolver<Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  thesisCheck?: Resolver<Maybe<ResolversTypes['ThesisCheck']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerifyEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyEmailPayload'] = ResolversParentTypes['VerifyEmailPayload']> = {
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ViewExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewExport'] = ResolversParentTypes['ViewExport']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  consent?: Resolver<Maybe<ResolversTypes['Consent']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isModerator?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  registrations?: Resolver<Maybe<Array<ResolversTypes['Registration']>>, ParentType, ContextType>;
};

export type WindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Window'] = ResolversParentTypes['Window']> = {
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WindowState'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcademicDegree?: AcademicDegreeResolvers<ContextType>;
  ApplyBulkChangePayload?: ApplyBulkChangePayloadResolvers<ContextType>;
  AttendancePage?: AttendancePageResolvers<ContextType>;
  AttendanceRecord?: AttendanceRecordResolvers<ContextType>;
  BulkItem?: BulkItemResolvers<ContextType>;
  BulkPlan?: BulkPlanResolvers<ContextType>;
  BulkPlanRow?: BulkPlanRowResolvers<ContextType>;
  BulkResult?: BulkResultResolvers<ContextType>;
  CabinetVariant?: CabinetVariantResolvers<ContextType>;
  CancelRegistrationPayload?: CancelRegistrationPayloadResolvers<ContextType>;
  ConfirmFormatPayload?: ConfirmFormatPayloadResolvers<ContextType>;
  ConfirmedFormatCount?: ConfirmedFormatCountResolvers<ContextType>;
  ConflictingField?: ConflictingFieldResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  Contacts?: ContactsResolvers<ContextType>;
  CreateTokenPayload?: CreateTokenPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DocumentAnswer?: DocumentAnswerResolvers<ContextType>;
  Edition?: EditionResolvers<ContextType>;
  EditionFact?: EditionFactResolvers<ContextType>;
  EditionFile?: EditionFileResolvers<ContextType>;
  EditionLink?: EditionLinkResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  ExportNote?: ExportNoteResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  Figure?: FigureResolvers<ContextType>;
  FileCount?: FileCountResolvers<ContextType>;
  FormatCount?: FormatCountResolvers<ContextType>;
  FormatDescription?: FormatDescriptionResolvers<ContextType>;
  GalleryImage?: GalleryImageResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  ImageSource?: ImageSourceResolvers<ContextType>;
  KeyDate?: KeyDateResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  MailingList?: MailingListResolvers<ContextType>;
  MailingType?: MailingTypeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Organiser?: OrganiserResolvers<ContextType>;
  OrganiserGroup?: OrganiserGroupResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationCount?: OrganizationCountResolvers<ContextType>;
  Participant?: ParticipantResolvers<ContextType>;
  ParticipantFacets?: ParticipantFacetsResolvers<ContextType>;
  ParticipantPage?: ParticipantPageResolvers<ContextType>;
  ParticipantPlace?: ParticipantPlaceResolvers<ContextType>;
  Participation?: ParticipationResolvers<ContextType>;
  ParticipationConflict?: ParticipationConflictResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  Poster?: PosterResolvers<ContextType>;
  PosterGroup?: PosterGroupResolvers<ContextType>;
  PosterList?: PosterListResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  Programme?: ProgrammeResolvers<ContextType>;
  ProgrammeChair?: ProgrammeChairResolvers<ContextType>;
  ProgrammeDay?: ProgrammeDayResolvers<ContextType>;
  ProgrammeDetail?: ProgrammeDetailResolvers<ContextType>;
  ProgrammeItem?: ProgrammeItemResolvers<ContextType>;
  ProgrammeLink?: ProgrammeLinkResolvers<ContextType>;
  ProgrammeSection?: ProgrammeSectionResolvers<ContextType>;
  ProgrammeTalk?: ProgrammeTalkResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordValue?: RecordValueResolvers<ContextType>;
  RegisterAccountPayload?: RegisterAccountPayloadResolvers<ContextType>;
  Registration?: RegistrationResolvers<ContextType>;
  RegistrationFile?: RegistrationFileResolvers<ContextType>;
  RegistrationPayload?: RegistrationPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  School?: SchoolResolvers<ContextType>;
  SchoolStatus?: SchoolStatusResolvers<ContextType>;
  Section?: SectionResolvers<ContextType>;
  SectionCount?: SectionCountResolvers<ContextType>;
  ServiceClock?: ServiceClockResolvers<ContextType>;
  StatusCount?: StatusCountResolvers<ContextType>;
  ThesesRules?: ThesesRulesResolvers<ContextType>;
  ThesisCheck?: ThesisCheckResolvers<ContextType>;
  ThesisCollection?: ThesisCollectionResolvers<ContextType>;
  Topic?: TopicResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadPhotoPayload?: UploadPhotoPayloadResolvers<ContextType>;
  UploadRegistrationFilePayload?: UploadRegistrationFilePayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VerifyEmailPayload?: VerifyEmailPayloadResolvers<ContextType>;
  ViewExport?: ViewExportResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Window?: WindowResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  static?: StaticDirectiveResolver<any, any, ContextType>;
};
