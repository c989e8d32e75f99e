import type { IncomingUpload } from '../uploads.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Viewer as ViewerParent, Profile as ProfileParent, Registration as RegistrationParent, Participation as ParticipationParent, Participant as ParticipantParent, ParticipantFacets as ParticipantFacetsParent, HistoryEntry as HistoryEntryParent, AttendanceRecord as AttendanceRecordParent, BulkPlan as BulkPlanParent, Organization as OrganizationParent, Position as PositionParent, Edition as EditionParent, PosterList as PosterListParent } from '../parents.ts';
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
  /** An e-mail address. Used in answers only; input takes String so that a form can name what is wrong with it. */
  EmailAddress: { input: string; output: string; }
  /** Safe HTML, worked out by the service from the edition's texts: headings from h2 down, paragraphs, lists, links, tables; no scripts and no raw HTML. */
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
  /** The cabinet it is done in: its windows are the ones that decide (CAB-06). */
  cabinet?: CabinetKind;
  /** Speaker or poster. */
  format: ParticipationFormat;
  /**
   * Names this request: a repeated request with the same key makes one registration and answers with it. A key is made once
   * for what the person is about to send, 1 to 100 characters of A-Z, a-z, 0-9, `_` and `-`. Without one nothing is remembered.
   */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** Section; active, public and taking talks. */
  sectionId: Scalars['ID']['input'];
  /** Title. */
  title: Scalars['String']['input'];
};

/** Which records of a plan, and what to set in them. */
export type ApplyBulkChangeInput = {
  /** What to set; the same as planned. */
  change: BulkChange;
  /** At most 50 records. */
  items: Array<BulkItemInput>;
  /** Whether the records are of a project's list, which knows no day, slot and track: they are not sent (LST-07). */
  withoutPlace?: Scalars['Boolean']['input'];
};

/** Answer of applyBulkChange. */
export type ApplyBulkChangePayload = {
  __typename?: 'ApplyBulkChangePayload';
  /** A result for each record, in the order they were sent. */
  results: Array<BulkResult>;
  /** Refusals of the change itself, by field; then nothing was done. */
  userErrors: Array<UserError>;
};

/** Two lists of a section. */
export type AttendanceKind =
  /** Who came, with the time. */
  | 'ATTENDANCE'
  /** Who plans to come. */
  | 'AUDIENCE';

/** A page of a list of attendance. */
export type AttendancePage = {
  __typename?: 'AttendancePage';
  /** Rows of the page. */
  items: Array<AttendanceRecord>;
  /** The page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows a page. */
  pageSize: Scalars['Int']['output'];
  /** Rows that the search leaves. */
  totalCount: Scalars['Int']['output'];
  /** Pages; 1 for an empty list. */
  totalPages: Scalars['Int']['output'];
  /** Why there is no list, in the provider's words (2§8); then it is empty. */
  userErrors: Array<UserError>;
};

/** A person at a section. */
export type AttendanceRecord = {
  __typename?: 'AttendanceRecord';
  /** When; null in a list of who plans to come. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** Full name; null where the provider leaves it out (attendance of one person). */
  fullName: Maybe<Scalars['String']['output']>;
  /** Id of the record as the provider tells it. */
  id: Scalars['ID']['output'];
  /** Organisation: the listed name, or the typed one where 'other' was chosen. */
  organizationName: Maybe<Scalars['String']['output']>;
  /** Name of the section. */
  sectionName: Maybe<Scalars['String']['output']>;
};

/** In which role something was done. */
export type AuthorRole =
  /** A moderator. */
  | 'MODERATOR'
  /** The record's owner. */
  | 'OWNER'
  /** The service itself, or a role this schema does not know. */
  | 'SERVICE';

/** What to set in many records. What is left out stays as it is in each. */
export type BulkChange = {
  /** The confirmed format. */
  format?: InputMaybe<ParticipationFormat>;
  /**
   * The confirmed section. Where it is left out and a talk has no confirmed section yet, the requested one is confirmed with
   * the format.
   */
  sectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Date of the talk in words; an empty text empties it. */
  talkSchedule?: InputMaybe<Scalars['String']['input']>;
  /** Slot. */
  talkSlot?: InputMaybe<Scalars['Int']['input']>;
};

/** Which records, and what to set in them. */
export type BulkChangeInput = {
  /** What to set. */
  change: BulkChange;
  /** Records that were taken out of 'все N найденных', at most 20 000; used where no ids are given. */
  exceptIds?: Array<Scalars['ID']['input']>;
  /** The filter of the list; used where no ids are given. */
  filter?: InputMaybe<ParticipantFilter>;
  /** Records of a selection, at most 20 000. Null: all that the filter leaves ('все N найденных'). */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Slug of a project of the edition. */
  project?: InputMaybe<Scalars['ID']['input']>;
  /** Year of the edition. */
  year: Scalars['Int']['input'];
};

/** A record and the state in which it was planned. */
export type BulkItem = {
  __typename?: 'BulkItem';
  /** The record. */
  id: Scalars['ID']['output'];
  /** Its version at planning. */
  version: Scalars['ID']['output'];
};

/** A record and the state in which it was planned. */
export type BulkItemInput = {
  /** The record. */
  id: Scalars['ID']['input'];
  /** Its version at planning. Without it the newest change wins. */
  version?: InputMaybe<Scalars['ID']['input']>;
};

/** What becomes of a record in a change of many. */
export type BulkOutcome =
  /** It changes, or was changed. */
  | 'CHANGED'
  /** Somebody else changed it since the plan; it was left as it is. */
  | 'CONFLICT'
  /** The provider did not answer: it may have been changed or not. Sending it again is safe. */
  | 'FAILED'
  /** The provider refused; `message` tells why. */
  | 'REFUSED'
  /** It is left out; `reason` tells why. */
  | 'SKIPPED'
  /** All is so already: nothing is sent and nobody gets mail. */
  | 'UNCHANGED';

/** What a change of many records would do. */
export type BulkPlan = {
  __typename?: 'BulkPlan';
  /** Records that would change. */
  changeCount: Scalars['Int']['output'];
  /** What to send to applyBulkChange, chunk by chunk: the records that would change, in the order of the list. */
  items: Array<BulkItem>;
  /**
   * Letters that the change writes: one to each person whose format, section or talk date changes. Day, slot and track are not
   * told (REG-05).
   */
  letterCount: Scalars['Int']['output'];
  /** The records with what would become of them, in the order of the list; a part of them. */
  rows: Array<BulkPlanRow>;
  /** Records in which all is so already. */
  sameCount: Scalars['Int']['output'];
  /** Records that would be left out. */
  skipCount: Scalars['Int']['output'];
  /** Records looked at. */
  totalCount: Scalars['Int']['output'];
  /** Refusals of the change itself, by field; then there is no row. */
  userErrors: Array<UserError>;
};


/** What a change of many records would do. */
export type BulkPlanRowsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  outcomes?: InputMaybe<Array<BulkOutcome>>;
};

/** What would become of a record. */
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
  /** Why it would be left out; null where it would not. */
  reason: Maybe<BulkSkipReason>;
};

/** What became of a record. */
export type BulkResult = {
  __typename?: 'BulkResult';
  /** What somebody else changed meanwhile. */
  conflict: Maybe<ParticipationConflict>;
  /** The record. */
  id: Scalars['ID']['output'];
  /** The provider's words where it refused. */
  message: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  outcome: BulkOutcome;
  /** The record afterwards; null where it was not read. */
  participation: Maybe<Participation>;
  /** Why it was left out; null where it was not. */
  reason: Maybe<BulkSkipReason>;
};

/** Why a record is left out of a change of many. */
export type BulkSkipReason =
  /** A listener has no section, talk date and slot (LST-04). */
  | 'LISTENER'
  /** No such record in this list. */
  | 'NOT_FOUND'
  /** No format is confirmed yet, and the change sets none. */
  | 'NO_CONFIRMED_FORMAT'
  /** A talk needs a section, and neither the change nor the record has one. */
  | 'NO_SECTION'
  /** The section is not offered any more. */
  | 'SECTION_INACTIVE';

/** The cabinets of an edition. */
export type CabinetKind =
  /** The edition's own, at /personal-data. */
  | 'CURRENT'
  /** Its older variant, at /expired_reg_25 (`expiredVariant`); where the edition has none, its windows are the edition's own. */
  | 'EXPIRED';

/**
 * The older variant of the cabinet at /expired_reg_25: no excursion, no T-shirt, and dates of its own (CAB-06, ruling R7).
 * The service enforces its windows for what says that it is done there (`cabinet: EXPIRED`, REG-12).
 */
export type CabinetVariant = {
  __typename?: 'CabinetVariant';
  /** Whether that instant has come, by the service's clock. */
  certificatesAvailable: Scalars['Boolean']['output'];
  /** Certificates are shown as given from this instant on. */
  certificatesFrom: Scalars['DateTime']['output'];
  /** Registration for the forum in this variant. */
  registrationWindow: Window;
  /** Upload of theses in this variant. */
  thesesWindow: Window;
};

/** Which registration to cancel. */
export type CancelRegistrationInput = {
  /** The cabinet it is done in: its windows are the ones that decide (CAB-06). */
  cabinet?: CabinetKind;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
};

/** Answer of cancelRegistration. */
export type CancelRegistrationPayload = {
  __typename?: 'CancelRegistrationPayload';
  /** Id of the cancelled registration; null after a refusal. */
  cancelledId: Maybe<Scalars['ID']['output']>;
  /** Refusals. */
  userErrors: Array<UserError>;
};

/** What a moderator confirms. For a listener all but the format is sent empty (LST-04). */
export type ConfirmFormatInput = {
  /** `version` of the record as the moderator saw it. Another one by now is a conflict, and nothing is changed. Without it the newest change wins. */
  expectedVersion?: InputMaybe<Scalars['ID']['input']>;
  /** The confirmed format. */
  format: ParticipationFormat;
  /** The participation record. */
  participationId: Scalars['ID']['input'];
  /** The confirmed section; asked for above listener. */
  sectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Day of the talk within the forum, from 1. */
  talkDay?: InputMaybe<Scalars['Int']['input']>;
  /** Date of the talk in words. */
  talkSchedule?: InputMaybe<Scalars['String']['input']>;
  /** Slot. */
  talkSlot?: InputMaybe<Scalars['Int']['input']>;
  /** Track. */
  talkTrack?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is changed from a project's list, which knows no day, slot and track: they are not sent (LST-07). */
  withoutPlace?: Scalars['Boolean']['input'];
};

/** Answer of confirmFormat. */
export type ConfirmFormatPayload = {
  __typename?: 'ConfirmFormatPayload';
  /** Somebody else changed the record meanwhile; nothing was changed. */
  conflict: Maybe<ParticipationConflict>;
  /** The changed record; null after a refusal or a conflict. */
  participation: Maybe<Participation>;
  /** Refusals by field. */
  userErrors: Array<UserError>;
};

/** What a person says when confirming participation. */
export type ConfirmParticipationInput = {
  /** Whether a confirmed poster becomes a listener (cancel_poster 1, otherwise -1; REG-08). */
  changePosterToListener?: Scalars['Boolean']['input'];
  /** Active sections to listen to. */
  listeningSectionIds?: Array<Scalars['ID']['input']>;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
  /** Answer about the excursion; null leaves it as it is, and any other is refused once its day has passed (TOU-02). */
  tour?: InputMaybe<TourDecision>;
  /** Size of the T-shirt; null leaves it as it is. */
  tshirtSize?: InputMaybe<TshirtSize>;
};

/** A confirmed format, or that there is none. */
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
  /** How many rows. */
  count: Scalars['Int']['output'];
  /** The format, or none. */
  format: ConfirmedFormatChoice;
};

/** Confirmed formats: any of them, or (`exclude`) none of them. */
export type ConfirmedFormatFilter = {
  /** 'Кроме': leaves those that have none of the values. */
  exclude?: Scalars['Boolean']['input'];
  /** The formats, or that none is confirmed yet. */
  values: Array<ConfirmedFormatChoice>;
};

/** A field in which a wish and the record differ. */
export type ConflictingField = {
  __typename?: 'ConflictingField';
  /** The value of the record now; null where it is empty. */
  current: Maybe<RecordValue>;
  /** The field. */
  field: RecordField;
  /** The value that was to be set; null where it was to be emptied. */
  wanted: Maybe<RecordValue>;
};

/** Consent to the processing of personal data, as it was given. Only the person reads it. */
export type Consent = {
  __typename?: 'Consent';
  /** When it was given, by the provider's clock. */
  givenAt: Scalars['DateTime']['output'];
  /** Version of the text that was shown, as the page names it. */
  version: Scalars['String']['output'];
};

/** Whom to write to. */
export type Contacts = {
  __typename?: 'Contacts';
  /** Address for letters by e-mail. */
  email: Scalars['EmailAddress']['output'];
  /** Institute. */
  institute: Scalars['String']['output'];
  /** Contact person. */
  person: Scalars['String']['output'];
  /** Phone number as it is shown. */
  phone: Maybe<Scalars['String']['output']>;
  /** Postal address. */
  postalAddress: Scalars['String']['output'];
  /** Role of the person. */
  role: Maybe<Scalars['String']['output']>;
};

/** Answer of createToken. */
export type CreateTokenPayload = {
  __typename?: 'CreateTokenPayload';
  /** Send it as `Authorization: Token {token}`; null after a refusal. */
  token: Maybe<Scalars['String']['output']>;
  /** Refusals, as of login. */
  userErrors: Array<UserError>;
};

/** A slot to empty. */
export type DeleteRegistrationFileInput = {
  /** The cabinet it is done in: its windows are the ones that decide (CAB-06). */
  cabinet?: CabinetKind;
  /** The slot. */
  kind: RegistrationFileKind;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
};

/** A document or the reason why there is none yet. */
export type DocumentAnswer = {
  __typename?: 'DocumentAnswer';
  /** Address of the PDF below the gateway's media path; null after a refusal. */
  url: Maybe<Scalars['URL']['output']>;
  /** Why there is none, in the provider's words (DOC-03). */
  userErrors: Array<UserError>;
};

/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition (rulings R7, R14).
 * What does not depend on the service's clock or on the provider is the same in every answer.
 */
export type Edition = {
  __typename?: 'Edition';
  /** What the forum is about: the words of the home page (PUB-01). */
  about: Scalars['HTML']['output'];
  /** The album elsewhere with more photos (PUB-05). */
  albumUrl: Maybe<Scalars['URL']['output']>;
  /** Whether certificates are given already, by the service's clock. */
  certificatesAvailable: Scalars['Boolean']['output'];
  /** Certificates are given from this instant on (DOC-02). */
  certificatesFrom: Scalars['DateTime']['output'];
  /**
   * The day by which the organisers ask to confirm participation, which is one of the key dates; null where they name none.
   * A wish, not a window: the service takes the confirmation until `isOver` (REG-06, ruling R7).
   */
  confirmationDueOn: Maybe<Scalars['Date']['output']>;
  /** Whom to write to (PUB-02, ruling R9). */
  contacts: Maybe<Contacts>;
  /** Last day of the forum. */
  endsOn: Scalars['Date']['output'];
  /**
   * Whether the day of the excursion has passed in Moscow, by the service's clock: an answer about it can be given and changed
   * no more (TOU-02). False where the edition offers none.
   */
  excursionIsOver: Scalars['Boolean']['output'];
  /** Day of the excursion; null where the edition offers none (REG-06, TOU-01). */
  excursionOn: Maybe<Scalars['Date']['output']>;
  /** The older variant of the cabinet (CAB-06); null where the edition has none. */
  expiredVariant: Maybe<CabinetVariant>;
  /** Short facts beside the dates: participation without fee, in person, language (PUB-01). */
  facts: Array<EditionFact>;
  /** What came of this edition in figures, for example 280 participants (PUB-01). Empty while it lies ahead. */
  figures: Array<Figure>;
  /** How one takes part: listener, speaker, poster (PUB-01). */
  formats: Array<FormatDescription>;
  /** Photos in their order (PUB-05). */
  gallery: Array<GalleryImage>;
  /** Address, below the portal's, of the drawing for the home page. */
  heroImage: Maybe<Scalars['String']['output']>;
  /** Whether that day has passed in Moscow, by the service's clock; false where there is none. */
  isConfirmationOverdue: Scalars['Boolean']['output'];
  /** Whether it is the one that the portal serves now; the others are the archive. */
  isCurrent: Scalars['Boolean']['output'];
  /** Whether the forum's last day has passed in Moscow, by the service's clock: participation can be confirmed no more. */
  isOver: Scalars['Boolean']['output'];
  /** Dates to keep in mind, earliest first (PUB-01). */
  keyDates: Array<KeyDate>;
  /** Address, below the portal's, of the picture for link previews, 1200×630. */
  openGraphImage: Maybe<Scalars['String']['output']>;
  /** Organisers by group (PUB-02). */
  organisers: Array<OrganiserGroup>;
  /** Where it is held. */
  place: Scalars['String']['output'];
  /** Poster lists, in the order of their sessions (PRG-07, PRG-08). */
  posterLists: Array<PosterList>;
  /** Programme; null while there is none yet. */
  programme: Maybe<Programme>;
  /** Lists of people of a project (LST-07, ruling R10). */
  projects: Array<Project>;
  /** Registration for the forum (CAB-03). */
  registrationWindow: Window;
  /** The school beside the forum (REG-13). */
  school: School;
  /** Registration for the school (REG-13). */
  schoolWindow: Window;
  /** Screens that this edition has, in the order of the menu (PUB-07). What is not named here has no screen. */
  screens: Array<EditionScreen>;
  /** Another reading of this year's programme: the edition whose programme it is (PRG-03, ruling R6). */
  secondReading: Maybe<Edition>;
  /** Short name with the year, for menus and headings, for example «Форум 2025». */
  shortTitle: Scalars['String']['output'];
  /** First day of the forum. */
  startsOn: Scalars['Date']['output'];
  /** One or two sentences for search engines and messengers. */
  summary: Scalars['String']['output'];
  /** Rules for theses and posters (PUB-03). */
  thesesRules: Maybe<ThesesRules>;
  /** Upload of theses (FIL-03). */
  thesesWindow: Window;
  /** The printed or published theses of this edition (PUB-04). */
  thesisCollection: Maybe<ThesisCollection>;
  /** Full name of the forum. */
  title: Scalars['String']['output'];
  /** Topics of the forum (PUB-01). */
  topics: Array<Topic>;
  /** About the excursion (TOU-01). */
  tour: Maybe<Scalars['HTML']['output']>;
  /** Year, which names the edition. */
  year: Scalars['Int']['output'];
};

/** A short fact. */
export type EditionFact = {
  __typename?: 'EditionFact';
  /** What it is about, for example «Участие». */
  term: Scalars['String']['output'];
  /** The fact, for example «без организационного взноса». */
  value: Scalars['String']['output'];
};

/** A file of an edition. */
export type EditionFile = {
  __typename?: 'EditionFile';
  /** Media type. */
  mediaType: Scalars['String']['output'];
  /** Name to save it under. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
};

/** A link of an edition. */
export type EditionLink = {
  __typename?: 'EditionLink';
  /** The file it leads to; null where it leads elsewhere. */
  file: Maybe<EditionFile>;
  /** Address: elsewhere (https://…), or below the portal's own for a file of the edition. */
  href: Scalars['String']['output'];
  /** Words of the link. */
  label: Scalars['String']['output'];
};

/** Screens that an edition may have. */
export type EditionScreen =
  /** Whom to write to (`contacts`). */
  | 'CONTACTS'
  /** Who organises it (`organisers`). */
  | 'ORGANISERS'
  /** List of participants; people come from the provider. */
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

/** Forms of a file. */
export type ExportFormat =
  /** Text for table programs: UTF-8 with a byte order mark, semicolons, as the Russian Excel opens it. */
  | 'CSV'
  /** A list of objects for programs. */
  | 'JSON'
  /** A workbook for table programs. */
  | 'XLSX';

/** A list that left the service. */
export type ExportNote = {
  __typename?: 'ExportNote';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who asked for it, by name; null where it is not known. */
  authorName: Maybe<Scalars['String']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it was a mail list; otherwise it was an export. */
  isMailing: Scalars['Boolean']['output'];
  /** How many rows or addresses; null where it is not known. */
  rows: Maybe<Scalars['Int']['output']>;
  /** Which list, in words: form, filters, order, columns. */
  view: Scalars['String']['output'];
};

/** A field that changed, or would change. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** The value after; null where there is none. */
  after: Maybe<RecordValue>;
  /** The value before; null where there was none. */
  before: Maybe<RecordValue>;
  /** The field. */
  field: RecordField;
};

/** A figure with its words. */
export type Figure = {
  __typename?: 'Figure';
  /** What it counts, in the form that goes with the figure, for example «участников». */
  label: Scalars['String']['output'];
  /** The figure as it is shown, for example «280». */
  value: Scalars['String']['output'];
};

/** Rows with a file of a kind. */
export type FileCount = {
  __typename?: 'FileCount';
  /** How many rows. */
  count: Scalars['Int']['output'];
  /** The kind. */
  kind: RegistrationFileKind;
};

/** Files: at least one of these kinds is there, or (`exclude`) none of them is. */
export type FileFilter = {
  /** 'Кроме': leaves those that have none of these files. */
  exclude?: Scalars['Boolean']['input'];
  /** Kinds of files; all three where it is left out. */
  kinds?: Array<RegistrationFileKind>;
};

/** Rows of a requested format. */
export type FormatCount = {
  __typename?: 'FormatCount';
  /** How many rows. */
  count: Scalars['Int']['output'];
  /** The format. */
  format: ParticipationFormat;
};

/** What a format of participation means. */
export type FormatDescription = {
  __typename?: 'FormatDescription';
  /** What the participant does and gets. */
  description: Scalars['String']['output'];
  /** The format: listener, speaker or poster. */
  format: ParticipationFormat;
  /** Its name. */
  title: Scalars['String']['output'];
};

/** Requested formats: any of them, or (`exclude`) none of them. */
export type FormatFilter = {
  /** 'Кроме': leaves those that have none of the values. */
  exclude?: Scalars['Boolean']['input'];
  /** The formats. */
  values: Array<ParticipationFormat>;
};

/** A photo in the sizes it is served in. */
export type GalleryImage = {
  __typename?: 'GalleryImage';
  /** What it shows, for those who do not see it. */
  alt: Scalars['String']['output'];
  /** Who made it. */
  credit: Maybe<Scalars['String']['output']>;
  /** Height of the largest size, in pixels. */
  height: Scalars['Int']['output'];
  /** Names it for good, within all editions. */
  id: Scalars['ID']['output'];
  /** Names it within its edition, for addresses. */
  slug: Scalars['String']['output'];
  /** Formats in order of preference; the page adds how wide it shows them (`sizes`). */
  sources: Array<ImageSource>;
  /** Address, below the portal's, for browsers that choose none of the sources. */
  src: Scalars['String']['output'];
  /** Caption. */
  title: Scalars['String']['output'];
  /** Width of the largest size, in pixels; with the height it gives the aspect, so that nothing jumps. */
  width: Scalars['Int']['output'];
};

/** Gender as the forms offer it. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE';

/** What was done with a record. */
export type HistoryAction =
  /** It was cancelled. */
  | 'CANCELLED'
  /** Fields of it were changed. */
  | 'CHANGED'
  /** A file was put into a slot. */
  | 'FILE_ADDED'
  /** A file was taken out of a slot. */
  | 'FILE_REMOVED'
  /** It was registered. */
  | 'REGISTERED'
  /** Something this schema does not know. */
  | 'UNRECOGNIZED';

/** One act of one person upon a record. */
export type HistoryEntry = {
  __typename?: 'HistoryEntry';
  /** What was done. */
  action: HistoryAction;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who did it, by name; null where it is not known or not told. */
  authorName: Maybe<Scalars['String']['output']>;
  /** In which role it was done. */
  authorRole: AuthorRole;
  /** The fields it changed. */
  changes: Array<FieldChange>;
  /** Id; of a record the version it led to. */
  id: Scalars['ID']['output'];
};

/** One format of an image, in several widths. */
export type ImageSource = {
  __typename?: 'ImageSource';
  /** Addresses below the portal's with their widths, ready for `srcset`. */
  srcSet: Scalars['String']['output'];
  /** Media type, for example image/avif. */
  type: Scalars['String']['output'];
};

/** A date to keep in mind. */
export type KeyDate = {
  __typename?: 'KeyDate';
  /** First instant after it in Moscow. */
  endsAt: Scalars['DateTime']['output'];
  /** The last day; null where it is one day. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** Names it for good. */
  id: Scalars['ID']['output'];
  /** First instant of it in Moscow, to be held against the service's clock. */
  startsAt: Scalars['DateTime']['output'];
  /** The day, or the first one. */
  startsOn: Scalars['Date']['output'];
  /** What happens then. */
  title: Scalars['String']['output'];
};

/** E-mail and password. */
export type LoginInput = {
  /** E-mail; lower-cased before it is sent on. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** Answer of login. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** Refusals: INVALID or REQUIRED by field, WRONG_CREDENTIALS with the provider's text (ACC-03). */
  userErrors: Array<UserError>;
  /** The signed-in person; null after a refusal. */
  viewer: Maybe<Viewer>;
};

/** Answer of logout. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Always true: no session is left. */
  loggedOut: Scalars['Boolean']['output'];
};

/** Addresses of one kind of people, or the reason why there are none. */
export type MailingList = {
  __typename?: 'MailingList';
  /** The addresses, separated by comma and space; null after a refusal. A mailing to them must offer to unsubscribe. */
  addresses: Maybe<Scalars['String']['output']>;
  /** How many addresses. */
  count: Scalars['Int']['output'];
  /** Why there are none, in the provider's words. */
  userErrors: Array<UserError>;
};

/** A kind of e-mail list. */
export type MailingType = {
  __typename?: 'MailingType';
  /** Names it for the provider, for example `forum_active_users_25`. */
  id: Scalars['ID']['output'];
  /** Its name, for example «Участники форума 2025». */
  title: Scalars['String']['output'];
};

/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds another talk or poster, at most two beside the first (API-14 with one_more, REG-07). */
  addTalk: RegistrationPayload;
  /**
   * Changes up to 50 records of a plan, each by itself: one that fails does not stop the others. A page sends chunk by chunk,
   * which gives progress and a place to stop. Sent again it changes nothing and mails nobody. FORBIDDEN for others than moderators.
   */
  applyBulkChange: ApplyBulkChangePayload;
  /** Cancels a registration (API-15 cancel_reg, REG-09). Once registration is closed it cannot be made again. */
  cancelRegistration: CancelRegistrationPayload;
  /** A moderator confirms or changes a format, with section and talk date (API-10, REG-05, LST-04). FORBIDDEN for everyone else. */
  confirmFormat: ConfirmFormatPayload;
  /** Confirms participation after a moderator confirmed the format (API-15 confirm_reg, REG-06, REG-08). */
  confirmParticipation: RegistrationPayload;
  /** Answers about the excursion for the first time (API-15 confirm_tour, TOU-02). Refused once its day has passed. */
  confirmTour: RegistrationPayload;
  /**
   * Trades e-mail and password for a token, for tools that send `Authorization: Token …` (API-01, ruling R11). Sets no cookie.
   * RATE_LIMITED after too many wrong passwords.
   */
  createToken: CreateTokenPayload;
  /** Empties a slot (API-15 del_thesis_doc, del_thesis_pdf, del_exp_file; FIL-04). */
  deleteRegistrationFile: RegistrationPayload;
  /**
   * Opens a session in an HttpOnly cookie for the page (API-01, ACC-01, ruling R11). The token itself is not in the answer.
   * RATE_LIMITED after too many wrong passwords.
   */
  login: LoginPayload;
  /** Ends the page's session: the cookie is cleared (ACC-18). Answers true for a visitor too. */
  logout: LogoutPayload;
  /**
   * Creates an account and has the verification letter sent (API-02, ACC-06 … ACC-11). RATE_LIMITED where one address makes too
   * many.
   */
  registerAccount: RegisterAccountPayload;
  /** Registers the person for the forum (API-14, REG-01 … REG-04). Refused outside the registration window. */
  registerForForum: RegistrationPayload;
  /** Registers the person for the school (API-14 with the fixed values, REG-13). */
  registerForSchool: RegistrationPayload;
  /** Has a letter with a reset link sent (API-03, ACC-15). RATE_LIMITED after too many letters. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new password with the query values of the mailed link (API-04, ACC-16). RATE_LIMITED after too many tries. */
  resetPassword: ResetPasswordPayload;
  /** Changes the answer about the excursion (API-15 change_tour, TOU-02). Refused once its day has passed. */
  setTour: RegistrationPayload;
  /** Saves the profile (API-19, CAB-01). Creates the individual where the account has none. */
  updateProfile: UpdateProfilePayload;
  /** Replaces the photo: gif, jpeg or png by content, at most 6 291 456 bytes (API-28, CAB-02). */
  uploadPhoto: UploadPhotoPayload;
  /**
   * Uploads a file and puts it into an empty slot (API-26, then API-16). Checked by name and by content, at most 6 291 456 bytes (FIL-02).
   * Where the second call refuses, the uploaded file is removed again (API-27, FIL-05).
   * A thesis is also read for its author's sake; nothing that is found there stops the upload.
   */
  uploadRegistrationFile: UploadRegistrationFilePayload;
  /** Verifies an e-mail address with the query values of the mailed link (API-05, ACC-13). */
  verifyEmail: VerifyEmailPayload;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationAddTalkArgs = {
  input: AddTalkInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationApplyBulkChangeArgs = {
  input: ApplyBulkChangeInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationCancelRegistrationArgs = {
  input: CancelRegistrationInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationConfirmFormatArgs = {
  input: ConfirmFormatInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationConfirmParticipationArgs = {
  input: ConfirmParticipationInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationConfirmTourArgs = {
  input: TourInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationCreateTokenArgs = {
  input: LoginInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationDeleteRegistrationFileArgs = {
  input: DeleteRegistrationFileInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationRegisterAccountArgs = {
  input: RegisterAccountInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationRegisterForForumArgs = {
  input: RegisterForForumInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationRegisterForSchoolArgs = {
  input: RegisterForSchoolInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationSetTourArgs = {
  input: TourInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationUploadPhotoArgs = {
  input: UploadPhotoInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationUploadRegistrationFileArgs = {
  input: UploadRegistrationFileInput;
};


/** What a person may change. Every refusal that the person can mend is a value in `userErrors`. */
export type MutationVerifyEmailArgs = {
  input: SignedLinkInput;
};

/** A direction to sort in. */
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
  /** Page elsewhere. */
  url: Maybe<Scalars['URL']['output']>;
};

/** Organisers under one heading. */
export type OrganiserGroup = {
  __typename?: 'OrganiserGroup';
  /** The members in their order. */
  members: Array<Organiser>;
  /** The heading, for example «Программный комитет». */
  title: Scalars['String']['output'];
};

/** A scientific organisation. */
export type Organization = {
  __typename?: 'Organization';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it is the choice 'other', which asks for a typed name (1§5). */
  isOther: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Rows of an organisation. */
export type OrganizationCount = {
  __typename?: 'OrganizationCount';
  /** How many rows. */
  count: Scalars['Int']['output'];
  /** The name as it is shown; null for rows without one. */
  name: Maybe<Scalars['String']['output']>;
};

/** Organisations: any of them, or (`exclude`) none of them. */
export type OrganizationFilter = {
  /** 'Кроме': leaves those that have none of the named organisations. */
  exclude?: Scalars['Boolean']['input'];
  /** Names of organisations as `organizationName` tells them. */
  names?: Array<Scalars['String']['input']>;
  /** Whether people without an organisation count as named. */
  withNone?: Scalars['Boolean']['input'];
};

/** A row of a list of participants. */
export type Participant = {
  __typename?: 'Participant';
  /** Full name. */
  fullName: Scalars['String']['output'];
  /** Id, the same as of the record. */
  id: Scalars['ID']['output'];
  /** Organisation: the listed name, or the typed one where 'other' was chosen (LST-01). */
  organizationName: Maybe<Scalars['String']['output']>;
  /** The full record in the moderators' list; null in the public one (LST-08). */
  record: Maybe<Participation>;
};

/** Columns of an export; those of the screen and the fields of the record. */
export type ParticipantColumn =
  /** Date of birth. */
  | 'BIRTH_DATE'
  /** Whether the person confirmed participation. */
  | 'CONFIRMATION'
  /** Confirmed format. */
  | 'CONFIRMED_FORMAT'
  /** Confirmed section. */
  | 'CONFIRMED_SECTION'
  /** When it was registered, in Moscow. */
  | 'CREATED_AT'
  /** E-mail. */
  | 'EMAIL'
  /** File of the expert conclusion: its name. */
  | 'EXPERT_CONCLUSION'
  /** Requested format. */
  | 'FORMAT'
  /** Id of the record. */
  | 'ID'
  /** Sections the person plans to listen to. */
  | 'LISTENING_SECTIONS'
  /** Full name. */
  | 'NAME'
  /** Organisation. */
  | 'ORGANIZATION'
  /** Phone. */
  | 'PHONE'
  /** Requested section. */
  | 'REQUESTED_SECTION'
  /** Section in force. */
  | 'SECTION'
  /** Colour in words. */
  | 'STATUS'
  /** Day of the talk. */
  | 'TALK_DAY'
  /** Date of the talk in words. */
  | 'TALK_SCHEDULE'
  /** Slot of the talk. */
  | 'TALK_SLOT'
  /** Track of the talk. */
  | 'TALK_TRACK'
  /** File of the thesis as a document: its name. */
  | 'THESIS_DOCUMENT'
  /** File of the thesis as PDF: its name. */
  | 'THESIS_PDF'
  /** Title of the talk. */
  | 'TITLE';

/**
 * How many rows each value of a filter has among those that the other filters and the search leave. What the public list does
 * not hold is null.
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
  /** By section in force, most frequent first. */
  sections: Maybe<Array<SectionCount>>;
  /** By colour. */
  statuses: Maybe<Array<StatusCount>>;
};


/**
 * How many rows each value of a filter has among those that the other filters and the search leave. What the public list does
 * not hold is null.
 */
export type ParticipantFacetsOrganizationsArgs = {
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What to leave in a list of participants. What is left out here does not limit; all that is given must hold. */
export type ParticipantFilter = {
  /** By the confirmed format. Moderators only. */
  confirmedFormat?: InputMaybe<ConfirmedFormatFilter>;
  /** By the files in the slots. Moderators only. */
  files?: InputMaybe<FileFilter>;
  /** By the requested format. Moderators only. */
  format?: InputMaybe<FormatFilter>;
  /** By the organisation as it is shown. */
  organization?: InputMaybe<OrganizationFilter>;
  /**
   * Words that must all be found in name, organisation or, for moderators, title of the talk. Case, ё and е, spaces at the ends
   * make no difference. At most 200 characters.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** By the section in force: the confirmed one, else the requested one. Moderators only. */
  section?: InputMaybe<SectionFilter>;
  /** By the colour of the row (LST-02). Moderators only. */
  status?: InputMaybe<ParticipationStatusFilter>;
};

/** A key to sort by. */
export type ParticipantOrder = {
  /** By what. */
  by: ParticipantOrderField;
  /** In which direction. Rows without a value stand last in both. */
  direction?: OrderDirection;
};

/** What a list of participants can be sorted by. All but NAME and ORGANIZATION: moderators only. */
export type ParticipantOrderField =
  /** Confirmed format; without one last. */
  | 'CONFIRMED_FORMAT'
  /** When it was registered. */
  | 'CREATED_AT'
  /** Requested format: listener, speaker, poster. */
  | 'FORMAT'
  /** Full name. */
  | 'NAME'
  /** Organisation. */
  | 'ORGANIZATION'
  /** Name of the section in force. */
  | 'SECTION'
  /** Colour: awaiting a format, awaiting the person, confirmed. */
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
  /** How many rows each value of each filter has. */
  facets: ParticipantFacets;
  /** Whether it is the moderators' list: then items carry `record`, and everything may be filtered and sorted by. */
  isModeratorList: Scalars['Boolean']['output'];
  /** Rows of the page. */
  items: Array<Participant>;
  /** Rows of the whole list. */
  listCount: Scalars['Int']['output'];
  /** The page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows a page. */
  pageSize: Scalars['Int']['output'];
  /** Names the state of the list, as `participantsRevision` does. */
  revision: Scalars['ID']['output'];
  /** Rows that the filter leaves. */
  totalCount: Scalars['Int']['output'];
  /** Pages; 1 for an empty list. */
  totalPages: Scalars['Int']['output'];
};

/** Where a record stands within a filtered list. */
export type ParticipantPlace = {
  __typename?: 'ParticipantPlace';
  /** The record after it; null at the last one, and where the filter leaves it out. */
  nextId: Maybe<Scalars['ID']['output']>;
  /** Its place, from 1; null where the filter leaves it out. */
  position: Maybe<Scalars['Int']['output']>;
  /** The record before it; null at the first one, and where the filter leaves it out. */
  previousId: Maybe<Scalars['ID']['output']>;
  /** Rows that the filter leaves. */
  totalCount: Scalars['Int']['output'];
};

/** A participation record as moderators see it (2§3 'user-meeting', LST-03). */
export type Participation = {
  __typename?: 'Participation';
  /** When the person attended which section (API-30 'person', LST-05). FORBIDDEN for others than moderators. */
  attendance: Maybe<Array<AttendanceRecord>>;
  /** Date of birth. */
  birthDate: Maybe<Scalars['Date']['output']>;
  /** E-mail. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** The format in force: the confirmed one, else the requested one (LST-03). */
  format: ParticipationFormat;
  /** Full name. */
  fullName: Scalars['String']['output'];
  /**
   * Every change of the record, newest first; nobody can edit it. Null where the provider keeps no history (an extension of
   * the contract) or did not answer. The record's owner is not told the names of moderators.
   */
  history: Maybe<Array<HistoryEntry>>;
  /** Id, the same as of the registration. */
  id: Scalars['ID']['output'];
  /** Organisation: the listed name, or the typed one where 'other' was chosen. */
  organizationName: Maybe<Scalars['String']['output']>;
  /** Phone. */
  phone: Maybe<Scalars['String']['output']>;
  /** The registration itself. */
  registration: Registration;
  /** The section in force: the confirmed one, else the requested one; null where there is none ('Не указано при регистрации!') or the list could not be read (LST-09). */
  section: Maybe<Section>;
  /** The colour of its row (LST-02). */
  status: ParticipationStatus;
  /** Day of the talk within the forum, from 1. */
  talkDay: Maybe<Scalars['Int']['output']>;
  /** Slot of the talk; the board number of a poster. */
  talkSlot: Maybe<Scalars['Int']['output']>;
  /** Track of the talk. */
  talkTrack: Maybe<Scalars['Int']['output']>;
  /**
   * Names the state of the record: sent back as `expectedVersion` with a change, it keeps the change from overwriting another
   * moderator's. The provider's where it has one; else worked out of what moderators set.
   */
  version: Scalars['ID']['output'];
};

/** A record that was changed by somebody else since it was read. */
export type ParticipationConflict = {
  __typename?: 'ParticipationConflict';
  /** When it was changed last; null where the provider does not tell. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who changed it last, by name; null where the provider does not tell. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** What was done since, newest first; null where the provider does not tell. */
  changes: Maybe<Array<HistoryEntry>>;
  /** The record as it is now; its `version` is what to send to overwrite it knowingly. */
  current: Participation;
  /** Fields in which the wish and the record differ now. */
  fields: Array<ConflictingField>;
};

/** How a person takes part. */
export type ParticipationFormat =
  /** Listener: no talk, no publication. */
  | 'LISTENER'
  /** Poster. */
  | 'POSTER'
  /** Speaker: an oral talk. */
  | 'SPEAKER'
  /** A code of the provider that this schema does not know. */
  | 'UNRECOGNIZED';

/** The colour of a record's row (LST-02). */
export type ParticipationStatus =
  /** Yellow: no format is confirmed yet (and the person has not confirmed). */
  | 'AWAITING_FORMAT'
  /** White: a format is confirmed, the person has not confirmed yet. */
  | 'AWAITING_PERSON'
  /** Green: the person confirmed participation. */
  | 'CONFIRMED';

/** Colours of rows: any of them, or (`exclude`) none of them. */
export type ParticipationStatusFilter = {
  /** 'Кроме': leaves those that have none of the values. */
  exclude?: Scalars['Boolean']['input'];
  /** The colours. */
  values: Array<ParticipationStatus>;
};

/** A person as API-20 lists it. */
export type Person = {
  __typename?: 'Person';
  /** Full name. */
  fullName: Scalars['String']['output'];
  /** Id of the individual. */
  id: Scalars['ID']['output'];
  /** Organisation: the listed name, or the typed one where 'other' was chosen; null where there is none or the list could not be read. */
  organizationName: Maybe<Scalars['String']['output']>;
};

/** A position in an organisation. */
export type Position = {
  __typename?: 'Position';
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether it is the choice 'other', which asks for a typed title (1§5). */
  isOther: Scalars['Boolean']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A poster. */
export type Poster = {
  __typename?: 'Poster';
  /** Its place: a stand number («79»), a code («C101»), or the slot with П («П12»); null while it has none. */
  board: Maybe<Scalars['String']['output']>;
  /** Names it within all editions. */
  id: Scalars['ID']['output'];
  /** Who presents it. */
  presenter: Scalars['String']['output'];
  /** Title; null where it was not given. */
  title: Maybe<Scalars['String']['output']>;
};

/** Posters under one heading. */
export type PosterGroup = {
  __typename?: 'PosterGroup';
  /** Names it for good, within all editions. */
  id: Scalars['ID']['output'];
  /** Posters by board. */
  posters: Array<Poster>;
  /** Section; null where the list is not parted. */
  title: Maybe<Scalars['String']['output']>;
};

/** The posters of one session: written down in the edition's data, or read from the provider while the forum is prepared. */
export type PosterList = {
  __typename?: 'PosterList';
  /** Posters by section; null where the provider did not answer. A live list names its sections even while they are empty. */
  groups: Maybe<Array<PosterGroup>>;
  /** Names it for good, within all editions. */
  id: Scalars['ID']['output'];
  /** Whether it is read from the provider (PRG-07): then it may change, and reading it may fail. */
  isLive: Scalars['Boolean']['output'];
  /** Names it within its edition, for addresses. */
  slug: Scalars['String']['output'];
  /** Heading of the list. */
  title: Scalars['String']['output'];
};

/** The person behind an account (1§3 'individual'). */
export type Profile = {
  __typename?: 'Profile';
  /** Academic degree; null where none is given or the list could not be read. */
  academicDegree: Maybe<AcademicDegree>;
  /** Id of the academic degree, for forms when the list could not be read. */
  academicDegreeId: Maybe<Scalars['ID']['output']>;
  /** Date of birth, the day as it is in Moscow. */
  birthDate: Maybe<Scalars['Date']['output']>;
  /** Name of the citizenship. */
  citizenship: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last, first and middle name. */
  fullName: Scalars['String']['output'];
  /** Gender; null where it is not given. */
  gender: Maybe<Gender>;
  /** Id of the individual. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Middle name; null for a person without one. */
  middleName: Maybe<Scalars['String']['output']>;
  /** Organisation; null where none is given or the list could not be read. */
  organization: Maybe<Organization>;
  /** Id of the organisation, for forms when the list could not be read. */
  organizationId: Maybe<Scalars['ID']['output']>;
  /** Name of an organisation that is not listed. */
  otherOrganization: Maybe<Scalars['String']['output']>;
  /** Name of a position that is not listed. */
  otherPosition: Maybe<Scalars['String']['output']>;
  /** Phone with its country dial code. */
  phone: Maybe<Scalars['String']['output']>;
  /** Address of the photo below the gateway's media path; opens with the caller's rights (API-32). */
  photoUrl: Maybe<Scalars['URL']['output']>;
  /** Position; null where none is given or the list could not be read. */
  position: Maybe<Position>;
  /** Id of the position, for forms when the list could not be read. */
  positionId: Maybe<Scalars['ID']['output']>;
  /** Status; null where none is given (shown as an error, CAB-01) or the list could not be read. */
  schoolStatus: Maybe<SchoolStatus>;
  /** Id of the status, for forms when the list could not be read. */
  schoolStatusId: Maybe<Scalars['ID']['output']>;
};

/**
 * What happens at a forum, day by day. Nothing in it depends on the clock: what runs now is worked out from
 * `startsAt`, `endsAt` and the service's clock.
 */
export type Programme = {
  __typename?: 'Programme';
  /**
   * Address, below the portal's, of the whole programme as a calendar (.ics). `?items=a,b,c` narrows it to items and
   * talks by their slugs: a personal plan.
   */
  calendarPath: Scalars['String']['output'];
  /** Days in their order: the tabs (PRG-01). */
  days: Array<ProgrammeDay>;
  /** Whether names and titles are samples for the organisers to replace (ruling R6). */
  isSample: Scalars['Boolean']['output'];
  /** Sections that items belong to, for a filter. */
  sections: Array<ProgrammeSection>;
  /** Year of the edition it belongs to. */
  year: Scalars['Int']['output'];
};

/** Who leads an item. */
export type ProgrammeChair = {
  __typename?: 'ProgrammeChair';
  /** Name. */
  name: Scalars['String']['output'];
  /** As what, for example «Председатель» or «Модератор». */
  role: Scalars['String']['output'];
};

/** A day of the programme. */
export type ProgrammeDay = {
  __typename?: 'ProgrammeDay';
  /** Address, below the portal's, of the day as a calendar (.ics). */
  calendarPath: Scalars['String']['output'];
  /** The day. */
  date: Scalars['Date']['output'];
  /** Names it for good, within all editions. */
  id: Scalars['ID']['output'];
  /** Items by start; those that overlap run in parallel (PRG-02). */
  items: Array<ProgrammeItem>;
  /** Label of its tab, for example «21 окт. (понедельник)». */
  label: Scalars['String']['output'];
  /** Names it within its edition, for addresses. */
  slug: Scalars['String']['output'];
};

/** What 'подробнее' opens: talks, posters or both. */
export type ProgrammeDetail = {
  __typename?: 'ProgrammeDetail';
  /** Its type code, for example «21» or «931» (PRG-03, PRG-04). */
  code: Scalars['String']['output'];
  /** Names it for good, within all editions. */
  id: Scalars['ID']['output'];
  /** Posters of a poster session (PRG-07, PRG-08). */
  posters: Maybe<PosterList>;
  /** Talks in their order (PRG-06). */
  talks: Array<ProgrammeTalk>;
  /** Heading of the dialog. */
  title: Scalars['String']['output'];
};

/** What stands in a day: a session, a break, a poster session … */
export type ProgrammeItem = {
  __typename?: 'ProgrammeItem';
  /** Building. */
  building: Maybe<Scalars['String']['output']>;
  /** Address, below the portal's, of the item as a calendar (.ics). */
  calendarPath: Scalars['String']['output'];
  /** Who leads it. */
  chair: Maybe<ProgrammeChair>;
  /** What 'подробнее' opens (PRG-01); null where there is nothing more. */
  detail: Maybe<ProgrammeDetail>;
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** Names it for good, within all editions. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: ProgrammeItemKind;
  /** A page elsewhere, for example of the conference within the forum (PRG-09). */
  link: Maybe<ProgrammeLink>;
  /** Room. */
  room: Maybe<Scalars['String']['output']>;
  /** Section it belongs to. */
  section: Maybe<ProgrammeSection>;
  /** Names it within its edition, for addresses, saved plans and calendars. */
  slug: Scalars['String']['output'];
  /** Speaker, where it is one person's. */
  speaker: Maybe<Scalars['String']['output']>;
  /** When it starts. */
  startsAt: Scalars['DateTime']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** Kinds of what stands in a programme. */
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

/** A link to a page elsewhere. */
export type ProgrammeLink = {
  __typename?: 'ProgrammeLink';
  /** Words of the link. */
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

/** A talk or another row of a session. In the edition's data its parts are called header, subheader, main (PRG-06). */
export type ProgrammeTalk = {
  __typename?: 'ProgrammeTalk';
  /** Affiliation or role of the speaker (`subheader`). */
  affiliation: Maybe<Scalars['String']['output']>;
  /** Address, below the portal's, of the talk as a calendar (.ics); null where the row has no time. */
  calendarPath: Maybe<Scalars['String']['output']>;
  /** When it ends; null where only the start is known, or the row has no time. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** Names it for good, within all editions. */
  id: Scalars['ID']['output'];
  /** Further lines of a school's row (`subheader1`, `subheader2`). */
  notes: Array<Scalars['String']['output']>;
  /** Names it within its edition, for addresses, saved plans and calendars. */
  slug: Scalars['String']['output'];
  /** Speaker; in a row that is no talk, its heading (`header`). */
  speaker: Maybe<Scalars['String']['output']>;
  /** When it starts; null where the row has no time. */
  startsAt: Maybe<Scalars['DateTime']['output']>;
  /** Title of the talk (`main`). */
  title: Maybe<Scalars['String']['output']>;
};

/** A list of people of a project, at /{slug}-users. */
export type Project = {
  __typename?: 'Project';
  /** Names it in the address. */
  slug: Scalars['String']['output'];
  /** Name of the project. */
  title: Scalars['String']['output'];
};

/** What a person may ask of the portal's data. */
export type Query = {
  __typename?: 'Query';
  /** Academic degrees to choose from (API-22); null when the list could not be read. */
  academicDegrees: Maybe<Array<AcademicDegree>>;
  /**
   * Who came to a section (API-30 'attendance', DSH-04), or who plans to come (API-30 'audience', DSH-03), by name. FORBIDDEN
   * for others than moderators. Null where the provider did not answer.
   */
  attendance: Maybe<AttendancePage>;
  /**
   * The provider's .xlsx of attendance or audience (API-31, DSH-03, DSH-04). Its address opens for moderators only. FORBIDDEN
   * for others than moderators.
   */
  attendanceWorkbook: DocumentAnswer;
  /** The certificate of a confirmed listener, or of a speaker who confirmed, after the last conference date (API-18, DOC-02). */
  certificate: DocumentAnswer;
  /** The service's clock. Windows are decided by it and never by the visitor's own (ruling R7). */
  clock: ServiceClock;
  /** The edition of the forum that the portal serves now: the newest. */
  currentEdition: Edition;
  /** The edition of a year; null where there is none. */
  edition: Maybe<Edition>;
  /** Every edition of the forum, newest first. The newest is the current one, the others are the archive (ruling R14). */
  editions: Array<Edition>;
  /**
   * Which lists of an edition left the service: exports and mail lists, newest first, at most 500. Null where the provider
   * keeps no history (an extension of the contract). FORBIDDEN for others than moderators.
   */
  exportHistory: Maybe<Array<ExportNote>>;
  /** The invitation of a registration whose participation is confirmed, a PDF in Russian (API-17, DOC-01). */
  invitation: DocumentAnswer;
  /** Addresses of one kind of people as text (API-21, DSH-02). FORBIDDEN for others than moderators. Asking for it is noted in the history. */
  mailingList: MailingList;
  /** Kinds of e-mail lists to choose from: data of the editions, newest first (DSH-02). FORBIDDEN for others than moderators. */
  mailingTypes: Array<MailingType>;
  /** Organisations to choose from (API-25); null when the list could not be read. */
  organizations: Maybe<Array<Organization>>;
  /** Where a record stands within a filtered list, with the one before and the one after it. FORBIDDEN for others than moderators. */
  participantPlace: Maybe<ParticipantPlace>;
  /**
   * The list of participants of an edition or of one project's people (API-11, LST-01, LST-02, LST-07), searched, filtered,
   * sorted and parted into pages by the gateway. Moderators get the moderators' list of the current edition: its items
   * carry `record`. Everybody else, and everybody for an archived edition, gets the public list, which holds names and
   * organisations alone (LST-08); a filter or an order by anything else is FORBIDDEN there. Who is a moderator is the
   * provider's word. NOT_FOUND for a year or a project that is not in the data.
   */
  participants: Maybe<ParticipantPage>;
  /**
   * 'Экспорт этого вида': the address below the portal's own at which exactly the rows and columns on screen are streamed,
   * in their order, with the rights of whoever opens it. Each opening is noted in the history. A text that a table program
   * would take for a formula stays a text. The header `x-total-rows` of the answer tells how many rows will come.
   */
  participantsExport: ViewExport;
  /**
   * Names the state of a list for the caller: it changes when anything in the list changes, within 2 seconds whoever changed
   * it. For pages that stay open: asking for it costs nearly nothing, and the list is asked for again where it differs.
   */
  participantsRevision: Maybe<Scalars['ID']['output']>;
  /**
   * The provider's .xlsx of an edition's participations (API-29, LST-06). Its address opens for moderators only. FORBIDDEN
   * for others than moderators.
   */
  participantsWorkbook: DocumentAnswer;
  /** One full participation record (API-09, LST-03), for its owner and for moderators. FORBIDDEN for others. */
  participation: Maybe<Participation>;
  /** Persons by the beginning of the last name (API-20), by name. FORBIDDEN for others than moderators. */
  people: Maybe<Array<Person>>;
  /**
   * Dry run of a change of many records: what would change in each, and what would be left out and why. Nothing is changed.
   * FORBIDDEN for others than moderators.
   */
  planBulkChange: BulkPlan;
  /** Positions to choose from (API-23); null when the list could not be read. */
  positions: Maybe<Array<Position>>;
  /** Statuses of a person to choose from (API-24); null when the list could not be read. */
  schoolStatuses: Maybe<Array<SchoolStatus>>;
  /** Sections of an edition (API-08), the current one unless a year is given; null when the list could not be read. */
  sections: Maybe<Array<Section>>;
  /**
   * The person whose token or session came with the request; null for a visitor and after an expired session (ACC-17).
   * Calls GET /accounts/profile/ (API-06), and GET /accounts/profile/?id= (API-07) where its other fields are asked for.
   */
  viewer: Maybe<Viewer>;
};


/** What a person may ask of the portal's data. */
export type QueryAttendanceArgs = {
  kind: AttendanceKind;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};


/** What a person may ask of the portal's data. */
export type QueryAttendanceWorkbookArgs = {
  kind: AttendanceKind;
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};


/** What a person may ask of the portal's data. */
export type QueryCertificateArgs = {
  registrationId: Scalars['ID']['input'];
};


/** What a person may ask of the portal's data. */
export type QueryEditionArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** What a person may ask of the portal's data. */
export type QueryExportHistoryArgs = {
  year: Scalars['Int']['input'];
};


/** What a person may ask of the portal's data. */
export type QueryInvitationArgs = {
  registrationId: Scalars['ID']['input'];
};


/** What a person may ask of the portal's data. */
export type QueryMailingListArgs = {
  type: Scalars['ID']['input'];
};


/** What a person may ask of the portal's data. */
export type QueryParticipantPlaceArgs = {
  filter?: InputMaybe<ParticipantFilter>;
  id: Scalars['ID']['input'];
  orderBy?: Array<ParticipantOrder>;
  project?: InputMaybe<Scalars['ID']['input']>;
  year: Scalars['Int']['input'];
};


/** What a person may ask of the portal's data. */
export type QueryParticipantsArgs = {
  filter?: InputMaybe<ParticipantFilter>;
  orderBy?: Array<ParticipantOrder>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  project?: InputMaybe<Scalars['ID']['input']>;
  year: Scalars['Int']['input'];
};


/** What a person may ask of the portal's data. */
export type QueryParticipantsExportArgs = {
  columns: Array<ParticipantColumn>;
  filter?: InputMaybe<ParticipantFilter>;
  format: ExportFormat;
  orderBy?: Array<ParticipantOrder>;
  project?: InputMaybe<Scalars['ID']['input']>;
  year: Scalars['Int']['input'];
};


/** What a person may ask of the portal's data. */
export type QueryParticipantsRevisionArgs = {
  project?: InputMaybe<Scalars['ID']['input']>;
  year: Scalars['Int']['input'];
};


/** What a person may ask of the portal's data. */
export type QueryParticipantsWorkbookArgs = {
  year: Scalars['Int']['input'];
};


/** What a person may ask of the portal's data. */
export type QueryParticipationArgs = {
  id: Scalars['ID']['input'];
};


/** What a person may ask of the portal's data. */
export type QueryPeopleArgs = {
  lastName?: InputMaybe<Scalars['String']['input']>;
  usersOnly?: Scalars['Boolean']['input'];
};


/** What a person may ask of the portal's data. */
export type QueryPlanBulkChangeArgs = {
  input: BulkChangeInput;
};


/** What a person may ask of the portal's data. */
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
  /** Sections the person plans to listen to. */
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

/** A value of a record's field. Of formats, sections and yes or no the meaning is told beside the text. */
export type RecordValue = {
  __typename?: 'RecordValue';
  /** Yes or no, where the field is that. */
  flag: Maybe<Scalars['Boolean']['output']>;
  /** The format, where the field is one. */
  format: Maybe<ParticipationFormat>;
  /** The sections, where the field is one or several. */
  sections: Maybe<Array<Section>>;
  /** The value as text, in Russian where it has words; the provider's own where the field is OTHER. */
  text: Scalars['String']['output'];
};

/** A new account with the person behind it (1§3). */
export type RegisterAccountInput = {
  /** Academic degree. */
  academicDegreeId: Scalars['ID']['input'];
  /** Date of birth, from 1950-01-01 (ACC-09). */
  birthDate: Scalars['Date']['input'];
  /** Name of the citizenship: one of the listed or the typed text (ACC-08). */
  citizenship: Scalars['String']['input'];
  /** Consent to the processing of personal data; must be true (1§5). */
  consent: Scalars['Boolean']['input'];
  /** Version of the text the person agreed to, as the page names it: 1 to 50 characters. Kept with the time (Viewer.consent). */
  consentVersion: Scalars['String']['input'];
  /** E-mail, which is the user name too; lower-cased (ACC-06). */
  email: Scalars['String']['input'];
  /** First name, at least 1 character. */
  firstName: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Last name, at least 1 character. */
  lastName: Scalars['String']['input'];
  /** Middle name, at least 2 characters; null for a person without one (ruling R4). */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Organisation; the 'other' one asks for otherOrganization. */
  organizationId: Scalars['ID']['input'];
  /** Name of an organisation that is not listed. */
  otherOrganization?: InputMaybe<Scalars['String']['input']>;
  /** Name of a position that is not listed. */
  otherPosition?: InputMaybe<Scalars['String']['input']>;
  /** At least 8 characters, one capital, one small Latin letter, one digit (ruling R3). */
  password: Scalars['String']['input'];
  /** The password again. */
  passwordConfirmation: Scalars['String']['input'];
  /** Country dial code plus number; must hold a digit (1§5). */
  phone: Scalars['String']['input'];
  /** Position; the 'other' one asks for otherPosition. */
  positionId: Scalars['ID']['input'];
};

/** Answer of registerAccount. */
export type RegisterAccountPayload = {
  __typename?: 'RegisterAccountPayload';
  /** The address the verification letter went to; null after a refusal. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** Refusals by field; TAKEN where the e-mail has an account (ACC-11). */
  userErrors: Array<UserError>;
};

/** A registration for the forum. */
export type RegisterForForumInput = {
  /** The cabinet it is done in: its windows are the ones that decide (CAB-06). */
  cabinet?: CabinetKind;
  /** Listener, speaker or poster. */
  format: ParticipationFormat;
  /** Active sections to listen to. */
  listeningSectionIds?: Array<Scalars['ID']['input']>;
  /**
   * Names this request: a repeated request with the same key makes one registration and answers with it. A key is made once
   * for what the person is about to send, 1 to 100 characters of A-Z, a-z, 0-9, `_` and `-`. Without one nothing is remembered.
   */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** Section of the talk or poster; active, public and taking talks. None for a listener (REG-03). */
  sectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Title of the talk or poster. None for a listener (REG-03). */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Whether the person wants to come to the excursion; refused once its day has passed. */
  wantsTour?: Scalars['Boolean']['input'];
};

/** A registration for the school; all of it but the key is fixed (REG-13). */
export type RegisterForSchoolInput = {
  /**
   * Names this request: a repeated request with the same key makes one registration and answers with it. A key is made once
   * for what the person is about to send, 1 to 100 characters of A-Z, a-z, 0-9, `_` and `-`. Without one nothing is remembered.
   */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
};

/** A person's registration for the forum or the school (1§3 'user meeting'). */
export type Registration = {
  __typename?: 'Registration';
  /** The format a moderator confirmed, which may differ; null while none is (REG-05). */
  confirmedFormat: Maybe<ParticipationFormat>;
  /** The section a moderator confirmed; null where none is or the list could not be read. */
  confirmedSection: Maybe<Section>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The expert conclusion on openness of publication, .doc, .docx or .pdf; null while the slot is empty. */
  expertConclusion: Maybe<RegistrationFile>;
  /** Whether the person gave a confirmed poster up and listens instead, by own choice (cancel_poster 1, REG-08). */
  gaveUpPoster: Scalars['Boolean']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether the person confirmed participation (REG-06). */
  isConfirmed: Scalars['Boolean']['output'];
  /** Whether it is the registration for the school (REG-13). */
  isSchool: Scalars['Boolean']['output'];
  /** Sections the person plans to listen to. */
  listeningSections: Maybe<Array<Section>>;
  /** The format the person asked for. */
  requestedFormat: ParticipationFormat;
  /** The section the person chose; null where none was or the list could not be read. */
  requestedSection: Maybe<Section>;
  /** Date of the talk in the organiser's words; null while none is set. */
  talkSchedule: Maybe<Scalars['String']['output']>;
  /** The thesis as .doc or .docx; null while the slot is empty. */
  thesisDocument: Maybe<RegistrationFile>;
  /** The thesis as .pdf; null while the slot is empty. */
  thesisPdf: Maybe<RegistrationFile>;
  /** Title of the talk or poster; null for a listener. */
  title: Maybe<Scalars['String']['output']>;
  /** Answer about the excursion; null while there is none. */
  tour: Maybe<TourDecision>;
  /** Size of the T-shirt; null while none is chosen. */
  tshirtSize: Maybe<TshirtSize>;
};

/** A file in a slot of a registration. */
export type RegistrationFile = {
  __typename?: 'RegistrationFile';
  /** Id of the file. */
  id: Scalars['ID']['output'];
  /** File name to show. */
  name: Scalars['String']['output'];
  /** Address below the gateway's media path; opens for the owner and for moderators (API-32, FIL-06). */
  url: Scalars['URL']['output'];
};

/** The three file slots of a registration (FIL-01). */
export type RegistrationFileKind =
  /** Expert conclusion, .doc, .docx or .pdf. */
  | 'EXPERT_CONCLUSION'
  /** Thesis, .doc or .docx. */
  | 'THESIS_DOCUMENT'
  /** Thesis, .pdf. */
  | 'THESIS_PDF';

/** Answer of the actions upon a registration. */
export type RegistrationPayload = {
  __typename?: 'RegistrationPayload';
  /** The registration after the action; null after a refusal. */
  registration: Maybe<Registration>;
  /** Refusals: REQUIRED, INVALID by field, WINDOW_CLOSED, or the provider's refusal. */
  userErrors: Array<UserError>;
};

/** Whom to send a reset link. */
export type RequestPasswordResetInput = {
  /** E-mail of the account; lower-cased. */
  email: Scalars['String']['input'];
};

/** Answer of requestPasswordReset. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Whether the letter was sent. */
  sent: Scalars['Boolean']['output'];
  /** NOT_FOUND where no account has this e-mail (ACC-15). */
  userErrors: Array<UserError>;
};

/** A new password and the query values of the mailed link. */
export type ResetPasswordInput = {
  /** E-mail as the link holds it; shown to the person, checked by nobody. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The query values of the link. */
  link: SignedLinkInput;
  /** At least 8 characters, one capital, one small Latin letter, one digit (ruling R3). */
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

/** The school beside the forum: a registration of its own, in a section of its own (REG-13). */
export type School = {
  __typename?: 'School';
  /** Id of its section, which is not among those to listen to. */
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
  /** Whether it is offered at all. */
  isActive: Scalars['Boolean']['output'];
  /** Whether everyone may choose it; otherwise it is by invitation (REG-02). */
  isPublic: Scalars['Boolean']['output'];
  /** Name; null where the provider's list does not know the id ('Секция не найдена в справочнике', LST-09). */
  name: Maybe<Scalars['String']['output']>;
  /** Whether it takes talks. */
  takesTalks: Scalars['Boolean']['output'];
};

/** Rows of a section. */
export type SectionCount = {
  __typename?: 'SectionCount';
  /** How many rows. */
  count: Scalars['Int']['output'];
  /** The section; null for rows without one. */
  section: Maybe<Section>;
};

/** Sections: any of them, or (`exclude`) none of them. */
export type SectionFilter = {
  /** 'Кроме': leaves those that have none of the named sections. */
  exclude?: Scalars['Boolean']['input'];
  /** Ids of sections. */
  ids?: Array<Scalars['ID']['input']>;
  /** Whether records without any section count as named. */
  withNone?: Scalars['Boolean']['input'];
};

/** The service's clock (ruling R7). */
export type ServiceClock = {
  __typename?: 'ServiceClock';
  /** Whether the clock was set elsewhere for a demonstration or a test. */
  isDemo: Scalars['Boolean']['output'];
  /** The instant it is for the service. */
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

/** Rows of a colour. */
export type StatusCount = {
  __typename?: 'StatusCount';
  /** How many rows. */
  count: Scalars['Int']['output'];
  /** The colour. */
  status: ParticipationStatus;
};

/** Rules for theses and posters. */
export type ThesesRules = {
  __typename?: 'ThesesRules';
  /** What to download or read: the template among them. */
  links: Array<EditionLink>;
  /** The rules. */
  text: Scalars['HTML']['output'];
};

/** A thesis held against the rules of the edition (PUB-03: one page, 2000 characters with spaces). A warning, never a refusal. */
export type ThesisCheck = {
  __typename?: 'ThesisCheck';
  /** Characters with spaces; null where the file holds no readable text (a scanned page) or is far too long. */
  characters: Maybe<Scalars['Int']['output']>;
  /** Whether everything that is known keeps the limits. */
  isWithinLimits: Scalars['Boolean']['output'];
  /** Most characters with spaces the edition allows. */
  maxCharacters: Scalars['Int']['output'];
  /** Most pages the edition allows. */
  maxPages: Scalars['Int']['output'];
  /** Pages; null where the file does not tell (a .docx of a program that does not count them). */
  pages: Maybe<Scalars['Int']['output']>;
};

/** The theses of an edition as they were published. */
export type ThesisCollection = {
  __typename?: 'ThesisCollection';
  /** Where to read it: a science library and a PDF. */
  links: Array<EditionLink>;
  /** About it. */
  text: Scalars['HTML']['output'];
  /** Name of the collection. */
  title: Scalars['String']['output'];
};

/** A topic of the forum. */
export type Topic = {
  __typename?: 'Topic';
  /** What belongs to it. */
  description: Maybe<Scalars['String']['output']>;
  /** Name of the topic. */
  title: Scalars['String']['output'];
};

/** Answer about the excursion (TOU-02). */
export type TourDecision =
  /** Will come. */
  | 'ATTENDING'
  /** Will not come. */
  | 'DECLINED';

/** An answer about the excursion. */
export type TourInput = {
  /** Will come or not. */
  decision: TourDecision;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
};

/** Sizes of the forum's T-shirt (REG-06). */
export type TshirtSize =
  /** L. */
  | 'L'
  /** M. */
  | 'M'
  /** S. */
  | 'S'
  /** XL. */
  | 'XL';

/** The profile as the editor holds it. A null or missing value is left as it is; an empty middle name clears it. */
export type UpdateProfileInput = {
  /** Academic degree. */
  academicDegreeId?: InputMaybe<Scalars['ID']['input']>;
  /** Date of birth, 1925-01-01 to 2015-12-31 (CAB-01). */
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
  /** Name of an organisation that is not listed. */
  otherOrganization?: InputMaybe<Scalars['String']['input']>;
  /** Name of a position that is not listed. */
  otherPosition?: InputMaybe<Scalars['String']['input']>;
  /** Phone; must hold a digit where it is given. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Position. */
  positionId?: InputMaybe<Scalars['ID']['input']>;
  /** Status; sent on only when not null. */
  schoolStatusId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of updateProfile. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** Refusals by field. */
  userErrors: Array<UserError>;
  /** The signed-in person after the change; null after a refusal. */
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
  /** FILE_TOO_LARGE, FILE_FORMAT, or the provider's refusal. */
  userErrors: Array<UserError>;
  /** The signed-in person with the new photo; null after a refusal. */
  viewer: Maybe<Viewer>;
};

/** A file for a slot. */
export type UploadRegistrationFileInput = {
  /** The cabinet it is done in: its windows are the ones that decide (CAB-06). */
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
  /** The registration with the file; null after a refusal. */
  registration: Maybe<Registration>;
  /** What the thesis holds; null after a refusal, for an expert conclusion, and where the edition sets no limits or the file could not be read. */
  thesisCheck: Maybe<ThesisCheck>;
  /** Refusals: FILE_TOO_LARGE, FILE_FORMAT, WINDOW_CLOSED, or the provider's refusal. */
  userErrors: Array<UserError>;
};

/** A refusal that the person can mend. */
export type UserError = {
  __typename?: 'UserError';
  /** What kind of refusal it is, for programs. */
  code: UserErrorCode;
  /** Path of the input field it belongs to, from the input object down; null where it belongs to none. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** What to tell the person, in Russian. */
  message: Scalars['String']['output'];
};

/** Kinds of refusals that a person can mend. */
export type UserErrorCode =
  /** A file's name or content is not of an accepted format (FIL-02). */
  | 'FILE_FORMAT'
  /** A file is larger than 6 291 456 bytes (FIL-02). */
  | 'FILE_TOO_LARGE'
  /** A value is not of its form. */
  | 'INVALID'
  /** A mailed link is wrong, used or too old. */
  | 'LINK_EXPIRED'
  /** Two values that should be the same differ (password and its repetition). */
  | 'MISMATCH'
  /** No such account or record. */
  | 'NOT_FOUND'
  /** The provider refused for a reason of its own, told in the message. */
  | 'REFUSED'
  /** A value is missing. */
  | 'REQUIRED'
  /** Another account has this e-mail. */
  | 'TAKEN'
  /** The window for this action is not open (rulings R5, R7). */
  | 'WINDOW_CLOSED'
  /** E-mail and password do not belong together, or the account is not verified. */
  | 'WRONG_CREDENTIALS';

/** Answer of verifyEmail. */
export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  /** The provider's text of success (ACC-13); null after a refusal. */
  detail: Maybe<Scalars['String']['output']>;
  /** LINK_EXPIRED where the link is wrong, used or too old. */
  userErrors: Array<UserError>;
};

/** Where a view can be loaded as a file. */
export type ViewExport = {
  __typename?: 'ViewExport';
  /** Name that the file gets. */
  fileName: Scalars['String']['output'];
  /** Path and query below the portal's address. */
  path: Scalars['String']['output'];
};

/** The signed-in person. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Consent given when the account was made; null where the provider keeps none or the account could not be read. */
  consent: Maybe<Consent>;
  /** Last and first name, or null where the account has no individual yet ('Без имени', ACC-19). */
  displayName: Maybe<Scalars['String']['output']>;
  /** The e-mail the account was made with; null when the account could not be read. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** Account id (API-06). */
  id: Scalars['ID']['output'];
  /** Whether one of the roles is moderator or conf_admin (1§6). Decides what the page offers; the service decides what is allowed. */
  isModerator: Maybe<Scalars['Boolean']['output']>;
  /** The person behind the account (API-07); null where the account has none yet or could not be read. */
  profile: Maybe<Profile>;
  /** The person's active registrations of the current edition, oldest first, cancelled ones left out (API-13); null when they could not be read. */
  registrations: Maybe<Array<Registration>>;
};

/** A span of time in which something is allowed, in Moscow time by the service's clock. */
export type Window = {
  __typename?: 'Window';
  /** First instant it is closed again. */
  closesAt: Scalars['DateTime']['output'];
  /** First instant it is open. */
  opensAt: Scalars['DateTime']['output'];
  /** Where the service's clock stands. */
  state: WindowState;
};

/** Where the service's clock stands to a window. */
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
