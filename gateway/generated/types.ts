import type { IncomingUpload } from '../lib/scalars.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
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
   * scripts and no raw HTML. Links to the portal's own files are paths.
   */
  HTML: { input: string; output: string; }
  /** An absolute address, https or http. The portal's own begin with its public address. */
  URL: { input: string; output: string; }
  /** A file of a multipart request (GraphQL multipart request specification). */
  Upload: { input: IncomingUpload; output: never; }
};

/** An academic degree. */
export type AcademicDegree = Node & {
  __typename?: 'AcademicDegree';
  /** Id, unique across all types. */
  id: Scalars['ID']['output'];
  /** Title; null if the list could not be read or lacks the id. */
  title: Maybe<Scalars['String']['output']>;
};

/** Rights, the least first. The provider, which knows the records, checks whose record it is. */
export type AccessRole =
  /** Everyone, also without a login. */
  | 'EVERYONE'
  /** A moderator of the conference. */
  | 'MODERATOR'
  /** A person with an account: own records, and for moderators all. */
  | 'SIGNED_IN';

/** An additional talk or poster. */
export type AddTalkInput = {
  /**
   * Idempotency key: repeated requests with one key create one registration and return it; with other values, or after the
   * registration was cancelled, they are REFUSED. Use a new key for each new registration, 1 to 100 characters of A-Z, a-z,
   * 0-9, `_` and `-`. Without a key the service does not recognise repeats.
   */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  /** The requested format. */
  requestedFormat: FormatChoice;
  /** Section: active, public and open to talks. */
  requestedSectionId: Scalars['ID']['input'];
  /** Title. */
  title: Scalars['String']['input'];
};

/** Answer of addTalk. */
export type AddTalkPayload = {
  __typename?: 'AddTalkPayload';
  /** The registration after the action; null after a rejection, or with an error if it could not be read. */
  registration: Maybe<Registration>;
  /** Rejections: REQUIRED, INVALID by field, WINDOW_CLOSED, or the provider's rejection. */
  userErrors: Array<UserError>;
};

/** Records of a plan and the new values. */
export type ApplyBulkChangeInput = {
  /** The new values, the same as planned. */
  change: BulkChange;
  /** At most 50 records. */
  items: Array<BulkItemInput>;
  /** Slug of the project in whose list the records are changed, the same as planned; null for the main list. */
  project?: InputMaybe<Scalars['String']['input']>;
  /**
   * A random name for the bulk run, the same for each chunk: 8 to 64 letters, digits, - and _. With it `undoBulkRun` can
   * undo the run if the provider stores runs (an extension of the contract).
   */
  runKey?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of applyBulkChange. */
export type ApplyBulkChangePayload = {
  __typename?: 'ApplyBulkChangePayload';
  /** One result per record, in the order of the input. */
  results: Array<BulkResult>;
  /** Rejections of the change itself, by field; then nothing was done. */
  userErrors: Array<UserError>;
};

/** A page of attendance. */
export type AttendanceConnection = {
  __typename?: 'AttendanceConnection';
  /** The same rows with their cursors. */
  edges: Array<AttendanceEdge>;
  /** Rows of the page. */
  nodes: Array<AttendanceRecord>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Rows that match the search. */
  totalCount: Scalars['Int']['output'];
  /** Rows that the provider sent and nobody can read: they are missing in the list, whatever the search. */
  unreadableCount: Scalars['Int']['output'];
};

/** A row of attendance with its cursor. */
export type AttendanceEdge = {
  __typename?: 'AttendanceEdge';
  /** Position for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: AttendanceRecord;
};

/** The two lists of a section. */
export type AttendanceKind =
  /** People who came, with the time. */
  | 'ATTENDANCE'
  /** People who plan to come. */
  | 'AUDIENCE';

/** A person's arrival at a section. */
export type AttendanceRecord = {
  __typename?: 'AttendanceRecord';
  /** Time of arrival; null if the provider leaves it out. */
  arrivedAt: Maybe<Scalars['DateTime']['output']>;
  /** Full name; null if the provider leaves it out (attendance of one person). */
  fullName: Maybe<Scalars['String']['output']>;
  /** Id of the record, unique among attendance records. */
  key: Scalars['String']['output'];
  /** Organisation; null without one, or if the provider leaves it out. */
  organization: Maybe<Organization>;
  /** The section; null if the provider leaves it out. */
  section: Maybe<Section>;
};

/** A page of an audience. */
export type AudienceConnection = {
  __typename?: 'AudienceConnection';
  /** The same rows with their cursors. */
  edges: Array<AudienceEdge>;
  /** Rows of the page. */
  nodes: Array<AudienceMember>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Rows that match the search. */
  totalCount: Scalars['Int']['output'];
  /** Rows that the provider sent and nobody can read: they are missing in the list, whatever the search. */
  unreadableCount: Scalars['Int']['output'];
};

/** A row of an audience with its cursor. */
export type AudienceEdge = {
  __typename?: 'AudienceEdge';
  /** Position for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: AudienceMember;
};

/** A person who plans to come to a section. */
export type AudienceMember = {
  __typename?: 'AudienceMember';
  /** Full name; null if the provider leaves it out. */
  fullName: Maybe<Scalars['String']['output']>;
  /** Id of this plan, unique among audience members: a person has one for each section. */
  key: Scalars['String']['output'];
  /** Organisation; null without one. */
  organization: Maybe<Organization>;
  /**
   * The registration of the person; null if the provider leaves it out, with an error if it could not be read. Its id alone
   * needs no read.
   */
  registration: Maybe<Registration>;
  /** The section; null if the provider leaves it out. */
  section: Maybe<Section>;
};

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
  board: Scalars['Int']['input'];
  /** The record. */
  registrationId: Scalars['ID']['input'];
  /** Its version at planning. Without it the change applies to any version of the record. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** Orders of posters within a section. */
export type BoardOrder =
  /** By full name. */
  | 'NAME'
  /** By title; posters without one come last. */
  | 'TITLE';

/** Yes or no. */
export type BooleanValue = RecordText & {
  __typename?: 'BooleanValue';
  /** The value. */
  isTrue: Scalars['Boolean']['output'];
  /** «да» or «нет». */
  text: Scalars['String']['output'];
};

/** New values for many records. An omitted value does not change, null clears it. */
export type BulkChange = {
  /** The confirmed format. Null is REQUIRED. */
  confirmedFormat?: InputMaybe<FormatChoice>;
  /**
   * The confirmed section, an active one. Omitted, a talk without a confirmed section gets the requested one. Null is
   * REQUIRED unless the format is LISTENER.
   */
  confirmedSectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Day of the talk within the forum, 1 to 1000. Not for a project's list. */
  talkDay?: InputMaybe<Scalars['Int']['input']>;
  /** Date of the talk in words, at most 300 characters; an empty text clears it too. */
  talkSchedule?: InputMaybe<Scalars['String']['input']>;
  /** Slot, 1 to 1000; the board number of a poster. Not for a project's list. */
  talkSlot?: InputMaybe<Scalars['Int']['input']>;
  /** Track, 1 to 1000. Not for a project's list. */
  talkTrack?: InputMaybe<Scalars['Int']['input']>;
};

/** A record and its version at planning. */
export type BulkItem = {
  __typename?: 'BulkItem';
  /** The planned board of a poster; null in other plans. */
  board: Maybe<Scalars['Int']['output']>;
  /** Full name. */
  fullName: Scalars['String']['output'];
  /** Address of the person who would get a letter about it; null if it sends none, or the address is unknown. */
  letterTo: Maybe<Scalars['EmailAddress']['output']>;
  /** The record; null with an error if it could not be read. Its id alone needs no read. */
  registration: Maybe<Registration>;
  /** Day of the talk after the change; null without one. */
  talkDay: Maybe<Scalars['Int']['output']>;
  /** Date of the talk in words after the change; null without one. */
  talkSchedule: Maybe<Scalars['String']['output']>;
  /** Its version at planning. */
  version: Scalars['String']['output'];
};

/** A record and its version at planning. */
export type BulkItemInput = {
  /** The record. */
  registrationId: Scalars['ID']['input'];
  /**
   * False sends no letter about the change. INVALID if the provider cannot withhold a letter (an extension of the
   * contract); then nothing changes.
   */
  sendLetter?: Scalars['Boolean']['input'];
  /** Its version at planning. Without it the change applies to any version of the record. */
  version?: InputMaybe<Scalars['String']['input']>;
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
  /** Records that would change and then share their place with another. */
  clashCount: Scalars['Int']['output'];
  /** Records that would change, in list order: the input of applyBulkChange, chunk by chunk. */
  items: Array<BulkItem>;
  /**
   * Letters that the change would send: one to each person whose format, section or talk date changes. Changes of day,
   * slot and track send none.
   */
  letterCount: Scalars['Int']['output'];
  /** People who would get these letters. */
  letterPeopleCount: Scalars['Int']['output'];
  /**
   * A part of the letters as they would be sent, in list order. Null without the provider's extension
   * LETTER_PREVIEWS; it then sends all of them.
   */
  letters: Maybe<Array<Letter>>;
  /** Records that would change and then be a talk or a poster without a title. */
  noTitleCount: Scalars['Int']['output'];
  /** A part of the records with their planned outcomes, in list order. */
  rows: Array<BulkPlanRow>;
  /** Records that have all values already. */
  sameCount: Scalars['Int']['output'];
  /** Records that would be skipped. */
  skipCount: Scalars['Int']['output'];
  /** Records in the plan. */
  totalCount: Scalars['Int']['output'];
};


/** The effect of a bulk change. */
export type BulkPlanLettersArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
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
  /** Whether the record would be a talk or a poster without a title: its person registered as a listener. */
  isTitleMissing: Scalars['Boolean']['output'];
  /** CHANGED, UNCHANGED or SKIPPED. */
  outcome: BulkOutcome;
  /** Others who are on the place that the record would have. */
  placeClashes: Array<PlaceClash>;
  /** Reason for skipping the record; null otherwise. */
  reason: Maybe<BulkSkipReason>;
  /** The record; null with an error if it could not be read. Its id alone needs no read. */
  registration: Maybe<Registration>;
};

/** The outcome for a record. */
export type BulkResult = {
  __typename?: 'BulkResult';
  /** The record after the run; null if the run did not read it. */
  after: Maybe<Registration>;
  /** Changes by another person meanwhile. */
  conflict: Maybe<ParticipationConflict>;
  /** The provider's text of a rejection. */
  message: Maybe<Scalars['String']['output']>;
  /** The outcome. */
  outcome: BulkOutcome;
  /** Reason for skipping the record; null otherwise. */
  reason: Maybe<BulkSkipReason>;
  /** The record; null with an error if it could not be read. Its id alone needs no read. */
  registration: Maybe<Registration>;
};

/** A change of many records that is stored under one name. */
export type BulkRun = {
  __typename?: 'BulkRun';
  /** Name of its author; null if unknown. */
  authorName: Maybe<Scalars['String']['output']>;
  /** The changed fields. */
  changes: Array<BulkRunChange>;
  /** Time of its first change. */
  createdAt: Scalars['DateTime']['output'];
  /** Its name, as in `runKey`. */
  key: Scalars['String']['output'];
  /** Number of changed records. */
  recordCount: Scalars['Int']['output'];
  /** The run that this one undoes; null for a run that is not an undo. */
  undoesKey: Maybe<Scalars['String']['output']>;
  /** Number of these records that an undo restored. */
  undoneCount: Scalars['Int']['output'];
};

/** A field that a bulk run changed. */
export type BulkRunChange = {
  __typename?: 'BulkRunChange';
  /** The new value if all records got the same one; null if the values differ or the value is empty. */
  after: Maybe<RecordValue>;
  /** The field. */
  field: RecordField;
  /** Whether all records got the same value. */
  isSame: Scalars['Boolean']['output'];
};

/** A record of a bulk run. */
export type BulkRunRecord = {
  __typename?: 'BulkRunRecord';
  /** What the run changed in it. */
  changes: Array<FieldChange>;
  /** Full name; null for a registration that was cancelled after the run. */
  fullName: Maybe<Scalars['String']['output']>;
  /**
   * The letters about it that the run sent, oldest first; empty if the run sent none. Null without the provider's extension
   * LETTER_LOG.
   */
  letters: Maybe<Array<SentLetter>>;
  /** The record; null with an error if it could not be read. Its id alone needs no read. */
  registration: Maybe<Registration>;
};

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

/** The present and the new password. */
export type ChangePasswordInput = {
  /** The present password. */
  currentPassword: Scalars['String']['input'];
  /** At least 8 characters, with a capital and a small Latin letter and a digit. */
  newPassword: Scalars['String']['input'];
};

/** Answer of changePassword. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Whether the password was changed. */
  isChanged: Scalars['Boolean']['output'];
  /** REQUIRED or INVALID at `currentPassword`, INVALID at `newPassword`. */
  userErrors: Array<UserError>;
};

/** Answer of confirmEmailChange. */
export type ConfirmEmailChangePayload = {
  __typename?: 'ConfirmEmailChangePayload';
  /** The provider's success text; null after a rejection. */
  detail: Maybe<Scalars['String']['output']>;
  /** LINK_EXPIRED if the link is wrong, used or expired; INVALID at `values` if there are too many or too long ones. */
  userErrors: Array<UserError>;
};

/**
 * A moderator's decision. An omitted value does not change, null clears it. The format LISTENER clears section, date and,
 * in the main list, the place, whatever the input says about them.
 */
export type ConfirmFormatInput = {
  /** The confirmed format; REQUIRED if none is confirmed yet. Null is REQUIRED. */
  confirmedFormat?: InputMaybe<FormatChoice>;
  /**
   * The confirmed section, an active one. Omitted, a talk without a confirmed section gets the requested one. Null is
   * REQUIRED for a talk.
   */
  confirmedSectionId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * `version` of the record as the moderator saw it. If the record has another version now, the answer is a conflict and
   * nothing changes. Without it the change applies to any version of the record. INVALID for a number above 2147483647.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /**
   * Slug of the project in whose list the record is changed; null for the main list. Such a change
   * reaches the provider with format, section and date alone: day, track and slot are INVALID, and an unknown project is
   * NOT_FOUND. From the main list all values reach the provider, those that are omitted here as the record has them.
   */
  project?: InputMaybe<Scalars['String']['input']>;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
  /**
   * False sends no letter about the change. INVALID if the provider cannot withhold a letter (an extension of the
   * contract); then nothing changes.
   */
  sendLetter?: Scalars['Boolean']['input'];
  /** Day of the talk within the forum, 1 to 1000. */
  talkDay?: InputMaybe<Scalars['Int']['input']>;
  /** Date of the talk in words, at most 300 characters; an empty text clears it too. */
  talkSchedule?: InputMaybe<Scalars['String']['input']>;
  /** Slot, 1 to 1000; the board number of a poster. */
  talkSlot?: InputMaybe<Scalars['Int']['input']>;
  /** Track, 1 to 1000. */
  talkTrack?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of confirmFormat. */
export type ConfirmFormatPayload = {
  __typename?: 'ConfirmFormatPayload';
  /** Another person changed the record meanwhile; nothing was changed. */
  conflict: Maybe<ParticipationConflict>;
  /**
   * Whether the record had the values already: nothing was changed and no letter is sent. Null after a rejection or a
   * conflict, and if the provider does not say it (extension HISTORY).
   */
  isUnchanged: Maybe<Scalars['Boolean']['output']>;
  /** The changed record; null after a rejection or a conflict, or with an error if it could not be read. */
  registration: Maybe<Registration>;
  /** Rejections by field. */
  userErrors: Array<UserError>;
};

/** A confirmation of participation. */
export type ConfirmParticipationInput = {
  /** Whether a confirmed poster becomes a listener. */
  changePosterToListener?: Scalars['Boolean']['input'];
  /** Active sections to attend; omitted they stay unchanged, null or an empty list clears them. */
  listeningSectionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
  /**
   * What the person was shown. If a moderator has changed it since, the answer is CONFLICT and nothing changes. Without it
   * the person confirms the registration as it is now.
   */
  shown?: InputMaybe<ShownParticipationInput>;
  /** Answer about the tour; omitted it stays unchanged. Null is REQUIRED, any answer after the tour's day is rejected. */
  tour?: InputMaybe<TourChoice>;
  /** Size of the T-shirt; omitted it stays unchanged, null is REQUIRED. */
  tshirtSize?: InputMaybe<TshirtSizeChoice>;
};

/** Answer of confirmParticipation. */
export type ConfirmParticipationPayload = {
  __typename?: 'ConfirmParticipationPayload';
  /** After a CONFLICT the present registration; null otherwise. */
  current: Maybe<Registration>;
  /** The registration after the action; null after a rejection, or with an error if it could not be read. */
  registration: Maybe<Registration>;
  /** Rejections: REQUIRED, INVALID by field, WINDOW_CLOSED, CONFLICT, or the provider's rejection. */
  userErrors: Array<UserError>;
};

/** A field whose requested and current values differ. */
export type ConflictingField = {
  __typename?: 'ConflictingField';
  /** The current value; null if it is empty. */
  current: Maybe<RecordValue>;
  /** The day of the forum, from 1, for the field ATTENDANCE_DAY; null for every other field. */
  day: Maybe<Scalars['Int']['output']>;
  /** The field. */
  field: RecordField;
  /** The requested value; null to clear the field. */
  wanted: Maybe<RecordValue>;
};

/** A consent of the person, which only the person can read. */
export type Consent = {
  __typename?: 'Consent';
  /** Time of the consent, by the provider's clock. */
  createdAt: Scalars['DateTime']['output'];
  /** Version of the accepted text: of the privacy policy, or `ConsentDocument.version`. */
  version: Scalars['String']['output'];
};

/** One version of a document that a new account agrees to. */
export type ConsentDocument = {
  __typename?: 'ConsentDocument';
  /** Whether new accounts must agree to this version. */
  isInForce: Scalars['Boolean']['output'];
  /** What the person agrees to. */
  purpose: ConsentPurpose;
  /** The document. */
  text: Scalars['HTML']['output'];
  /** First day of the version. */
  validFrom: Scalars['Date']['output'];
  /** Name of the version, which the provider stores with the time of the consent; unique in all editions. */
  version: Scalars['String']['output'];
};

/** What a person agrees to. */
export type ConsentPurpose =
  /** Processing of the personal data. An account needs it. */
  | 'PROCESSING'
  /** Publication in the list of participants. */
  | 'PUBLICATION';

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

/** The list of attendance to export. */
export type CreateAttendanceWorkbookDownloadInput = {
  /** The edition whose sections the export contains; by default the current one. Ignored if `sectionId` is given. */
  editionId?: InputMaybe<Scalars['ID']['input']>;
  /** Attendance, or people who plan to come. */
  kind: AttendanceKind;
  /** The section; by default all sections of the edition. */
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of createAttendanceWorkbookDownload. */
export type CreateAttendanceWorkbookDownloadPayload = {
  __typename?: 'CreateAttendanceWorkbookDownloadPayload';
  /** The file; null after a rejection. */
  download: Maybe<Download>;
  /** The reason why the file is unavailable. */
  userErrors: Array<UserError>;
};

/** Registrations whose badges to make. */
export type CreateBadgesDownloadInput = {
  /** The edition. */
  editionId: Scalars['ID']['input'];
  /** Registrations excluded from those that match the filter, at most 9 000; used without ids. */
  exceptIds?: Array<Scalars['ID']['input']>;
  /** The filter of the list; used without ids. */
  filter?: InputMaybe<ParticipantFilter>;
  /** Selected registrations, at most 9 000. Null selects all that match the filter. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Slug of a project of the edition. */
  project?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of createBadgesDownload. */
export type CreateBadgesDownloadPayload = {
  __typename?: 'CreateBadgesDownloadPayload';
  /** The file; null after a rejection. */
  download: Maybe<Download>;
  /** The reason why the file is unavailable. */
  userErrors: Array<UserError>;
};

/** The registration whose certificate to make. */
export type CreateCertificateDownloadInput = {
  /** Id of the registration. */
  registrationId: Scalars['ID']['input'];
};

/** Answer of createCertificateDownload. */
export type CreateCertificateDownloadPayload = {
  __typename?: 'CreateCertificateDownloadPayload';
  /** The file; null after a rejection. */
  download: Maybe<Download>;
  /** The reason why the file is unavailable. */
  userErrors: Array<UserError>;
};

/** The registration whose invitation to make. */
export type CreateInvitationDownloadInput = {
  /** Id of the registration. */
  registrationId: Scalars['ID']['input'];
};

/** Answer of createInvitationDownload. */
export type CreateInvitationDownloadPayload = {
  __typename?: 'CreateInvitationDownloadPayload';
  /** The file; null after a rejection. */
  download: Maybe<Download>;
  /** The reason why the file is unavailable. */
  userErrors: Array<UserError>;
};

/** The e-mail list to make. */
export type CreateMailingListInput = {
  /** The kind, one of `Edition.mailingLists`. */
  kindKey: Scalars['String']['input'];
};

/** Addresses of one kind of people, or the reason why they are unavailable. */
export type CreateMailingListPayload = {
  __typename?: 'CreateMailingListPayload';
  /** The addresses, each once; empty after a rejection and where there are none. A mailing to them must offer to unsubscribe. */
  addresses: Array<Scalars['EmailAddress']['output']>;
  /** NOT_FOUND at `kindKey` for an unknown kind, or the provider's reason why the addresses are unavailable. */
  userErrors: Array<UserError>;
};

/** Registrations whose addresses to list. */
export type CreateParticipantMailingListInput = {
  /** The edition. */
  editionId: Scalars['ID']['input'];
  /** Registrations excluded from those that match the filter, at most 9 000; used without ids. */
  exceptIds?: Array<Scalars['ID']['input']>;
  /** The filter of the list; used without ids. */
  filter?: InputMaybe<ParticipantFilter>;
  /** Selected registrations, at most 9 000. Null selects all that match the filter. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Slug of a project of the edition. */
  project?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of createParticipantMailingList. */
export type CreateParticipantMailingListPayload = {
  __typename?: 'CreateParticipantMailingListPayload';
  /**
   * The addresses in the order of the list, each once; empty after a rejection and where there are none. A mailing to them
   * must offer to unsubscribe.
   */
  addresses: Array<Scalars['EmailAddress']['output']>;
  /** NOT_FOUND for a year without an edition, INVALID for too many registrations. */
  userErrors: Array<UserError>;
};

/** Rows and columns of an export. */
export type CreateParticipantsDownloadInput = {
  /** The columns in order, each once. */
  columns: Array<ParticipantColumn>;
  /** The edition. */
  editionId: Scalars['ID']['input'];
  /** The filter of the list; by default all rows. */
  filter?: InputMaybe<ParticipantFilter>;
  /** The file format. */
  format: ExportFormat;
  /** The order of the list; by default by name. */
  orderBy?: Array<ParticipantOrder>;
  /** Slug of a project of the edition; by default the list of all participants. */
  project?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of createParticipantsDownload. */
export type CreateParticipantsDownloadPayload = {
  __typename?: 'CreateParticipantsDownloadPayload';
  /** The file; null after a rejection. */
  download: Maybe<Download>;
  /** The reason why the file is unavailable. */
  userErrors: Array<UserError>;
};

/** The edition whose participations to export. */
export type CreateParticipantsWorkbookDownloadInput = {
  /** The edition. */
  editionId: Scalars['ID']['input'];
};

/** Answer of createParticipantsWorkbookDownload. */
export type CreateParticipantsWorkbookDownloadPayload = {
  __typename?: 'CreateParticipantsWorkbookDownloadPayload';
  /** The file; null after a rejection. */
  download: Maybe<Download>;
  /** The reason why the file is unavailable. */
  userErrors: Array<UserError>;
};

/** Answer of createPersonalDataDownload. */
export type CreatePersonalDataDownloadPayload = {
  __typename?: 'CreatePersonalDataDownloadPayload';
  /** The file; null after a rejection. */
  download: Maybe<Download>;
  /** The reason why the file is unavailable. */
  userErrors: Array<UserError>;
};

/** Theses to export. */
export type CreateThesesDownloadInput = {
  /** The edition. */
  editionId: Scalars['ID']['input'];
  /** The section in force of the talks; by default all sections. */
  effectiveSectionId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of createThesesDownload. */
export type CreateThesesDownloadPayload = {
  __typename?: 'CreateThesesDownloadPayload';
  /** The file; null after a rejection. */
  download: Maybe<Download>;
  /** The reason why the file is unavailable. */
  userErrors: Array<UserError>;
};

/** Answer of createToken. */
export type CreateTokenPayload = {
  __typename?: 'CreateTokenPayload';
  /**
   * Send it as `Authorization: Token {token}`; null after a rejection. The provider does not say when it ends: from then on
   * requests with it are UNAUTHENTICATED.
   */
  token: Maybe<Scalars['String']['output']>;
  /** Rejections, as of login. */
  userErrors: Array<UserError>;
};

/** Rows of a day. */
export type DateCount = {
  __typename?: 'DateCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The day; null for rows without one. */
  date: Maybe<Scalars['Date']['output']>;
};

/** Days in a row, both ends included. A range whose end is before its beginning selects nothing. */
export type DateRange = {
  /** The first day; null for no beginning. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day; null for no end. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** What a decision would cause. */
export type DecisionPreview = {
  __typename?: 'DecisionPreview';
  /** Whether the decision sends a letter: format, section or talk date change. */
  hasLetter: Scalars['Boolean']['output'];
  /**
   * Whether the provider shows letters beforehand but could not show this one. The decision can be saved all the same, with
   * its letter or without it.
   */
  isLetterFailed: Scalars['Boolean']['output'];
  /** The letter; null if the decision sends none, and if the provider cannot show it beforehand. */
  letter: Maybe<Letter>;
  /** Others who are on the place that the record would have. */
  placeClashes: Array<PlaceClash>;
};

/** A view to delete. */
export type DeleteParticipantViewInput = {
  /** Id of the view. */
  viewKey: Scalars['String']['input'];
};

/** Answer of deleteParticipantView. */
export type DeleteParticipantViewPayload = {
  __typename?: 'DeleteParticipantViewPayload';
  /** Id of the deleted view; null after a rejection. */
  deletedKey: Maybe<Scalars['String']['output']>;
  /** Rejections. */
  userErrors: Array<UserError>;
};

/** Answer of deletePhoto. */
export type DeletePhotoPayload = {
  __typename?: 'DeletePhotoPayload';
  /** The provider's rejection. */
  userErrors: Array<UserError>;
  /** The signed-in person without a photo; null after a rejection. */
  viewer: Maybe<Viewer>;
};

/** A slot to empty. */
export type DeleteRegistrationFileInput = {
  /** The slot. */
  kind: RegistrationFileKind;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
};

/** Answer of deleteRegistrationFile. */
export type DeleteRegistrationFilePayload = {
  __typename?: 'DeleteRegistrationFilePayload';
  /** The registration after the action; null after a rejection, or with an error if it could not be read. */
  registration: Maybe<Registration>;
  /** Rejections: REQUIRED, INVALID by field, WINDOW_CLOSED, or the provider's rejection. */
  userErrors: Array<UserError>;
};

/** Kinds of issued documents. */
export type DocumentKind =
  /** A certificate of participation. */
  | 'CERTIFICATE'
  /** An invitation to the forum or its school. */
  | 'INVITATION'
  /** A kind of the provider that this schema does not know. */
  | 'UNRECOGNIZED';

/** What the service confirms of an issued document. */
export type DocumentVerification = {
  __typename?: 'DocumentVerification';
  /** Last day of the forum; null if the provider does not name it. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** Name of the forum or of its school. */
  event: Scalars['String']['output'];
  /** Full name of the person; null once the document is not valid. */
  fullName: Maybe<Scalars['String']['output']>;
  /** False after the registration was cancelled or lost its confirmation. */
  isValid: Scalars['Boolean']['output'];
  /** Day of issue in Moscow. */
  issuedOn: Scalars['Date']['output'];
  /** Kind of the document. */
  kind: DocumentKind;
  /** Number of the document. */
  number: Scalars['String']['output'];
  /** First day of the forum; null if the provider does not name it. */
  startsOn: Maybe<Scalars['Date']['output']>;
  /** Title of the talk or poster that the document prints; null without one, and once the document is not valid. */
  talkTitle: Maybe<Scalars['String']['output']>;
};

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

/** A file that was made for its caller. */
export type Download = {
  __typename?: 'Download';
  /** When the address stops opening, one hour after the request. By real time, also where the service's clock is set. */
  expiresAt: Scalars['DateTime']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /**
   * Address of the file; it answers GET with the caller's token or session. Documents of a registration open in the
   * session that requested them and for moderators, workbooks and exports for moderators. It answers 401 without a valid
   * session, 403 without the right, and 410 from `expiresAt` on.
   */
  url: Scalars['URL']['output'];
};

/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition. Fields that depend neither on
 * the service's clock nor on the provider are the same in every answer.
 */
export type Edition = Node & {
  __typename?: 'Edition';
  /** Text about the forum for the home page. */
  about: Scalars['HTML']['output'];
  /** An external album with more photos. */
  albumUrl: Maybe<Scalars['URL']['output']>;
  /**
   * Who came to the sections, by name. Null with an error: UNAUTHENTICATED, FORBIDDEN for anyone but moderators, NOT_FOUND
   * for a section of another edition, PROVIDER_REJECTED with the provider's text, or a failure of the provider.
   */
  attendance: Maybe<AttendanceConnection>;
  /**
   * Who plans to come to the sections, by name; a person stands once in each section. Arguments and errors as for
   * `attendance`.
   */
  audience: Maybe<AudienceConnection>;
  /**
   * The records of a bulk run, in the order of the run, with the letter that each person got. Empty for an unknown run.
   * Null without the provider's extension BATCHES. FORBIDDEN for anyone but moderators.
   */
  bulkRunRecords: Maybe<Array<BulkRunRecord>>;
  /**
   * The newest bulk runs, at most 30, newest first. Null without the provider's extension BATCHES.
   * FORBIDDEN for anyone but moderators.
   */
  bulkRuns: Maybe<Array<BulkRun>>;
  /** The instant from which certificates are available. */
  certificatesFrom: Scalars['DateTime']['output'];
  /**
   * The day by which the organisers expect confirmations of participation, one of the key dates; null without such a day.
   * It is a reminder, not a window: the service accepts confirmations until `isOver`.
   */
  confirmationDueOn: Maybe<Scalars['Date']['output']>;
  /**
   * Documents that a new account agrees to, each with a box of its own: every version, the newest of each first. None is in
   * force in an edition that asks for one consent to the privacy policy.
   */
  consentDocuments: Array<ConsentDocument>;
  /** Contacts of the organisers. */
  contacts: Maybe<Contacts>;
  /** Last day of the forum. */
  endsOn: Scalars['Date']['output'];
  /** Windows for late registrations; null if the edition has none. */
  expiredWindows: Maybe<EditionWindows>;
  /**
   * Exports and e-mail lists of the edition, newest first. Null without the provider's extension EXPORT_LOG;
   * null with an error for anyone but moderators (FORBIDDEN, UNAUTHENTICATED) or after a failure.
   */
  exports: Maybe<ExportConnection>;
  /** Short facts to show with the dates: participation without fee, in person, language. */
  facts: Array<EditionFact>;
  /** Results of this edition in figures, for example 280 participants. Empty before the forum. */
  figures: Array<Figure>;
  /** Descriptions of the formats: listener, speaker, poster. */
  formats: Array<FormatDescription>;
  /** Photos in order. */
  gallery: Array<GalleryImage>;
  /**
   * Letters to people with an active registration that the provider gave up, newest first, at most 500. Null without the
   * provider's extension LETTER_LOG; null with an error for anyone but moderators (FORBIDDEN, UNAUTHENTICATED) or after a
   * failure.
   */
  givenUpLetters: Maybe<Array<GivenUpLetter>>;
  /** Whether certificates are available, by the service's clock. */
  hasCertificates: Scalars['Boolean']['output'];
  /** Whether the pictures of organisers and partners are drawn samples. */
  hasSamplePictures: Scalars['Boolean']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether that day has passed in Moscow, by the service's clock; false without such a day. */
  isConfirmationOverdue: Scalars['Boolean']['output'];
  /** Whether the portal serves this edition now; the others are the archive. */
  isCurrent: Scalars['Boolean']['output'];
  /**
   * Whether moderators work with this edition, by the service's clock: the current one, and an earlier one until the end of
   * the day that its data name. Moderators then get the moderators' lists of it.
   */
  isOpenToModerators: Scalars['Boolean']['output'];
  /**
   * Whether the forum's last day has passed in Moscow, by the service's clock: participation can then no longer be
   * confirmed.
   */
  isOver: Scalars['Boolean']['output'];
  /**
   * Whether the tour's day has passed in Moscow, by the service's clock: answers about it are then closed. False
   * without a tour.
   */
  isTourOver: Scalars['Boolean']['output'];
  /** Important dates, earliest first. */
  keyDates: Array<KeyDate>;
  /** The city or region of the forum, for example «Москва». */
  location: Scalars['String']['output'];
  /**
   * Kinds of e-mail lists to choose from: data of the edition. FORBIDDEN for anyone but moderators, UNAUTHENTICATED without
   * a login; then null.
   */
  mailingLists: Maybe<Array<MailingListKind>>;
  /** News and information letters, the newest first. Empty without any. */
  news: Array<News>;
  /** Organisers by group. */
  organisers: Array<OrganiserGroup>;
  /** What only the portal's own page draws; other clients do not need it. */
  page: EditionPage;
  /**
   * Ids of every registration of the filtered moderators' list, in its order: a queue to work through, which stays as it
   * is while the records change. `ParticipantFilter.ids` reads its rows. FORBIDDEN for anyone but moderators, and for an
   * edition that is not open to them.
   */
  participantIds: Maybe<Array<Scalars['ID']['output']>>;
  /**
   * Position of a registration within the filtered moderators' list, with its neighbours. FORBIDDEN for anyone but
   * moderators, and for an edition that is not open to them.
   */
  participantPosition: Maybe<ParticipantPosition>;
  /**
   * The participants of the edition or of one project, which the gateway searches, filters, sorts and pages. Moderators get
   * the moderators' list of an edition that is open to them (`isOpenToModerators`), whose rows have `registration`. Everyone
   * else, and everyone for another edition, gets the public list with names and organisations only; filtering or sorting by
   * other values is FORBIDDEN there. The provider decides who is a moderator. NOT_FOUND for an unknown project, BAD_USER_INPUT for
   * arguments that exclude each other. Null with an error if the provider did not answer.
   */
  participants: Maybe<ParticipantConnection>;
  /**
   * Version of the caller's list, which changes within 2 seconds after any change in the list. A client polls it at
   * little cost and reads the list again when it differs. That of a public list changes with what the list shows, and only so.
   */
  participantsRevision: Maybe<Scalars['String']['output']>;
  /** Partners and sponsors of the forum. */
  partners: Array<Partner>;
  /** Poster lists in the order of their sessions. */
  posterLists: Array<PosterList>;
  /** Programme; null before there is one. */
  programme: Maybe<Programme>;
  /** Projects that have their own lists of participants. */
  projects: Array<Project>;
  /**
   * Registrations that are new or changed since a revision, and those that left the list: for a program that has a copy. The
   * program takes `revision` of the first page as `since` of its next run, so that it also gets what changes while it reads;
   * a registration may come again unchanged. Null without the provider's extension CHANGES. FORBIDDEN for anyone but
   * moderators, and for an edition that is not open to them.
   */
  registrationChanges: Maybe<RegistrationChangeConnection>;
  /** Registration for the forum. */
  registrationWindow: Window;
  /**
   * Registrations by their day in Moscow, the earliest first: all active ones, also those for the school and further talks.
   * Null if the provider gives no registrations of an archived edition; null with an error for anyone but moderators
   * (FORBIDDEN, UNAUTHENTICATED) or after a failure. For the current edition it equals `facets.createdOn` of the list.
   */
  registrationsByDay: Maybe<Array<DateCount>>;
  /** The school that accompanies the forum. */
  school: School;
  /** Registration for the school. */
  schoolWindow: Window;
  /** The edition whose programme is another reading of this year's programme. */
  secondReading: Maybe<Edition>;
  /** Sections; null with an error without a login (UNAUTHENTICATED), or if the list could not be read. */
  sections: Maybe<Array<Section>>;
  /** Short name with the year, for example «Форум 2025». */
  shortTitle: Scalars['String']['output'];
  /** First day of the forum. */
  startsOn: Scalars['Date']['output'];
  /** One or two sentences for search engines and messengers. */
  summary: Scalars['String']['output'];
  /** Theses of talks that the edition publishes with its programme; empty if there are none. */
  talkTheses: Array<TalkThesis>;
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
  /** Text about the tour. */
  tour: Maybe<Scalars['HTML']['output']>;
  /** The tour in the programme, with its hours and its meeting point; null if the programme has none. */
  tourItem: Maybe<ProgrammeItem>;
  /** Day of the tour; null without a tour. */
  tourOn: Maybe<Scalars['Date']['output']>;
  /** The venue, the ways to it and its passes; null until it is known. */
  venue: Maybe<Venue>;
  /** Year of the forum, for people and addresses. */
  year: Scalars['Int']['output'];
};


/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition. Fields that depend neither on
 * the service's clock nor on the provider are the same in every answer.
 */
export type EditionAttendanceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition. Fields that depend neither on
 * the service's clock nor on the provider are the same in every answer.
 */
export type EditionAudienceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition. Fields that depend neither on
 * the service's clock nor on the provider are the same in every answer.
 */
export type EditionBulkRunRecordsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  runKey: Scalars['String']['input'];
};


/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition. Fields that depend neither on
 * the service's clock nor on the provider are the same in every answer.
 */
export type EditionExportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition. Fields that depend neither on
 * the service's clock nor on the provider are the same in every answer.
 */
export type EditionParticipantIdsArgs = {
  filter?: InputMaybe<ParticipantFilter>;
  orderBy?: Array<ParticipantOrder>;
  project?: InputMaybe<Scalars['String']['input']>;
};


/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition. Fields that depend neither on
 * the service's clock nor on the provider are the same in every answer.
 */
export type EditionParticipantPositionArgs = {
  filter?: InputMaybe<ParticipantFilter>;
  orderBy?: Array<ParticipantOrder>;
  project?: InputMaybe<Scalars['String']['input']>;
  registrationId: Scalars['ID']['input'];
};


/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition. Fields that depend neither on
 * the service's clock nor on the provider are the same in every answer.
 */
export type EditionParticipantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ParticipantFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: Array<ParticipantOrder>;
  project?: InputMaybe<Scalars['String']['input']>;
};


/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition. Fields that depend neither on
 * the service's clock nor on the provider are the same in every answer.
 */
export type EditionParticipantsRevisionArgs = {
  newest?: Scalars['Boolean']['input'];
  project?: InputMaybe<Scalars['String']['input']>;
};


/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition. Fields that depend neither on
 * the service's clock nor on the provider are the same in every answer.
 */
export type EditionRegistrationChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  since?: InputMaybe<Scalars['String']['input']>;
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
  /** Text of the link. */
  label: Scalars['String']['output'];
  /** An external address, or that of a file of the edition. */
  url: Scalars['URL']['output'];
};

/** What the portal's page draws of an edition: which screens there are, pictures, and what it announces. */
export type EditionPage = {
  __typename?: 'EditionPage';
  /** Drawing for the home page; null without one. */
  heroImageUrl: Maybe<Scalars['URL']['output']>;
  /** Wide picture behind the title of the home page, one of the gallery's; null without one. */
  heroPhoto: Maybe<GalleryImage>;
  /** Items of the programme that the home page announces, in the order of the edition's data. Empty without any. */
  highlights: Array<ProgrammeItem>;
  /** Picture for link previews (1200×630); null without one. */
  openGraphImageUrl: Maybe<Scalars['URL']['output']>;
  /**
   * Named views of the edition's lists, which moderators share, by name. Null without the provider's extension
   * VIEWS; null with an error for anyone but moderators (FORBIDDEN, UNAUTHENTICATED) or after a failure.
   */
  participantViews: Maybe<Array<ParticipantView>>;
  /** Screens of this edition in menu order; it has no others. */
  screens: Array<EditionScreen>;
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
  /** Tour (`tour`). */
  | 'TOUR';

/**
 * Windows for late registrations. Once the edition's own window has closed, the service accepts the action as long as the
 * late one is open. Nobody is asked about tour and T-shirt in them.
 */
export type EditionWindows = {
  __typename?: 'EditionWindows';
  /** The instant from which certificates of late registrations can be requested; the provider decides when it issues them. */
  certificatesFrom: Scalars['DateTime']['output'];
  /** Whether that instant has come, by the service's clock. */
  hasCertificates: Scalars['Boolean']['output'];
  /** Registration for the forum. */
  registrationWindow: Window;
  /** Upload of theses. */
  thesesWindow: Window;
};

/** Answer of endAllSessions. */
export type EndAllSessionsPayload = {
  __typename?: 'EndAllSessionsPayload';
  /** Whether the sessions have ended: the provider was seen to reject the caller's own token. */
  isTokenEnded: Scalars['Boolean']['output'];
};

/** Answer of endOtherSessions. */
export type EndOtherSessionsPayload = {
  __typename?: 'EndOtherSessionsPayload';
  /** The signed-in person, whose present session goes on. */
  viewer: Viewer;
};

/** An exported list, or an e-mail list that was made. */
export type Export = {
  __typename?: 'Export';
  /** Name of the person who requested it; null if unknown. */
  authorName: Maybe<Scalars['String']['output']>;
  /** The time. */
  createdAt: Scalars['DateTime']['output'];
  /** True for an e-mail list, false for an export. */
  isMailing: Scalars['Boolean']['output'];
  /** Id, unique among exports. */
  key: Scalars['String']['output'];
  /** Number of rows or addresses; null if unknown. */
  rowCount: Maybe<Scalars['Int']['output']>;
  /** Description of the list in Russian: format, filters, order, columns. */
  view: Scalars['String']['output'];
  /** The parts of `view`: the list with its format, then filters, order and columns, as far as the export has them. */
  viewParts: Array<Scalars['String']['output']>;
};

/** A page of exports. */
export type ExportConnection = {
  __typename?: 'ExportConnection';
  /** The same rows with their cursors. */
  edges: Array<ExportEdge>;
  /** Rows of the page. */
  nodes: Array<Export>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of all rows. */
  totalCount: Scalars['Int']['output'];
};

/** An exported list with its cursor. */
export type ExportEdge = {
  __typename?: 'ExportEdge';
  /** Position for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Export;
};

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

/** A field that changed, or would change. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** The value after; null if it is empty. */
  after: Maybe<RecordValue>;
  /** The value before; null if it was empty. */
  before: Maybe<RecordValue>;
  /** The day of the forum, from 1, for the field ATTENDANCE_DAY; null for every other field. */
  day: Maybe<Scalars['Int']['output']>;
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
  /** Selects rows with none of these files. */
  exclude?: Scalars['Boolean']['input'];
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

/** Rows of a format. */
export type FormatCount = {
  __typename?: 'FormatCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The format; null for rows without one: before a format is confirmed. */
  format: Maybe<ParticipationFormat>;
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

/** Formats: any of them, or (`exclude`) none of them. */
export type FormatFilter = {
  /** Selects rows with none of the values. */
  exclude?: Scalars['Boolean']['input'];
  /** The formats. */
  values?: Array<FormatChoice>;
  /** Whether records without such a format count as one of the named formats: those without a confirmed one. */
  withNone?: Scalars['Boolean']['input'];
};

/** A format. */
export type FormatValue = RecordText & {
  __typename?: 'FormatValue';
  /** The format. */
  format: ParticipationFormat;
  /** The format's name in Russian. */
  text: Scalars['String']['output'];
};

/** A photo in several sizes. */
export type GalleryImage = Node & {
  __typename?: 'GalleryImage';
  /** Description for people who do not see the photo. */
  alt: Scalars['String']['output'];
  /** The photographer. */
  credit: Maybe<Scalars['String']['output']>;
  /** Height of the largest size, in pixels. */
  height: Scalars['Int']['output'];
  /** Id, unique across all types; permanent. */
  id: Scalars['ID']['output'];
  /** Id within its edition, for addresses. */
  slug: Scalars['String']['output'];
  /** Formats in order of preference; for HTML the client adds the displayed width (`sizes`). */
  sources: Array<ImageSource>;
  /** Caption. */
  title: Scalars['String']['output'];
  /** Picture for browsers that use none of the sources. */
  url: Scalars['URL']['output'];
  /** Width of the largest size, in pixels; with the height it gives the aspect ratio, so that the layout does not shift. */
  width: Scalars['Int']['output'];
};

/** Genders that the forms offer. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE';

/** A letter that reached nobody. */
export type GivenUpLetter = {
  __typename?: 'GivenUpLetter';
  /** Time at which the letter was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Why the letter was given up. */
  failure: LetterFailure;
  /** Full name of the person. */
  fullName: Scalars['String']['output'];
  /** Id. */
  key: Scalars['String']['output'];
  /** A registration of the person; null with an error if it could not be read. Its id alone needs no read. */
  registration: Maybe<Registration>;
  /** Subject. */
  subject: Scalars['String']['output'];
};

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
  /** Name of the author; null if unknown or hidden. */
  authorName: Maybe<Scalars['String']['output']>;
  /** Role of the author. */
  authorRole: AuthorRole;
  /** The changed fields. */
  changes: Array<FieldChange>;
  /** The time. */
  createdAt: Scalars['DateTime']['output'];
  /** Id; in a record's history, for moderators the version after the change, for the owner a number that counts from 1. */
  key: Scalars['String']['output'];
};

/** A page of the history of a registration. */
export type HistoryEntryConnection = {
  __typename?: 'HistoryEntryConnection';
  /** Entries of the page with their cursors. */
  edges: Array<HistoryEntryEdge>;
  /** Entries of the page. */
  nodes: Array<HistoryEntry>;
  /** Position of the page within the history. */
  pageInfo: PageInfo;
  /** Entries of all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An entry of a history with its cursor. */
export type HistoryEntryEdge = {
  __typename?: 'HistoryEntryEdge';
  /** Cursor of the entry, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: HistoryEntry;
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
  key: Scalars['String']['output'];
  /** What the date means for participants, in a sentence; null where the title says it all. */
  note: Maybe<Scalars['String']['output']>;
  /** First instant of the date in Moscow, to compare with the service's clock. */
  startsAt: Scalars['DateTime']['output'];
  /** The day, or the first one. */
  startsOn: Scalars['Date']['output'];
  /** Event of the date. */
  title: Scalars['String']['output'];
};

/** A letter as it would be sent. */
export type Letter = {
  __typename?: 'Letter';
  /** Full name of the recipient. */
  fullName: Scalars['String']['output'];
  /** Address of the recipient. */
  recipient: Scalars['EmailAddress']['output'];
  /** The registration that it is about; null with an error if it could not be read. Its id alone needs no read. */
  registration: Maybe<Registration>;
  /** Subject. */
  subject: Scalars['String']['output'];
  /** The letter as plain text. */
  text: Scalars['String']['output'];
};

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
  name: Scalars['String']['input'];
  /** Decoded value, at most 2000 characters. */
  value: Scalars['String']['input'];
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
  /**
   * Whether the token has ended: the provider was seen to reject it. False if the provider still accepts it or did not answer;
   * the page's cookie is gone in any case.
   */
  isTokenEnded: Scalars['Boolean']['output'];
};

/** A kind of e-mail list. */
export type MailingListKind = {
  __typename?: 'MailingListKind';
  /** Name at the provider, for example `forum_active_users_25`; unique across all editions. */
  key: Scalars['String']['output'];
  /** Title, for example «Участники форума 2025». */
  title: Scalars['String']['output'];
};

/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds another talk or poster, at most two besides the first registration. */
  addTalk: AddTalkPayload;
  /**
   * Changes up to 50 records of a plan independently: a failed record does not stop the others. A client sends one chunk
   * after another, so that it can show progress and stop. A repeated request changes nothing and sends no mail. FORBIDDEN
   * for anyone but moderators.
   */
  applyBulkChange: ApplyBulkChangePayload;
  /** Cancels a registration, until the forum's last day. After the registration window the person cannot register again. */
  cancelRegistration: CancelRegistrationPayload;
  /**
   * Sets a new password with the present one, ends every other session of the account and sends a letter about it.
   * RATE_LIMITED after too many attempts. NOT_SUPPORTED without the provider's extension ACCOUNT_CHANGES.
   */
  changePassword: ChangePasswordPayload;
  /**
   * Changes the address of an account with the query values of the mailed link. NOT_SUPPORTED without the provider's
   * extension ACCOUNT_CHANGES.
   */
  confirmEmailChange: ConfirmEmailChangePayload;
  /** Confirms or changes a format, with section, date and place of the talk. FORBIDDEN for anyone but moderators. */
  confirmFormat: ConfirmFormatPayload;
  /** Confirms participation after a moderator has confirmed the format. */
  confirmParticipation: ConfirmParticipationPayload;
  /**
   * Makes the provider's .xlsx of attendance or audience. Its address opens for moderators only. FORBIDDEN for anyone but
   * moderators, NOT_FOUND in `userErrors` for a year without an edition. All sections of an earlier edition are
   * NOT_SUPPORTED without the provider's extension MEETING_ATTENDANCE.
   */
  createAttendanceWorkbookDownload: CreateAttendanceWorkbookDownloadPayload;
  /**
   * Makes badges of registrations, a PDF of A4 sheets with one badge a person: name, organisation, role, and a QR code with
   * the address of the record, which opens for moderators. FORBIDDEN for anyone but moderators; REFUSED in `userErrors` if
   * no registration is left. NOT_SUPPORTED without the provider's extension BADGES.
   */
  createBadgesDownload: CreateBadgesDownloadPayload;
  /**
   * Makes the certificate of a confirmed listener, or of a speaker who confirmed, after the last conference date, a PDF in
   * Russian. `userErrors` hold the provider's reason while there is none, or NOT_FOUND for an unknown registration.
   */
  createCertificateDownload: CreateCertificateDownloadPayload;
  /**
   * Makes the invitation of a registration whose participation is confirmed, a PDF in Russian. `userErrors` hold the
   * provider's reason while there is none, or NOT_FOUND for an unknown registration.
   */
  createInvitationDownload: CreateInvitationDownloadPayload;
  /**
   * Lists the addresses of one kind of people as text. FORBIDDEN for anyone but moderators. The history records every
   * request.
   */
  createMailingList: CreateMailingListPayload;
  /**
   * Lists the e-mail addresses of registrations, each once, without the cancelled ones. FORBIDDEN for anyone but
   * moderators. The history records every request as an e-mail list where the provider has the extension EXPORT_LOG.
   */
  createParticipantMailingList: CreateParticipantMailingListPayload;
  /**
   * Makes an address at which the gateway streams exactly these rows and columns, in this order, to moderators; the rights of the person who opens it decide. The history records each download. The answer's header
   * `x-total-rows` holds the number of rows. A download costs 100 units, and one for each cell. FORBIDDEN for anyone but
   * moderators, BAD_USER_INPUT without columns, with a column twice or with a filter that is too long for an address.
   */
  createParticipantsDownload: CreateParticipantsDownloadPayload;
  /**
   * Makes the provider's .xlsx of an edition's participations. Its address opens for moderators only. FORBIDDEN for anyone
   * but moderators, NOT_FOUND in `userErrors` for a year without an edition.
   */
  createParticipantsWorkbookDownload: CreateParticipantsWorkbookDownloadPayload;
  /**
   * Packs everything that the service stores about the caller into a .zip: the records as JSON, the uploaded files and the
   * photo. NOT_SUPPORTED without the provider's extension ARCHIVE.
   */
  createPersonalDataDownload: CreatePersonalDataDownloadPayload;
  /**
   * Makes the archive of theses, a .zip that is written while it is read: the theses of a section or of all, named by
   * section, number and author, and an .xlsx of all talks that marks those without theses. A broken download is no whole
   * archive. FORBIDDEN for anyone but moderators; REFUSED in `userErrors` without talks.
   * NOT_SUPPORTED without the provider's extension THESIS_ARCHIVE.
   */
  createThesesDownload: CreateThesesDownloadPayload;
  /**
   * Exchanges e-mail and password for a token, for tools that send `Authorization: Token …`. Sets no cookie. RATE_LIMITED
   * after too many wrong passwords.
   */
  createToken: CreateTokenPayload;
  /**
   * Deletes a named view for all moderators. NOT_SUPPORTED without the provider's extension VIEWS. FORBIDDEN for anyone but
   * moderators.
   */
  deleteParticipantView: DeleteParticipantViewPayload;
  /** Deletes the photo. NOT_SUPPORTED without the provider's extension ACCOUNT_CHANGES. */
  deletePhoto: DeletePhotoPayload;
  /** Empties a slot. */
  deleteRegistrationFile: DeleteRegistrationFilePayload;
  /**
   * Ends every session of the caller's account, this one too: every token becomes invalid. NOT_SUPPORTED without the
   * provider's extension SESSIONS.
   */
  endAllSessions: EndAllSessionsPayload;
  /**
   * Ends every other session of the caller's account; this one goes on. NOT_SUPPORTED without the provider's extension
   * SESSIONS.
   */
  endOtherSessions: EndOtherSessionsPayload;
  /**
   * Opens a session in an HttpOnly cookie for the page; the answer does not contain the token. RATE_LIMITED after too many
   * wrong passwords.
   */
  login: LoginPayload;
  /**
   * Ends the caller's session: clears the page's cookie, and ends the token where the provider can do so. `isTokenEnded` tells
   * whether it could. Also succeeds for a visitor.
   */
  logout: LogoutPayload;
  /**
   * Gives up to 50 posters their boards independently, as `planBoardNumbers` shows. Boards send no letters. A repeated
   * request changes nothing. FORBIDDEN for anyone but moderators.
   */
  numberBoards: NumberBoardsPayload;
  /** Registers the person for the forum. Rejected outside the windows of regular and of late registrations. */
  registerForForum: RegisterForForumPayload;
  /** Registers the person for the school. Rejected outside its window. */
  registerForSchool: RegisterForSchoolPayload;
  /**
   * Sends a letter with a link to a new address of the account, and a notice to the present one. Nothing changes before
   * `confirmEmailChange`. The answer is the same for an address that has an account. RATE_LIMITED after too many attempts.
   * NOT_SUPPORTED without the provider's extension ACCOUNT_CHANGES.
   */
  requestEmailChange: RequestEmailChangePayload;
  /** Sends a letter with a reset link. RATE_LIMITED after too many letters. */
  requestPasswordReset: RequestPasswordResetPayload;
  /**
   * Sends the verification letter once more, if the address has an account that is not verified; the answer is the same for
   * every address. RATE_LIMITED after too many letters. NOT_SUPPORTED without the provider's extension
   * VERIFICATION_LETTERS.
   */
  requestVerificationLetter: RequestVerificationLetterPayload;
  /** Sets a new password with the query values of the mailed link. RATE_LIMITED after too many attempts. */
  resetPassword: ResetPasswordPayload;
  /**
   * Saves a named view for all moderators, in place of one of the same name. NOT_SUPPORTED without the provider's extension
   * VIEWS. FORBIDDEN for anyone but moderators.
   */
  saveParticipantView: SaveParticipantViewPayload;
  /**
   * Gives or changes the answer about the tour, one for all of the person's registrations for the forum. Rejected
   * after its day.
   */
  setTour: SetTourPayload;
  /** Creates an account and sends the verification letter. RATE_LIMITED if one address creates too many accounts. */
  signUp: SignUpPayload;
  /**
   * Restores up to 50 records of a bulk run independently, as `planBulkUndo` shows. No letter is sent without `sendLetter`.
   * A repeated request changes nothing. NOT_SUPPORTED without the provider's extension BATCHES. FORBIDDEN for anyone but
   * moderators.
   */
  undoBulkRun: UndoBulkRunPayload;
  /** Saves the profile; creates it if the account has none. */
  updateProfile: UpdateProfilePayload;
  /** Replaces the photo: gif, jpeg or png by content, at most 6 MiB. */
  uploadPhoto: UploadPhotoPayload;
  /**
   * Uploads a file and attaches it to an empty slot, or in the place of the file that `replacesKey` names, which stays until
   * the provider has taken the new one. The gateway checks name, content and size (at most 6 MiB). If the provider
   * does not attach the file, the gateway deletes the upload and attaches the replaced file again. It also compares a
   * thesis with the edition's limits, as a warning only.
   */
  uploadRegistrationFile: UploadRegistrationFilePayload;
  /** Verifies an e-mail address with the query values of the mailed link. */
  verifyEmail: VerifyEmailPayload;
  /**
   * Takes the decision about a registration back: it waits for a format again, without section, date and place, and
   * without the person's confirmation. No letter is sent without `sendLetter`. A repeated request changes nothing.
   * NOT_SUPPORTED without the provider's extension WITHDRAWALS. FORBIDDEN for anyone but moderators.
   */
  withdrawDecision: WithdrawDecisionPayload;
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
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationConfirmEmailChangeArgs = {
  input: SignedLinkInput;
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
export type MutationCreateAttendanceWorkbookDownloadArgs = {
  input: CreateAttendanceWorkbookDownloadInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationCreateBadgesDownloadArgs = {
  input: CreateBadgesDownloadInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationCreateCertificateDownloadArgs = {
  input: CreateCertificateDownloadInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationCreateInvitationDownloadArgs = {
  input: CreateInvitationDownloadInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationCreateMailingListArgs = {
  input: CreateMailingListInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationCreateParticipantMailingListArgs = {
  input: CreateParticipantMailingListInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationCreateParticipantsDownloadArgs = {
  input: CreateParticipantsDownloadInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationCreateParticipantsWorkbookDownloadArgs = {
  input: CreateParticipantsWorkbookDownloadInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationCreateThesesDownloadArgs = {
  input: CreateThesesDownloadInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationCreateTokenArgs = {
  input: LoginInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationDeleteParticipantViewArgs = {
  input: DeleteParticipantViewInput;
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
export type MutationNumberBoardsArgs = {
  input: NumberBoardsInput;
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
export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationRequestVerificationLetterArgs = {
  input: RequestVerificationLetterInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationSaveParticipantViewArgs = {
  input: SaveParticipantViewInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationSetTourArgs = {
  input: SetTourInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationUndoBulkRunArgs = {
  input: UndoBulkRunInput;
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


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationWithdrawDecisionArgs = {
  input: WithdrawDecisionInput;
};

/** A piece of news, or an information letter. */
export type News = {
  __typename?: 'News';
  /** Permanent id. */
  key: Scalars['String']['output'];
  /** The letter as a file, and other pages. */
  links: Array<EditionLink>;
  /** The day on which the organisers published it. */
  publishedOn: Scalars['Date']['output'];
  /** What is new, in a few sentences; null where the heading says it all. */
  text: Maybe<Scalars['String']['output']>;
  /** Heading. */
  title: Scalars['String']['output'];
};

/** A record with an id, by which `node` reads it. */
export type Node = {
  /** Id, unique across all types. Opaque: clients compare ids and send them back. */
  id: Scalars['ID']['output'];
};

/** Posters and their boards. */
export type NumberBoardsInput = {
  /** At most 50 posters. */
  items: Array<BoardItemInput>;
  /** A random name for the bulk run, as in `applyBulkChange`. */
  runKey?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of numberBoards. */
export type NumberBoardsPayload = {
  __typename?: 'NumberBoardsPayload';
  /** One result per poster, in the order of the input. */
  results: Array<BulkResult>;
  /** Rejections of the numbering itself, by field; then nothing was done. */
  userErrors: Array<UserError>;
};

/** Rows of a number. */
export type NumberCount = {
  __typename?: 'NumberCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The number; null for rows without one. */
  value: Maybe<Scalars['Int']['output']>;
};

/** Numbers: any of them, or (`exclude`) none of them. */
export type NumberFilter = {
  /** Selects rows with none of the values. */
  exclude?: Scalars['Boolean']['input'];
  /** The numbers, from 1. */
  values?: Array<Scalars['Int']['input']>;
  /** Whether records without a number count as one of the named numbers: with `exclude` and without `values` all that have one. */
  withNone?: Scalars['Boolean']['input'];
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
  /** A square picture, a portrait or a logo; null without one. */
  pictureUrl: Maybe<Scalars['URL']['output']>;
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

/** A scientific organisation: one of the list, or one that a person typed because the list lacks it. */
export type Organization = Node & {
  __typename?: 'Organization';
  /** Id, unique across all types. */
  id: Scalars['ID']['output'];
  /** Whether it is the choice 'other', which requires a typed name, or such a typed name. */
  isOther: Scalars['Boolean']['output'];
  /** Name; null if the list could not be read or lacks the id. */
  name: Maybe<Scalars['String']['output']>;
};

/** Rows of an organisation. */
export type OrganizationCount = {
  __typename?: 'OrganizationCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The organisation; null for rows without one. */
  organization: Maybe<Organization>;
};

/** Organisations: any of them, or (`exclude`) none of them. */
export type OrganizationFilter = {
  /** Selects rows with none of the named organisations. */
  exclude?: Scalars['Boolean']['input'];
  /** Ids of organisations, also of those that people typed under 'other'. */
  ids?: Array<Scalars['ID']['input']>;
  /** Whether people without an organisation count as one of the named organisations. */
  withNone?: Scalars['Boolean']['input'];
};

/** Position of a page within a list (Cursor Connections Specification). */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last row, for `after`; null for an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether rows follow the page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether rows precede the page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row; null for an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** A row of a list of participants. */
export type Participant = Node & {
  __typename?: 'Participant';
  /** Full name; empty where it could not be read. */
  fullName: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Organisation of the person; null without one. */
  organization: Maybe<Organization>;
  /** The registration; null where the caller may not see it: in the public list. */
  registration: Maybe<Registration>;
  /**
   * Names of the fields of this type and of `registration` whose value in the provider's answer could not be read: these
   * fields are null, a name is empty. Null if all could be read.
   */
  unreadableFields: Maybe<Array<Scalars['String']['output']>>;
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

/** A page of a list of participants. */
export type ParticipantConnection = {
  __typename?: 'ParticipantConnection';
  /** Rows of the page with their cursors. */
  edges: Array<ParticipantEdge>;
  /** Number of rows for each value of each filter. */
  facets: ParticipantFacets;
  /** Whether it is the moderators' list: its rows have `registration`, and all filters and sort keys are allowed. */
  isModeratorList: Scalars['Boolean']['output'];
  /** Rows of the list without a filter. */
  listCount: Scalars['Int']['output'];
  /** People in the list without a filter. */
  listPeopleCount: Scalars['Int']['output'];
  /** Rows of the page. */
  nodes: Array<Participant>;
  /** Position of the page within the list. */
  pageInfo: PageInfo;
  /**
   * People in the rows that match the filter: in moderators' lists a person may have several registrations, which the e-mail
   * brings together. The public list has one row a person.
   */
  peopleCount: Scalars['Int']['output'];
  /**
   * When the gateway last read the whole list from a provider without the extension `changes`: changes that were made elsewhere
   * since then are missing. Null where the list follows every change, and for the public list.
   */
  readAt: Maybe<Scalars['DateTime']['output']>;
  /** Version of the list, as in `participantsRevision`. */
  revision: Scalars['String']['output'];
  /** Rows that match the filter. */
  totalCount: Scalars['Int']['output'];
  /** Rows of the provider's list that could not be used, for example without an id: they are missing here. */
  unreadableCount: Scalars['Int']['output'];
};

/** A row of a list of participants with its cursor. */
export type ParticipantEdge = {
  __typename?: 'ParticipantEdge';
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Participant;
};

/**
 * Number of rows for each value of a filter, among the rows that match the other filters and the search. Null for values
 * that the public list lacks. Counts of answers and places (`tours`, `tshirtSizes`, `attendanceDays`, `talkDays`,
 * `talkTracks`, `talkSlots`) are also null while no row of the list without a filter has a value: a provider may lack them.
 */
export type ParticipantFacets = {
  __typename?: 'ParticipantFacets';
  /** By day of attendance, the first day first; a row counts for each of its days. */
  attendanceDays: Maybe<Array<NumberCount>>;
  /** By confirmed format. */
  confirmedFormats: Maybe<Array<FormatCount>>;
  /** By the day of the registration in Moscow, the earliest first. */
  createdOn: Maybe<Array<DateCount>>;
  /** By effective format: the confirmed one, else the requested one. */
  effectiveFormats: Maybe<Array<FormatCount>>;
  /** By effective section, most frequent first; one that the filter names comes also without rows. */
  effectiveSections: Maybe<Array<SectionCount>>;
  /** By kind of file. */
  files: Maybe<Array<FileCount>>;
  /** Rows that are confirmed as a talk or a poster and have no title. */
  noTitleCount: Maybe<Scalars['Int']['output']>;
  /** By organisation, most frequent first. */
  organizations: Array<OrganizationCount>;
  /** Rows that share their place in the programme with another row of the list. */
  placeClashCount: Maybe<Scalars['Int']['output']>;
  /** Rows that may be doubles of other rows of the list. */
  possibleDoubleCount: Maybe<Scalars['Int']['output']>;
  /** By requested format. */
  requestedFormats: Maybe<Array<FormatCount>>;
  /** Rows of registrations for the school. */
  schoolCount: Maybe<Scalars['Int']['output']>;
  /** By status. */
  statuses: Maybe<Array<StatusCount>>;
  /** By day of the talk, the first day first. */
  talkDays: Maybe<Array<NumberCount>>;
  /** By slot of the talk, the first slot first. */
  talkSlots: Maybe<Array<NumberCount>>;
  /** By track of the talk, the first track first. */
  talkTracks: Maybe<Array<NumberCount>>;
  /** By the state of the theses. */
  theses: Maybe<Array<ThesisCount>>;
  /** By the person's answer about the tour. */
  tours: Maybe<Array<TourCount>>;
  /** By the size of the person's T-shirt. */
  tshirtSizes: Maybe<Array<TshirtSizeCount>>;
};


/**
 * Number of rows for each value of a filter, among the rows that match the other filters and the search. Null for values
 * that the public list lacks. Counts of answers and places (`tours`, `tshirtSizes`, `attendanceDays`, `talkDays`,
 * `talkTracks`, `talkSlots`) are also null while no row of the list without a filter has a value: a provider may lack them.
 */
export type ParticipantFacetsOrganizationsArgs = {
  first?: Scalars['Int']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  offset?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions for the rows of a list of participants. Every given condition must hold. */
export type ParticipantFilter = {
  /** By the days of the forum on which the person attends: any of them. Moderators only. */
  attendanceDays?: InputMaybe<NumberFilter>;
  /** By the confirmed format. Moderators only. */
  confirmedFormat?: InputMaybe<FormatFilter>;
  /** By the day of the registration in Moscow. Moderators only. */
  createdOn?: InputMaybe<DateRange>;
  /** By the effective format: the confirmed one, else the requested one. Moderators only. */
  effectiveFormat?: InputMaybe<FormatFilter>;
  /** By the effective section: the confirmed one, else the requested one. Moderators only. */
  effectiveSection?: InputMaybe<SectionFilter>;
  /** Without these registrations, at most 500. Moderators only. */
  exceptIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** By the files in the slots. Moderators only. */
  files?: InputMaybe<FileFilter>;
  /**
   * Only registrations that share their place in the programme with another of the same list (true), or only the others
   * (false): a board of a poster session, or day, track and slot of a talk. Moderators only.
   */
  hasPlaceClash?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Only registrations that may be doubles of others of the same list (true), or only the others (false), as
   * `Registration.possibleDoubles` says of the whole edition. Moderators only.
   */
  hasPossibleDouble?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only these registrations, at most 500. Moderators only. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * True: the cancelled registrations instead of the active ones. Moderators only. NOT_SUPPORTED without the
   * provider's extension CANCELLED.
   */
  isCancelled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only registrations for the school (true), or only the others (false). Moderators only. */
  isSchool?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Only registrations that are confirmed as a talk or a poster and have no title (true), or only the others (false).
   * Moderators only.
   */
  isTitleMissing?: InputMaybe<Scalars['Boolean']['input']>;
  /** By the organisation. */
  organization?: InputMaybe<OrganizationFilter>;
  /** By the requested format. Moderators only. */
  requestedFormat?: InputMaybe<FormatFilter>;
  /**
   * Words that must all occur in name, organisation or, for moderators, title of the talk, e-mail or phone; ignores case,
   * the difference of ё and е, apostrophes, quotation marks, kinds of dashes, ligatures, invisible characters, outer spaces
   * and, for four digits of a phone or more, its formatting. Initials
   * such as «И. И.» match the words of a name; for moderators «№10003» finds the record of this number. At most 200
   * characters.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** By the status. Moderators only. */
  status?: InputMaybe<ParticipationStatusFilter>;
  /** By the day of the talk. Moderators only. */
  talkDay?: InputMaybe<NumberFilter>;
  /** By the slot of the talk, or the board of a poster. Moderators only. */
  talkSlot?: InputMaybe<NumberFilter>;
  /** By the track of the talk. Moderators only. */
  talkTrack?: InputMaybe<NumberFilter>;
  /** By the theses that a talk needs. Moderators only. */
  thesis?: InputMaybe<ThesisFilter>;
  /** By the person's answer about the tour. Moderators only. */
  tour?: InputMaybe<TourFilter>;
  /** By the size of the person's T-shirt. Moderators only. */
  tshirtSize?: InputMaybe<TshirtSizeFilter>;
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

/** Position of a registration within a filtered list. */
export type ParticipantPosition = {
  __typename?: 'ParticipantPosition';
  /** The next row; null at the last row, and if the registration does not match the filter. */
  next: Maybe<Participant>;
  /** Position, from 1; null if the registration does not match the filter. */
  position: Maybe<Scalars['Int']['output']>;
  /** The previous row; null at the first row, and if the registration does not match the filter. */
  previous: Maybe<Participant>;
  /** Rows that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A named view of a list: filters, order, columns and density. */
export type ParticipantView = {
  __typename?: 'ParticipantView';
  /** Name of the person who saved it last; null if unknown. */
  authorName: Maybe<Scalars['String']['output']>;
  /** Id, unique among views. */
  key: Scalars['String']['output'];
  /** The name, unique within the edition. */
  name: Scalars['String']['output'];
  /** The view as the query of the page's address, with its question mark: other clients cannot read it. */
  query: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A record that another person changed after the moderator read it. */
export type ParticipationConflict = {
  __typename?: 'ParticipationConflict';
  /** Changes since then, newest first; null if the provider does not give them. */
  changes: Maybe<Array<HistoryEntry>>;
  /** The record now; send its `version` to overwrite it deliberately. */
  current: Registration;
  /** Fields whose requested and current values differ. */
  fields: Array<ConflictingField>;
  /** Time of the last change; null if the provider does not give it. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the last author; null if the provider does not give it. */
  updatedBy: Maybe<Scalars['String']['output']>;
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
  exclude?: Scalars['Boolean']['input'];
  /** The statuses. */
  values: Array<ParticipationStatus>;
};

/** A partner of the forum. */
export type Partner = {
  __typename?: 'Partner';
  /** Name. */
  name: Scalars['String']['output'];
  /** A square logo; null without one. */
  pictureUrl: Maybe<Scalars['URL']['output']>;
  /** External page. */
  url: Maybe<Scalars['URL']['output']>;
};

/** A person with a profile. */
export type Person = {
  __typename?: 'Person';
  /** Last, first and middle name. */
  fullName: Scalars['String']['output'];
  /** Id of the person, unique among people. */
  key: Scalars['String']['output'];
  /** Organisation; null without one. */
  organization: Maybe<Organization>;
};

/** A page of people. */
export type PersonConnection = {
  __typename?: 'PersonConnection';
  /** The same rows with their cursors. */
  edges: Array<PersonEdge>;
  /** Rows of the page. */
  nodes: Array<Person>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of all rows. */
  totalCount: Scalars['Int']['output'];
  /** People that the provider sent and nobody can read: they are missing here. */
  unreadableCount: Scalars['Int']['output'];
};

/** A person with its cursor. */
export type PersonEdge = {
  __typename?: 'PersonEdge';
  /** Position for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Person;
};

/** Another registration on the same place. */
export type PlaceClash = {
  __typename?: 'PlaceClash';
  /** Full name of its person. */
  fullName: Scalars['String']['output'];
  /** The kind of place. */
  kind: PlaceKind;
  /** The other registration; null with an error if it could not be read. Its id alone needs no read. */
  registration: Maybe<Registration>;
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
  confirmedSectionIds: Array<Scalars['ID']['input']>;
  /** The edition. */
  editionId: Scalars['ID']['input'];
  /** Whether posters that have a board keep it; their boards are then passed over. */
  keepExisting?: Scalars['Boolean']['input'];
  /** Order within a section. */
  orderBy?: BoardOrder;
  /** The first board of each poster session, 1 to 1000. */
  startAt?: Scalars['Int']['input'];
};

/** Answer of planBoardNumbers. */
export type PlanBoardNumbersPayload = {
  __typename?: 'PlanBoardNumbersPayload';
  /** The plan; null after a rejection of the change itself. */
  plan: Maybe<BulkPlan>;
  /** Rejections of the change itself, by field. */
  userErrors: Array<UserError>;
};

/** The records and the new values. */
export type PlanBulkChangeInput = {
  /** The new values. */
  change: BulkChange;
  /** The edition. */
  editionId: Scalars['ID']['input'];
  /** Records excluded from those that match the filter, at most 9 000; used without ids. */
  exceptIds?: Array<Scalars['ID']['input']>;
  /** The filter of the list; used without ids. */
  filter?: InputMaybe<ParticipantFilter>;
  /** Selected records, at most 9 000. Null selects all that match the filter. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Slug of a project of the edition. */
  project?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of planBulkChange. */
export type PlanBulkChangePayload = {
  __typename?: 'PlanBulkChangePayload';
  /** The plan; null after a rejection of the change itself. */
  plan: Maybe<BulkPlan>;
  /** Rejections of the change itself, by field. */
  userErrors: Array<UserError>;
};

/** A bulk run to undo. */
export type PlanBulkUndoInput = {
  /** The edition. */
  editionId: Scalars['ID']['input'];
  /** The run. */
  runKey: Scalars['String']['input'];
};

/** Answer of planBulkUndo. */
export type PlanBulkUndoPayload = {
  __typename?: 'PlanBulkUndoPayload';
  /** The plan; null after a rejection of the change itself. */
  plan: Maybe<BulkPlan>;
  /** Rejections of the change itself, by field. */
  userErrors: Array<UserError>;
};

/** A position in an organisation. */
export type Position = Node & {
  __typename?: 'Position';
  /** Id, unique across all types. */
  id: Scalars['ID']['output'];
  /** Whether it is the choice 'other', which requires a typed title. */
  isOther: Scalars['Boolean']['output'];
  /** Title; null if the list could not be read or lacks the id. */
  title: Maybe<Scalars['String']['output']>;
};

/** A registration that may be another's double. */
export type PossibleDouble = {
  __typename?: 'PossibleDouble';
  /** What both have in common. */
  matches: Array<DoubleMatch>;
  /** The other registration. */
  participant: Participant;
};

/** A poster. */
export type Poster = {
  __typename?: 'Poster';
  /**
   * Its place: a stand number («79»), a code («C101»), or the slot with П («П12»). A live poster without a slot has the
   * board that the edition gives its author. Null without a place.
   */
  board: Maybe<Scalars['String']['output']>;
  /** Id, unique across all editions. */
  key: Scalars['String']['output'];
  /** The presenter. */
  presenter: Scalars['String']['output'];
  /** Title; null if not given. */
  title: Maybe<Scalars['String']['output']>;
};

/** A page of posters. */
export type PosterConnection = {
  __typename?: 'PosterConnection';
  /** The same rows with their cursors. */
  edges: Array<PosterEdge>;
  /** Rows of the page. */
  nodes: Array<Poster>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of all rows. */
  totalCount: Scalars['Int']['output'];
};

/** A poster with its cursor. */
export type PosterEdge = {
  __typename?: 'PosterEdge';
  /** Position for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Poster;
};

/** Posters under one heading. */
export type PosterGroup = {
  __typename?: 'PosterGroup';
  /** Permanent id, unique across all editions. */
  key: Scalars['String']['output'];
  /** Posters by board. */
  posters: PosterConnection;
  /** Section; null in a list without sections. */
  title: Maybe<Scalars['String']['output']>;
};


/** Posters under one heading. */
export type PosterGroupPostersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** The posters of one session: data of the edition, or read from the provider during the preparation of the forum. */
export type PosterList = Node & {
  __typename?: 'PosterList';
  /**
   * Confirmed sections whose posters share the boards of the list, in its order; empty for a list that is data of the edition. Null
   * with an error without a login (UNAUTHENTICATED).
   */
  confirmedSections: Maybe<Array<Section>>;
  /** Posters by section; null if the provider did not answer. A live list also contains empty sections. */
  groups: Maybe<Array<PosterGroup>>;
  /** Id, unique across all types; permanent. */
  id: Scalars['ID']['output'];
  /** Whether the list is read from the provider: it may then change, and reading it may fail. */
  isLive: Scalars['Boolean']['output'];
  /** Id within its edition, for addresses. */
  slug: Scalars['String']['output'];
  /** Heading of the list. */
  title: Scalars['String']['output'];
  /**
   * Posters of a live list that the provider sent and nobody can read: they are missing in the groups. Null if the provider
   * did not answer.
   */
  unreadableCount: Maybe<Scalars['Int']['output']>;
};

/** Answer of previewDecision. */
export type PreviewDecisionPayload = {
  __typename?: 'PreviewDecisionPayload';
  /** What the decision would cause; null if it would be rejected. */
  preview: Maybe<DecisionPreview>;
  /** Reasons for which the decision would be rejected, by field. */
  userErrors: Array<UserError>;
};

/** The person behind an account. */
export type Profile = Node & {
  __typename?: 'Profile';
  /** Academic degree; null if not set. */
  academicDegree: Maybe<AcademicDegree>;
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
  /** Id, unique across all types; `node` gives it to the person alone. */
  id: Scalars['ID']['output'];
  /**
   * Whether the public list of participants shows the person; organisers see everybody. Null without the extension
   * PUBLICITY.
   */
  isListed: Maybe<Scalars['Boolean']['output']>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Middle name; null for a person without one. */
  middleName: Maybe<Scalars['String']['output']>;
  /** Organisation; null if not set. */
  organization: Maybe<Organization>;
  /** Name that the person typed for an organisation that the list lacks; null without one. */
  otherOrganization: Maybe<Scalars['String']['output']>;
  /** Title that the person typed for a position that the list lacks; null without one. */
  otherPosition: Maybe<Scalars['String']['output']>;
  /** Phone with its country dial code. */
  phone: Maybe<Scalars['String']['output']>;
  /** Address of the photo below the gateway's media path, which opens with the caller's rights; null without a photo. */
  photoUrl: Maybe<Scalars['URL']['output']>;
  /** Position; null if not set. */
  position: Maybe<Position>;
  /** Status; null if not set. */
  schoolStatus: Maybe<SchoolStatus>;
};

/**
 * The programme of a forum, day by day. Nothing in it depends on the clock: a client finds the running items by
 * `startsAt`, `endsAt` and the service's clock.
 */
export type Programme = {
  __typename?: 'Programme';
  /**
   * The whole programme as a calendar (.ics). `?items=a,b,c` narrows it to items and
   * talks by their slugs: a personal plan.
   */
  calendarUrl: Scalars['URL']['output'];
  /** Days in order. */
  days: Array<ProgrammeDay>;
  /** Whether names and titles are samples, which the organisers replace. */
  isSample: Scalars['Boolean']['output'];
  /** Sections of the items, for a filter. */
  sections: Array<ProgrammeSection>;
  /** A talk by its slug; null if the programme has no such talk. */
  talk: Maybe<ProgrammeTalk>;
  /** Year of its edition. */
  year: Scalars['Int']['output'];
};


/**
 * The programme of a forum, day by day. Nothing in it depends on the clock: a client finds the running items by
 * `startsAt`, `endsAt` and the service's clock.
 */
export type ProgrammeTalkArgs = {
  slug: Scalars['String']['input'];
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
export type ProgrammeDay = Node & {
  __typename?: 'ProgrammeDay';
  /** The day as a calendar (.ics). */
  calendarUrl: Scalars['URL']['output'];
  /** The day. */
  date: Scalars['Date']['output'];
  /** Id, unique across all types; permanent. */
  id: Scalars['ID']['output'];
  /** Items by start; those that overlap run in parallel. */
  items: Array<ProgrammeItem>;
  /** The day in words, for example «21 окт. (понедельник)». */
  label: Scalars['String']['output'];
  /** Id within its edition, for addresses. */
  slug: Scalars['String']['output'];
};

/** Details of an item: talks, posters or both. */
export type ProgrammeDetail = {
  __typename?: 'ProgrammeDetail';
  /** Its type code, for example «21» or «931». */
  code: Scalars['String']['output'];
  /** Permanent id, unique across all editions. */
  key: Scalars['String']['output'];
  /** Posters of a poster session. */
  posters: Maybe<PosterList>;
  /** Talks in order. */
  talks: Array<ProgrammeTalk>;
  /** Heading. */
  title: Scalars['String']['output'];
};

/** An item of a day: a session, a break, a poster session … */
export type ProgrammeItem = Node & {
  __typename?: 'ProgrammeItem';
  /** Building. */
  building: Maybe<Scalars['String']['output']>;
  /** The item as a calendar (.ics). */
  calendarUrl: Scalars['URL']['output'];
  /** The chair. */
  chair: Maybe<ProgrammeChair>;
  /** Talks and posters of the item; null without them. */
  detail: Maybe<ProgrammeDetail>;
  /** The end. */
  endsAt: Scalars['DateTime']['output'];
  /** Id, unique across all types; permanent. */
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
export type ProgrammeTalk = Node & {
  __typename?: 'ProgrammeTalk';
  /** Its published abstract as plain text, in which a blank line separates paragraphs; null if none is published. */
  abstract: Maybe<Scalars['String']['output']>;
  /** Affiliation or role of the speaker (`subheader`). */
  affiliation: Maybe<Scalars['String']['output']>;
  /** The talk as a calendar (.ics); null for a row without a time. */
  calendarUrl: Maybe<Scalars['URL']['output']>;
  /** The end; null if unknown. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the edition publishes its thesis (`Edition.talkTheses`). */
  hasThesis: Scalars['Boolean']['output'];
  /** Id, unique across all types; permanent. */
  id: Scalars['ID']['output'];
  /** The item that the talk is in. */
  item: ProgrammeItem;
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

/** Reads of the portal's data. */
export type Query = {
  __typename?: 'Query';
  /** Academic degrees to choose from; null if the list could not be read. */
  academicDegrees: Maybe<Array<AcademicDegree>>;
  /** The service's clock. It decides all windows; the visitor's own clock decides none. */
  clock: ServiceClock;
  /**
   * Confirms an issued invitation or certificate by the code that it prints, for everyone. Null if no document has this
   * code. One address may check 60 codes a minute, then RATE_LIMITED. NOT_SUPPORTED without the provider's extension
   * VERIFICATION.
   */
  documentVerification: Maybe<DocumentVerification>;
  /**
   * The edition of a year; null for a year without one, and never null without an argument. Nothing else takes a year: every
   * input names an edition by its id.
   */
  edition: Maybe<Edition>;
  /** Every edition of the forum, newest first. The newest is the current one, the others are the archive. */
  editions: Array<Edition>;
  /**
   * What the provider has beyond the basic contract. Null until the provider has answered this question for the first
   * time since the gateway's start; empty for a provider without extensions.
   */
  extensions: Maybe<Array<ProviderExtension>>;
  /**
   * Any record that has an id of its own, with the rights of every other way to it. NOT_FOUND for an id that names no
   * record; UNAUTHENTICATED without a login for types that need one.
   */
  node: Maybe<Node>;
  /**
   * Any records that have ids of their own, in the order of the ids: null with the error of `node` (NOT_FOUND, FORBIDDEN,
   * UNAUTHENTICATED) for each that it would reject. BAD_USER_INPUT for more than 100 ids.
   */
  nodes: Array<Maybe<Node>>;
  /** Organisations to choose from; null if the list could not be read. */
  organizations: Maybe<Array<Organization>>;
  /**
   * People by the beginning of the last name, sorted by name. Null with an error for anyone but moderators (FORBIDDEN,
   * UNAUTHENTICATED) or after a failure of the provider.
   */
  people: Maybe<PersonConnection>;
  /**
   * Dry run of numbering the boards of confirmed posters: each item of the plan has its board. It changes nothing.
   * Null with an error if the posters could not be read. FORBIDDEN for anyone but moderators.
   */
  planBoardNumbers: Maybe<PlanBoardNumbersPayload>;
  /**
   * Dry run of a bulk change: the changes in each record, and the skipped records with the reason. It changes nothing.
   * Null with an error if the records could not be read. FORBIDDEN for anyone but moderators.
   */
  planBulkChange: Maybe<PlanBulkChangePayload>;
  /**
   * Dry run of the undo of a bulk run: each record gets the values that it had before the run, unless somebody changed
   * them since. It changes nothing. Null with an error if there is no plan: NOT_FOUND for an unknown run,
   * NOT_SUPPORTED without the provider's extension BATCHES. FORBIDDEN for anyone but moderators.
   */
  planBulkUndo: Maybe<PlanBulkUndoPayload>;
  /** Positions to choose from; null if the list could not be read. */
  positions: Maybe<Array<Position>>;
  /**
   * What a moderator's decision would cause: the letter as it would be sent, and others on the same place. It changes and
   * sends nothing. Null with an error if the decision could not be examined. FORBIDDEN for anyone but moderators.
   */
  previewDecision: Maybe<PreviewDecisionPayload>;
  /**
   * What `withdrawDecision` would cause: the letter as it would be sent. It changes and sends nothing. NOT_SUPPORTED
   * without the provider's extension WITHDRAWALS. FORBIDDEN for anyone but moderators.
   */
  previewWithdrawal: Maybe<DecisionPreview>;
  /**
   * A registration, for its owner and for moderators. NOT_FOUND for others and for an unknown id; FORBIDDEN if the provider
   * says so. Moderators also read cancelled ones if the provider answers them (an extension of the contract); for others they
   * are NOT_FOUND.
   */
  registration: Maybe<Registration>;
  /** Statuses of a person to choose from; null if the list could not be read. */
  schoolStatuses: Maybe<Array<SchoolStatus>>;
  /** The person whose token or session came with the request; null for a visitor and after the session has expired. */
  viewer: Maybe<Viewer>;
};


/** Reads of the portal's data. */
export type QueryDocumentVerificationArgs = {
  code: Scalars['String']['input'];
};


/** Reads of the portal's data. */
export type QueryEditionArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads of the portal's data. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Reads of the portal's data. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Reads of the portal's data. */
export type QueryPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  usersOnly?: Scalars['Boolean']['input'];
};


/** Reads of the portal's data. */
export type QueryPlanBoardNumbersArgs = {
  input: PlanBoardNumbersInput;
};


/** Reads of the portal's data. */
export type QueryPlanBulkChangeArgs = {
  input: PlanBulkChangeInput;
};


/** Reads of the portal's data. */
export type QueryPlanBulkUndoArgs = {
  input: PlanBulkUndoInput;
};


/** Reads of the portal's data. */
export type QueryPreviewDecisionArgs = {
  input: ConfirmFormatInput;
};


/** Reads of the portal's data. */
export type QueryPreviewWithdrawalArgs = {
  registrationId: Scalars['ID']['input'];
};


/** Reads of the portal's data. */
export type QueryRegistrationArgs = {
  id: Scalars['ID']['input'];
};

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

/** A value that can be shown as text. */
export type RecordText = {
  /** The value as text, in Russian where the portal has a text for it; the provider's own for the field UNRECOGNIZED. */
  text: Scalars['String']['output'];
};

/** A value of a record's field, by its kind. Every kind implements `RecordText`. */
export type RecordValue = BooleanValue | FormatValue | SectionsValue | TextValue;

/** A registration for the forum. */
export type RegisterForForumInput = {
  /** Active sections to attend. */
  listeningSectionIds?: Array<Scalars['ID']['input']>;
  /**
   * Idempotency key: repeated requests with one key create one registration and return it; with other values, or after the
   * registration was cancelled, they are REFUSED. Use a new key for each new registration, 1 to 100 characters of A-Z, a-z,
   * 0-9, `_` and `-`. Without a key the service does not recognise repeats.
   */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  /** The requested format. */
  requestedFormat: FormatChoice;
  /** Section of the talk or poster: active, public and open to talks. Ignored for a listener. */
  requestedSectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Title of the talk or poster. Ignored for a listener. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Whether the person wants to join the tour; rejected after its day. */
  wantsTour?: Scalars['Boolean']['input'];
};

/** Answer of registerForForum. */
export type RegisterForForumPayload = {
  __typename?: 'RegisterForForumPayload';
  /** The registration after the action; null after a rejection, or with an error if it could not be read. */
  registration: Maybe<Registration>;
  /** Rejections: REQUIRED, INVALID by field, WINDOW_CLOSED, or the provider's rejection. */
  userErrors: Array<UserError>;
};

/** A registration for the school, whose values are fixed. */
export type RegisterForSchoolInput = {
  /**
   * Idempotency key: repeated requests with one key create one registration and return it; with other values, or after the
   * registration was cancelled, they are REFUSED. Use a new key for each new registration, 1 to 100 characters of A-Z, a-z,
   * 0-9, `_` and `-`. Without a key the service does not recognise repeats.
   */
  requestKey?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of registerForSchool. */
export type RegisterForSchoolPayload = {
  __typename?: 'RegisterForSchoolPayload';
  /** The registration after the action; null after a rejection, or with an error if it could not be read. */
  registration: Maybe<Registration>;
  /** Rejections: REQUIRED, INVALID by field, WINDOW_CLOSED, or the provider's rejection. */
  userErrors: Array<UserError>;
};

/**
 * A person's registration for the forum or the school: one entity for its owner and for moderators. A list may hold only a
 * part of it; a field that the list lacks costs one more read of the record, and is null with an error if that fails.
 */
export type Registration = Node & {
  __typename?: 'Registration';
  /** Sections that the person attended, with the times. FORBIDDEN for anyone but moderators. */
  attendance: Maybe<Array<AttendanceRecord>>;
  /** Days of the forum, from 1, on which the record says that the person attends; null if it says nothing about days. */
  attendanceDays: Maybe<Array<Scalars['Int']['output']>>;
  /** Date of birth of the person; null without one. */
  birthDate: Maybe<Scalars['Date']['output']>;
  /** The format that a moderator confirmed, which may differ; null before the confirmation. */
  confirmedFormat: Maybe<ParticipationFormat>;
  /** The section that a moderator confirmed; null without one. */
  confirmedSection: Maybe<Section>;
  /** Time of the registration. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** The edition of the registration. */
  edition: Edition;
  /** The format in force: the confirmed one, else the requested one. */
  effectiveFormat: ParticipationFormat;
  /**
   * The section in force: the confirmed one, else the requested one, and the school's for a registration for the school;
   * null without one.
   */
  effectiveSection: Maybe<Section>;
  /** E-mail of the person; null without one. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** The expert conclusion on openness of publication, .doc, .docx or .pdf; null while the slot is empty. */
  expertConclusion: Maybe<RegistrationFile>;
  /** Full name of the person. */
  fullName: Maybe<Scalars['String']['output']>;
  /** Whether the person gave up a confirmed poster and became a listener. */
  hasGivenUpPoster: Scalars['Boolean']['output'];
  /**
   * Every change of the record, newest first; entries cannot be edited. Null without the provider's extension
   * HISTORY or if it did not answer. The record's owner does not see the names of moderators.
   */
  history: Maybe<HistoryEntryConnection>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether the registration was cancelled. Only moderators read cancelled ones, and nothing in them can be changed. */
  isCancelled: Scalars['Boolean']['output'];
  /** Whether the person confirmed participation. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Whether it is a registration for the school. */
  isSchool: Scalars['Boolean']['output'];
  /**
   * The newest letters to the person of the record, newest first, at most 100. Null without the provider's extension
   * LETTER_LOG or if it did not answer. FORBIDDEN for anyone but moderators.
   */
  letters: Maybe<Array<SentLetter>>;
  /** Sections that the person plans to attend. */
  listeningSections: Maybe<Array<Section>>;
  /** Organisation of the person; null without one. */
  organization: Maybe<Organization>;
  /**
   * The person's other active registrations for the edition, at most 50: the same name and e-mail address. Empty for a
   * cancelled registration. FORBIDDEN for anyone but moderators.
   */
  otherRegistrations: Maybe<Array<Participant>>;
  /** Phone of the person; null without one. */
  phone: Maybe<Scalars['String']['output']>;
  /**
   * Others on the same place: a poster on the same board of the same poster session, or a talk on the same day, track and
   * slot. FORBIDDEN for anyone but moderators.
   */
  placeClashes: Maybe<Array<PlaceClash>>;
  /**
   * Active registrations for the edition that may be doubles of this one, at most 50: those of another person with the same
   * name and birth date, phone or e-mail address, and all with the same title. Empty for a cancelled registration.
   * FORBIDDEN for anyone but moderators.
   */
  possibleDoubles: Maybe<Array<PossibleDouble>>;
  /**
   * The programme item in which the poster is shown, recognised by the section. Null before the format is confirmed, for a
   * listener and a talk, and where the programme does not show it.
   */
  posterSession: Maybe<ProgrammeItem>;
  /** The requested format. */
  requestedFormat: ParticipationFormat;
  /** The section that the person chose; null without one. */
  requestedSection: Maybe<Section>;
  /** The status: whose turn it is. */
  status: ParticipationStatus;
  /**
   * The talk in the programme of the edition, recognised by its title, among several of one title by its speaker. Null before
   * the format is confirmed, for a listener and a poster, and where the programme does not show it.
   */
  talk: Maybe<ProgrammeTalk>;
  /** Day of the talk within the forum, from 1; null if not set. */
  talkDay: Maybe<Scalars['Int']['output']>;
  /** Date of the talk as the organisers wrote it; null if not set. */
  talkSchedule: Maybe<Scalars['String']['output']>;
  /** Slot of the talk, from 1; for a poster the number of its board. Null if not set. */
  talkSlot: Maybe<Scalars['Int']['output']>;
  /** Track of the talk, from 1; null if not set. */
  talkTrack: Maybe<Scalars['Int']['output']>;
  /** The thesis as .doc or .docx; null while the slot is empty. */
  thesisDocument: Maybe<RegistrationFile>;
  /** The thesis as .pdf; null while the slot is empty. */
  thesisPdf: Maybe<RegistrationFile>;
  /** Whether the theses that a talk or poster needs are there, by the format in force. */
  thesisState: ThesisState;
  /** Title of the talk or poster; null for a listener. */
  title: Maybe<Scalars['String']['output']>;
  /** Answer about the tour, the same on each of the person's registrations for the forum; null without one. */
  tour: Maybe<TourDecision>;
  /** Size of the T-shirt, the same on each of the person's registrations for the forum; null without a choice. */
  tshirtSize: Maybe<TshirtSize>;
  /**
   * Names of this type's fields whose value in the provider's answer could not be read, such as an impossible `birthDate`:
   * these fields are null, the full name is empty, an unknown `requestedFormat` is `UNRECOGNIZED`. Null if all could be read.
   */
  unreadableFields: Maybe<Array<Scalars['String']['output']>>;
  /** Time of the newest recorded change of the record. Null without the provider's extension HISTORY. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * Version of the record. Sent back as `expectedVersion`, it prevents a change from overwriting that of another
   * moderator. It comes from the provider, or else is computed from the values that moderators set, as it is for the owner.
   */
  version: Maybe<Scalars['String']['output']>;
};


/**
 * A person's registration for the forum or the school: one entity for its owner and for moderators. A list may hold only a
 * part of it; a field that the list lacks costs one more read of the record, and is null with an error if that fails.
 */
export type RegistrationHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** A registration that is new or changed, or that left the list. */
export type RegistrationChange = {
  __typename?: 'RegistrationChange';
  /** The present registration; null if it left the list, because it was cancelled or deleted. */
  registration: Maybe<Registration>;
  /** Id of the registration. */
  registrationId: Scalars['ID']['output'];
};

/** A page of changes of the moderators' list. */
export type RegistrationChangeConnection = {
  __typename?: 'RegistrationChangeConnection';
  /** Rows of the page with their cursors. */
  edges: Array<RegistrationChangeEdge>;
  /**
   * Whether the rows are the whole list: without `since`, and for a revision that the provider does not know. What they lack is
   * then not in the list.
   */
  isWhole: Scalars['Boolean']['output'];
  /** Rows of the page. */
  nodes: Array<RegistrationChange>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Revision of the list as these rows show it. */
  revision: Scalars['String']['output'];
  /** Number of all rows. */
  totalCount: Scalars['Int']['output'];
  /** Rows that the provider sent and nobody can read: they are missing here. */
  unreadableCount: Scalars['Int']['output'];
};

/** A change of the moderators' list with its cursor. */
export type RegistrationChangeEdge = {
  __typename?: 'RegistrationChangeEdge';
  /** Cursor of the row, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: RegistrationChange;
};

/** A file in a slot of a registration. */
export type RegistrationFile = {
  __typename?: 'RegistrationFile';
  /** Id of the file. */
  key: Scalars['String']['output'];
  /** File name, for display. */
  name: Scalars['String']['output'];
  /**
   * Paragraphs of the text of a .docx or .pdf, without formatting, pictures and formulas; empty if it has no text (a
   * scanned page). Null if the file cannot be read: a .doc, a broken, locked or far too long one. Null with an error if
   * the provider did not answer.
   */
  text: Maybe<Array<Scalars['String']['output']>>;
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

/** A new address of the account. */
export type RequestEmailChangeInput = {
  /** The present password. */
  currentPassword: Scalars['String']['input'];
  /** The new address; the gateway converts it to lower case. */
  email: Scalars['String']['input'];
};

/** Answer of requestEmailChange. */
export type RequestEmailChangePayload = {
  __typename?: 'RequestEmailChangePayload';
  /** The new address as the provider got it; null after a rejection. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** REQUIRED or INVALID by field. */
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
  isSent: Scalars['Boolean']['output'];
  /** NOT_FOUND if no account has this e-mail. */
  userErrors: Array<UserError>;
};

/** The address of a new account. */
export type RequestVerificationLetterInput = {
  /** E-mail of the account; the gateway converts it to lower case. */
  email: Scalars['String']['input'];
};

/** Answer of requestVerificationLetter. */
export type RequestVerificationLetterPayload = {
  __typename?: 'RequestVerificationLetterPayload';
  /** Whether the provider accepted the request; it does not say whether the address has an account. */
  isAccepted: Scalars['Boolean']['output'];
  /** REQUIRED or INVALID at `email`. */
  userErrors: Array<UserError>;
};

/** A new password and the query values of the mailed link. */
export type ResetPasswordInput = {
  /** The query values of the link. */
  link: SignedLinkInput;
  /** At least 8 characters, with a capital and a small Latin letter and a digit. */
  password: Scalars['String']['input'];
};

/** Answer of resetPassword. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Whether the password was changed. */
  isChanged: Scalars['Boolean']['output'];
  /** INVALID at `password`, LINK_EXPIRED for the link; INVALID at `link.values` if there are too many or too long ones. */
  userErrors: Array<UserError>;
};

/** Roles of an account. */
export type Role =
  /** An administrator of the conference, who counts as a moderator. */
  | 'CONFERENCE_ADMIN'
  /** A moderator. */
  | 'MODERATOR'
  /** A role of the provider that the schema does not know. */
  | 'UNRECOGNIZED'
  /** A person with an ordinary account. */
  | 'USER';

/** A view to save. */
export type SaveParticipantViewInput = {
  /** The edition. */
  editionId: Scalars['ID']['input'];
  /** The name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** The view as the query of the page's address, with its question mark; at most 4 000 characters. */
  query: Scalars['String']['input'];
};

/** Answer of saveParticipantView. */
export type SaveParticipantViewPayload = {
  __typename?: 'SaveParticipantViewPayload';
  /** Rejections by field. */
  userErrors: Array<UserError>;
  /** The saved view; null after a rejection. */
  view: Maybe<ParticipantView>;
};

/** The school that accompanies the forum; it has its own registrations and its own section. */
export type School = {
  __typename?: 'School';
  /** Its section, which is not among the sections to attend. */
  section: Section;
  /** Name of the school. */
  title: Scalars['String']['output'];
};

/** A status of a person: student, young scientist and so on. */
export type SchoolStatus = Node & {
  __typename?: 'SchoolStatus';
  /** Id, unique across all types. */
  id: Scalars['ID']['output'];
  /** Title; null if the list could not be read or lacks the id. */
  title: Maybe<Scalars['String']['output']>;
};

/** A section of a forum. */
export type Section = Node & {
  __typename?: 'Section';
  /** Id, unique across all types. */
  id: Scalars['ID']['output'];
  /** Whether the section is offered at all; null if the provider's list lacks the id or could not be read. */
  isActive: Maybe<Scalars['Boolean']['output']>;
  /** Whether the provider's list has the id; null if the list could not be read. Then read the section again a little later. */
  isListed: Maybe<Scalars['Boolean']['output']>;
  /** Whether it accepts talks; null as for `isActive`. */
  isOpenToTalks: Maybe<Scalars['Boolean']['output']>;
  /** Whether everyone may choose it, otherwise it is open by invitation; null as for `isActive`. */
  isPublic: Maybe<Scalars['Boolean']['output']>;
  /** Name; null if the provider's list lacks the id or could not be read: see `isListed`. */
  name: Maybe<Scalars['String']['output']>;
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
  /** Selects rows with none of the named sections. */
  exclude?: Scalars['Boolean']['input'];
  /** Ids of sections. */
  ids?: Array<Scalars['ID']['input']>;
  /** Whether records without a section count as one of the named sections. */
  withNone?: Scalars['Boolean']['input'];
};

/** Sections. */
export type SectionsValue = RecordText & {
  __typename?: 'SectionsValue';
  /** The sections. */
  sections: Array<Section>;
  /** Their names, separated by commas. */
  text: Scalars['String']['output'];
};

/** A letter to a person, without its text. */
export type SentLetter = {
  __typename?: 'SentLetter';
  /** Time at which the letter was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Why the letter was given up; null in every other state. */
  failure: Maybe<LetterFailure>;
  /** Id. */
  key: Scalars['String']['output'];
  /** What became of it. */
  state: LetterState;
  /** Subject. */
  subject: Scalars['String']['output'];
};

/** The service's clock. */
export type ServiceClock = {
  __typename?: 'ServiceClock';
  /** Whether the clock was set for a demonstration or a test. */
  isDemo: Scalars['Boolean']['output'];
  /** The service's present time. */
  now: Scalars['DateTime']['output'];
};

/** An answer about the tour. */
export type SetTourInput = {
  /** The answer. */
  decision: TourChoice;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
};

/** Answer of setTour. */
export type SetTourPayload = {
  __typename?: 'SetTourPayload';
  /** The registration after the action; null after a rejection, or with an error if it could not be read. */
  registration: Maybe<Registration>;
  /** Rejections: REQUIRED, INVALID by field, WINDOW_CLOSED, or the provider's rejection. */
  userErrors: Array<UserError>;
};

/** Format, section and date of a registration as the person saw them before the confirmation. */
export type ShownParticipationInput = {
  /** The confirmed format. */
  confirmedFormat: FormatChoice;
  /** The confirmed section, else the requested one; null for none. Not compared for a listener. */
  effectiveSectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Date of the talk in words; null for none. Not compared for a listener. */
  talkSchedule?: InputMaybe<Scalars['String']['input']>;
};

/** A new account with the person behind it. */
export type SignUpInput = {
  /** Academic degree. */
  academicDegreeId: Scalars['ID']['input'];
  /** Date of birth, from 1950-01-01. */
  birthDate: Scalars['Date']['input'];
  /** Name of the citizenship: a listed one or a typed text. */
  citizenship: Scalars['String']['input'];
  /**
   * Version of the accepted text: 1 to 50 characters, of the privacy policy, or that of the
   * `ConsentDocument` on processing in force. The provider stores it with the time (`Viewer.consent`).
   */
  consentVersion: Scalars['String']['input'];
  /** E-mail, which is also the user name; the gateway converts it to lower case. */
  email: Scalars['String']['input'];
  /** First name, at least 1 character, of the same characters. */
  firstName: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Consent to the processing of personal data; must be true. */
  hasConsented: Scalars['Boolean']['input'];
  /**
   * Whether the public list of participants shows the person; true if omitted. Without the extension PUBLICITY the
   * mutation is rejected with NOT_SUPPORTED.
   */
  isListed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name, at least 1 character: letters, spaces, hyphens, apostrophes and dots. */
  lastName: Scalars['String']['input'];
  /** Middle name, at least 2 of the same characters; null for a person without one. */
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
  /**
   * Version of the `ConsentDocument` on publication in force; null without that consent. INVALID in an edition without such
   * documents. With it `isListed` is true, and without it false, whatever the input says; without the extension PUBLICITY
   * everybody is listed, so that an edition that asks for this consent needs it: REQUIRED.
   */
  publicationConsentVersion?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of signUp. */
export type SignUpPayload = {
  __typename?: 'SignUpPayload';
  /** The address of the verification letter; null after a rejection. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** Rejections by field; TAKEN if the e-mail has an account. */
  userErrors: Array<UserError>;
};

/** The query values of a mailed link. */
export type SignedLinkInput = {
  /**
   * All query values of the link, 1 to 50, whatever their names. The provider receives them unchanged; a repeated name
   * becomes a list.
   */
  values: Array<LinkValueInput>;
};

/** Rows of a status. */
export type StatusCount = {
  __typename?: 'StatusCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The status. */
  status: ParticipationStatus;
};

/** The published thesis of a talk. */
export type TalkThesis = {
  __typename?: 'TalkThesis';
  /** The talk in the programme. */
  talk: ProgrammeTalk;
  /** Plain text; a blank line separates paragraphs. */
  text: Scalars['String']['output'];
};

/** A text, number, date, answer or size. */
export type TextValue = RecordText & {
  __typename?: 'TextValue';
  /** The value as text, in Russian where the portal has a text for it; the provider's own for the field UNRECOGNIZED. */
  text: Scalars['String']['output'];
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
export type ThesisCollection = Node & {
  __typename?: 'ThesisCollection';
  /** The theses in the order of the collection. Empty where the edition does not list them. */
  contents: Array<ThesisEntry>;
  /** Picture for the cover, one of the edition's gallery; null without one. */
  cover: Maybe<GalleryImage>;
  /** Id, unique across all types; permanent. */
  id: Scalars['ID']['output'];
  /** Links to the collection: a science library and a PDF. */
  links: Array<EditionLink>;
  /** Number of pages; null where it is not known. */
  pages: Maybe<Scalars['Int']['output']>;
  /** Text about the collection. */
  text: Scalars['HTML']['output'];
  /** Name of the collection. */
  title: Scalars['String']['output'];
};

/** Rows of a state of the theses. */
export type ThesisCount = {
  __typename?: 'ThesisCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The state. */
  state: ThesisState;
};

/** One of the published theses. */
export type ThesisEntry = {
  __typename?: 'ThesisEntry';
  /** Authors, separated by commas. */
  authors: Scalars['String']['output'];
  /** Page of the PDF on which it begins, counted from 1. */
  page: Scalars['Int']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** The PDF at this page; null without a PDF. */
  url: Maybe<Scalars['URL']['output']>;
};

/** States of the theses: any of them, or (`exclude`) none of them. */
export type ThesisFilter = {
  /** Selects rows with none of the values. */
  exclude?: Scalars['Boolean']['input'];
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

/** A topic of the forum. */
export type Topic = {
  __typename?: 'Topic';
  /** Description. */
  description: Maybe<Scalars['String']['output']>;
  /** Name of the topic. */
  title: Scalars['String']['output'];
};

/** Answers about the tour to choose from. */
export type TourChoice =
  /** Will come. */
  | 'ATTENDING'
  /** Will not come. */
  | 'DECLINED';

/** Rows of the people with an answer about the tour. */
export type TourCount = {
  __typename?: 'TourCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The answer; null for people with none in any row of the list. */
  decision: Maybe<TourDecision>;
  /** Number of people in these rows; a person may have several registrations. */
  peopleCount: Scalars['Int']['output'];
};

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
  exclude?: Scalars['Boolean']['input'];
  /** The answers. */
  values?: Array<TourChoice>;
  /** Whether rows of people without an answer count as one of the named answers. */
  withNone?: Scalars['Boolean']['input'];
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

/** Rows of the people with a size of the T-shirt. */
export type TshirtSizeCount = {
  __typename?: 'TshirtSizeCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** Number of people in these rows; a person may have several registrations. */
  peopleCount: Scalars['Int']['output'];
  /** The size; null for people with none in any row of the list. */
  size: Maybe<TshirtSize>;
};

/**
 * Sizes of the T-shirt: any of them, or (`exclude`) none of them. A person chooses once: a row without the size, such as one
 * for the school, counts with the size of the person's other rows of the list.
 */
export type TshirtSizeFilter = {
  /** Selects rows with none of the values. */
  exclude?: Scalars['Boolean']['input'];
  /** The sizes. */
  values?: Array<TshirtSizeChoice>;
  /** Whether rows of people without a size count as one of the named sizes. */
  withNone?: Scalars['Boolean']['input'];
};

/** Records of a bulk run to restore. */
export type UndoBulkRunInput = {
  /** At most 50 records. */
  items: Array<UndoItemInput>;
  /** The run to undo. */
  runKey: Scalars['String']['input'];
  /** A random name for the undo, 8 to 64 letters, digits, - and _: the undo is a bulk run itself and can be undone. */
  undoRunKey?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of undoBulkRun. */
export type UndoBulkRunPayload = {
  __typename?: 'UndoBulkRunPayload';
  /** One result per record, in the order of the input. */
  results: Array<BulkResult>;
  /** Rejections of the undo itself, by field; then nothing was done. */
  userErrors: Array<UserError>;
};

/** A record of a bulk run. */
export type UndoItemInput = {
  /** The record. */
  registrationId: Scalars['ID']['input'];
  /** Whether the person gets a letter about the restored values. */
  sendLetter?: Scalars['Boolean']['input'];
};

/**
 * Values of the profile to change. An omitted value stays as it is. Null clears the middle name and the typed names of an
 * organisation and a position; the others cannot be cleared, and null is REQUIRED. A first profile needs both names.
 */
export type UpdateProfileInput = {
  /** Academic degree. */
  academicDegreeId?: InputMaybe<Scalars['ID']['input']>;
  /** Date of birth, 1925-01-01 to 2015-12-31. */
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  /** Name of the citizenship. */
  citizenship?: InputMaybe<Scalars['String']['input']>;
  /** First name, at least 1 character, of the same characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Gender. */
  gender?: InputMaybe<Gender>;
  /**
   * Whether the public list of participants shows the person. Without the extension PUBLICITY the mutation is rejected
   * with NOT_SUPPORTED.
   */
  isListed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name, at least 1 character: letters, spaces, hyphens, apostrophes and dots. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Middle name, at least 2 of the same characters; null or an empty text clears it. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Organisation; 'other' requires otherOrganization. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of an unlisted organisation; null clears it. */
  otherOrganization?: InputMaybe<Scalars['String']['input']>;
  /** Name of an unlisted position; null clears it. */
  otherPosition?: InputMaybe<Scalars['String']['input']>;
  /** Phone; must contain a digit. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Position; 'other' requires otherPosition. */
  positionId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Version of the `ConsentDocument` on publication in force. An edition that asks for this consent needs it where
   * `isListed` becomes true: REQUIRED without it.
   */
  publicationConsentVersion?: InputMaybe<Scalars['String']['input']>;
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
  /** The file. */
  file: Scalars['Upload']['input'];
  /** The slot. */
  kind: RegistrationFileKind;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
  /**
   * Id of the file in the slot that the new one replaces; REFUSED if the slot holds another one. Omitted or null for an
   * empty slot. The gateway ignores it if the slot is empty.
   */
  replacesKey?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of uploadRegistrationFile. */
export type UploadRegistrationFilePayload = {
  __typename?: 'UploadRegistrationFilePayload';
  /** The registration with the file; null after a rejection, or with an error if it could not be read. */
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

/** The venue of a forum. */
export type Venue = {
  __typename?: 'Venue';
  /** Address. */
  address: Scalars['String']['output'];
  /** A map or a schematic drawing of the way; null without one. */
  map: Maybe<VenueMap>;
  /** Name of the venue. */
  name: Scalars['String']['output'];
  /** Entry passes: office, documents, hours; null where no pass is needed. */
  passOffice: Maybe<Scalars['String']['output']>;
  /** Ways to the venue. */
  travel: Array<VenueWay>;
};

/** A map or a schematic drawing. */
export type VenueMap = {
  __typename?: 'VenueMap';
  /** Description for people who do not see the picture. */
  alt: Scalars['String']['output'];
  /** Height in pixels. */
  height: Scalars['Int']['output'];
  /** The picture. */
  url: Scalars['URL']['output'];
  /** Width in pixels; with the height it gives the aspect ratio, so that the layout does not shift. */
  width: Scalars['Int']['output'];
};

/** A way to the venue. */
export type VenueWay = {
  __typename?: 'VenueWay';
  /** The way in words. */
  text: Scalars['String']['output'];
  /** Means of transport, for example «На метро». */
  title: Scalars['String']['output'];
};

/** Answer of verifyEmail. */
export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  /** The provider's success text; null after a rejection. */
  detail: Maybe<Scalars['String']['output']>;
  /** LINK_EXPIRED if the link is wrong, used or expired; INVALID at `values` if there are too many or too long ones. */
  userErrors: Array<UserError>;
};

/** The signed-in person. */
export type Viewer = Node & {
  __typename?: 'Viewer';
  /**
   * Consent to the processing of personal data, given at sign-up; null if the provider stores none or the account could not
   * be read.
   */
  consent: Maybe<Consent>;
  /** Last and first name; null if the account has no profile yet. */
  displayName: Maybe<Scalars['String']['output']>;
  /** The account's e-mail; null if the account could not be read. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** Id, unique across all types; `node` gives it to the person alone. */
  id: Scalars['ID']['output'];
  /** Whether the person is a moderator. The page uses it to offer actions; the provider checks the right to each. */
  isModerator: Maybe<Scalars['Boolean']['output']>;
  /** The profile of the account's person; null if the account has none yet or could not be read. */
  profile: Maybe<Profile>;
  /**
   * Consent to the publication in the list of participants; null without one, after its withdrawal, if the provider stores
   * none or the account could not be read.
   */
  publicationConsent: Maybe<Consent>;
  /**
   * The person's active registrations of an edition, oldest first; null if they could not be read. NOT_FOUND for an
   * unknown edition.
   */
  registrations: Maybe<Array<Registration>>;
  /** Roles of the account at the provider; null if the account could not be read. */
  roles: Maybe<Array<Role>>;
};


/** The signed-in person. */
export type ViewerRegistrationsArgs = {
  editionId?: InputMaybe<Scalars['ID']['input']>;
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

/** A decision to take back. */
export type WithdrawDecisionInput = {
  /**
   * `version` of the record as the moderator saw it. If the record has another version now, the answer is a conflict and
   * nothing changes. Without it the decision is taken back as it is now. INVALID for a number above 2147483647.
   */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
  /** True sends the letter that `previewWithdrawal` shows. */
  sendLetter?: Scalars['Boolean']['input'];
};

/** Answer of withdrawDecision. */
export type WithdrawDecisionPayload = {
  __typename?: 'WithdrawDecisionPayload';
  /** Another person changed the record meanwhile; nothing was changed. */
  conflict: Maybe<ParticipationConflict>;
  /**
   * Whether the record had the values already: nothing was changed and no letter is sent. Null after a rejection or a
   * conflict, and if the provider does not say it (extension HISTORY).
   */
  isUnchanged: Maybe<Scalars['Boolean']['output']>;
  /** The record without the decision; null after a rejection or a conflict, or with an error if it could not be read. */
  registration: Maybe<Registration>;
  /** Rejections by field. */
  userErrors: Array<UserError>;
};
