export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
  Upload: { input: File; output: File; }
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

/** Two lists of a section. */
export type AttendanceKind =
  /** Who came, with the time. */
  | 'ATTENDANCE'
  /** Who plans to come. */
  | 'AUDIENCE';

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

/** Which registration to cancel. */
export type CancelRegistrationInput = {
  /** The cabinet it is done in: its windows are the ones that decide (CAB-06). */
  cabinet?: CabinetKind;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
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

/** Confirmed formats: any of them, or (`exclude`) none of them. */
export type ConfirmedFormatFilter = {
  /** 'Кроме': leaves those that have none of the values. */
  exclude?: Scalars['Boolean']['input'];
  /** The formats, or that none is confirmed yet. */
  values: Array<ConfirmedFormatChoice>;
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

/** Files: at least one of these kinds is there, or (`exclude`) none of them is. */
export type FileFilter = {
  /** 'Кроме': leaves those that have none of these files. */
  exclude?: Scalars['Boolean']['input'];
  /** Kinds of files; all three where it is left out. */
  kinds?: Array<RegistrationFileKind>;
};

/** Requested formats: any of them, or (`exclude`) none of them. */
export type FormatFilter = {
  /** 'Кроме': leaves those that have none of the values. */
  exclude?: Scalars['Boolean']['input'];
  /** The formats. */
  values: Array<ParticipationFormat>;
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

/** E-mail and password. */
export type LoginInput = {
  /** E-mail; lower-cased before it is sent on. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** A direction to sort in. */
export type OrderDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** Organisations: any of them, or (`exclude`) none of them. */
export type OrganizationFilter = {
  /** 'Кроме': leaves those that have none of the named organisations. */
  exclude?: Scalars['Boolean']['input'];
  /** Names of organisations as `organizationName` tells them. */
  names?: Array<Scalars['String']['input']>;
  /** Whether people without an organisation count as named. */
  withNone?: Scalars['Boolean']['input'];
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

/** The three file slots of a registration (FIL-01). */
export type RegistrationFileKind =
  /** Expert conclusion, .doc, .docx or .pdf. */
  | 'EXPERT_CONCLUSION'
  /** Thesis, .doc or .docx. */
  | 'THESIS_DOCUMENT'
  /** Thesis, .pdf. */
  | 'THESIS_PDF';

/** Whom to send a reset link. */
export type RequestPasswordResetInput = {
  /** E-mail of the account; lower-cased. */
  email: Scalars['String']['input'];
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

/** Sections: any of them, or (`exclude`) none of them. */
export type SectionFilter = {
  /** 'Кроме': leaves those that have none of the named sections. */
  exclude?: Scalars['Boolean']['input'];
  /** Ids of sections. */
  ids?: Array<Scalars['ID']['input']>;
  /** Whether records without any section count as named. */
  withNone?: Scalars['Boolean']['input'];
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

/** A new photo. */
export type UploadPhotoInput = {
  /** The picture. */
  file: Scalars['Upload']['input'];
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

/** Where the service's clock stands to a window. */
export type WindowState =
  /** Closed for good. */
  | 'CLOSED'
  /** Open. */
  | 'OPEN'
  /** Not open yet. */
  | 'UPCOMING';
