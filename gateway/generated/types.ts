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

/** The two lists of a section. */
export type AttendanceKind =
  /** People who came, with the time. */
  | 'ATTENDANCE'
  /** People who plan to come. */
  | 'AUDIENCE';

/** A page of attendance. */
export type AttendancePage = {
  __typename?: 'AttendancePage';
  /** Sections whose list could not be read, of several: their people are missing in the list. */
  failedSections: Array<Section>;
  /** Rows of the page. */
  nodes: Array<AttendanceRecord>;
  /** Rows that match the search. */
  totalCount: Scalars['Int']['output'];
  /** Rows that the provider sent and nobody can read: they are missing in the list, whatever the search. */
  unreadableCount: Scalars['Int']['output'];
};

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

/** A page of an audience. */
export type AudiencePage = {
  __typename?: 'AudiencePage';
  /** Sections whose list could not be read, of several: their people are missing in the list. */
  failedSections: Array<Section>;
  /** Rows of the page. */
  nodes: Array<AudienceMember>;
  /** Rows that match the search. */
  totalCount: Scalars['Int']['output'];
  /** Rows that the provider sent and nobody can read: they are missing in the list, whatever the search. */
  unreadableCount: Scalars['Int']['output'];
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

/** Yes or no. */
export type BooleanValue = RecordText & {
  __typename?: 'BooleanValue';
  /** The value. */
  isTrue: Scalars['Boolean']['output'];
  /** «да» or «нет». */
  text: Scalars['String']['output'];
};

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
   * Slug of the project in whose list the record is changed; null for the main list. Such a change
   * reaches the provider with format, section and date alone: day, track and slot are INVALID, and an unknown project is
   * NOT_FOUND. From the main list all values reach the provider, those that are omitted here as the record has them.
   */
  project?: InputMaybe<Scalars['String']['input']>;
  /** The registration. */
  registrationId: Scalars['ID']['input'];
  /** What the moderator saw; a record that differs from it now is a CONFLICT. */
  seen: SeenDecisionInput;
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
  /** The present record after a CONFLICT of what the moderator saw; null otherwise. */
  current: Maybe<Registration>;
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
   * for a section of another edition, PROVIDER_REJECTED with the provider's text, or a failure of the provider. Of all
   * sections, those that fail are in `failedSections`.
   */
  attendance: Maybe<AttendancePage>;
  /**
   * Who plans to come to the sections, by name; a person stands once in each section. Arguments and errors as for
   * `attendance`.
   */
  audience: Maybe<AudiencePage>;
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
  /** Short facts to show with the dates: participation without fee, in person, language. */
  facts: Array<EditionFact>;
  /** Results of this edition in figures, for example 280 participants. Empty before the forum. */
  figures: Array<Figure>;
  /** Descriptions of the formats: listener, speaker, poster. */
  formats: Array<FormatDescription>;
  /** Photos in order. */
  gallery: Array<GalleryImage>;
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
   * A page of the public list of participants: the same names and organisations for everybody, by name. Null with an error:
   * NOT_FOUND for an unknown project, or a failure of the provider.
   */
  participants: Maybe<ParticipantPage>;
  /** Partners and sponsors of the forum. */
  partners: Array<Partner>;
  /** Poster lists in the order of their sessions. */
  posterLists: Array<PosterList>;
  /** Programme; null before there is one. */
  programme: Maybe<Programme>;
  /** Projects that have their own lists of participants. */
  projects: Array<Project>;
  /** Registration for the forum. */
  registrationWindow: Window;
  /**
   * Every registration of the edition, or of one project, for moderators: the list is read whole, and its reader searches,
   * filters and sorts it. Null with an error: UNAUTHENTICATED, FORBIDDEN for anyone but moderators and for an edition that is
   * not open to them (`isOpenToModerators`), NOT_FOUND for an unknown project, or a failure of the provider.
   */
  registrations: Maybe<RegistrationList>;
  /**
   * Registrations by their day in Moscow, the earliest first: all active ones, also those for the school and further talks.
   * Null if the provider gives no registrations of an archived edition; null with an error for anyone but moderators
   * (FORBIDDEN, UNAUTHENTICATED) or after a failure.
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
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition. Fields that depend neither on
 * the service's clock nor on the provider are the same in every answer.
 */
export type EditionAudienceArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition. Fields that depend neither on
 * the service's clock nor on the provider are the same in every answer.
 */
export type EditionParticipantsArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  project?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * One year's forum. Dates, windows, texts, programme and pictures are data of the edition. Fields that depend neither on
 * the service's clock nor on the provider are the same in every answer.
 */
export type EditionRegistrationsArgs = {
  project?: InputMaybe<Scalars['String']['input']>;
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

/** A field that changed. */
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

/** Formats of participation to choose from. */
export type FormatChoice =
  /** Listener: no talk, no publication. */
  | 'LISTENER'
  /** Poster. */
  | 'POSTER'
  /** Speaker: an oral talk. */
  | 'SPEAKER';

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
  /** Subject. */
  subject: Scalars['String']['output'];
  /** The letter as plain text. */
  text: Scalars['String']['output'];
};

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
   * Exchanges e-mail and password for a token, for tools that send `Authorization: Token …`. Sets no cookie. RATE_LIMITED
   * after too many wrong passwords.
   */
  createToken: CreateTokenPayload;
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
   * Gives or changes the answer about the tour, one for all of the person's registrations for the forum. Rejected
   * after its day.
   */
  setTour: SetTourPayload;
  /** Creates an account and sends the verification letter. RATE_LIMITED if one address creates too many accounts. */
  signUp: SignUpPayload;
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
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationAddTalkArgs = {
  input: AddTalkInput;
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
export type MutationCreateParticipantsWorkbookDownloadArgs = {
  input: CreateParticipantsWorkbookDownloadInput;
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
export type MutationSetTourArgs = {
  input: SetTourInput;
};


/** Actions of a person. Every rejection that the person can correct is a value in `userErrors`. */
export type MutationSignUpArgs = {
  input: SignUpInput;
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

/** A row of the public list of participants. */
export type Participant = Node & {
  __typename?: 'Participant';
  /** Full name; empty where it could not be read. */
  fullName: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Organisation of the person; null without one. */
  organization: Maybe<Organization>;
  /**
   * Names of this type's fields whose value in the provider's answer could not be read: these fields are null, a name is
   * empty. Null if all could be read.
   */
  unreadableFields: Maybe<Array<Scalars['String']['output']>>;
};

/** A page of the public list of participants. */
export type ParticipantPage = {
  __typename?: 'ParticipantPage';
  /** Rows of the page. */
  nodes: Array<Participant>;
  /** Rows that match the search. */
  totalCount: Scalars['Int']['output'];
  /** Rows of the whole list that the provider sent and nobody can read: they are missing. */
  unreadableCount: Scalars['Int']['output'];
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
  /** Cancelled registrations for moderators. */
  | 'CANCELLED'
  /** The accepted version of the text on personal data, with its time. */
  | 'CONSENT'
  /** A new file in place of an attached one, in one step. */
  | 'FILE_REPLACEMENT'
  /** The changes of a record with their authors. */
  | 'HISTORY'
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
  /** The check of an issued document by its code. */
  | 'VERIFICATION'
  /** The verification letter once more. */
  | 'VERIFICATION_LETTERS';

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
  /** Positions to choose from; null if the list could not be read. */
  positions: Maybe<Array<Position>>;
  /**
   * The letter that a moderator's decision would send; `sendLetter` and `seen` play no part. It changes and sends nothing.
   * Null with an error if the decision could not be examined. FORBIDDEN for anyone but moderators.
   */
  previewDecision: Maybe<PreviewDecisionPayload>;
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
export type QueryPreviewDecisionArgs = {
  input: ConfirmFormatInput;
};


/** Reads of the portal's data. */
export type QueryRegistrationArgs = {
  id: Scalars['ID']['input'];
};

/** Fields of a record that the history names. */
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
  /** E-mail of the person; null without one. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** The expert conclusion on openness of publication, .doc, .docx or .pdf; null while the slot is empty. */
  expertConclusion: Maybe<RegistrationFile>;
  /** Full name of the person. */
  fullName: Maybe<Scalars['String']['output']>;
  /** Whether the person gave up a confirmed poster and became a listener. */
  hasGivenUpPoster: Scalars['Boolean']['output'];
  /**
   * The newest changes of the record, newest first, at most 100; entries cannot be edited. Null without the provider's
   * extension HISTORY or if it did not answer. The record's owner does not see the names of moderators.
   */
  history: Maybe<Array<HistoryEntry>>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Whether the registration was cancelled. Only moderators read cancelled ones, and nothing in them can be changed. */
  isCancelled: Scalars['Boolean']['output'];
  /** Whether the person confirmed participation. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Whether it is a registration for the school. */
  isSchool: Scalars['Boolean']['output'];
  /** Sections that the person plans to attend. */
  listeningSections: Maybe<Array<Section>>;
  /** Organisation of the person; null without one. */
  organization: Maybe<Organization>;
  /** Phone of the person; null without one. */
  phone: Maybe<Scalars['String']['output']>;
  /**
   * The programme item in which the poster is shown, recognised by the section. Null before the format is confirmed, for a
   * listener and a talk, and where the programme does not show it.
   */
  posterSession: Maybe<ProgrammeItem>;
  /** The requested format. */
  requestedFormat: ParticipationFormat;
  /** The section that the person chose; null without one. */
  requestedSection: Maybe<Section>;
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

/** The registrations of an edition or a project, as a moderator sees them. */
export type RegistrationList = {
  __typename?: 'RegistrationList';
  /**
   * The registrations, by name. A field that the provider's list does not send is null here; `registration` reads the full
   * record.
   */
  nodes: Array<Registration>;
  /** Time at which the gateway began to read the list from the provider. */
  readAt: Scalars['DateTime']['output'];
  /** Rows that the provider sent and nobody can read: they are missing in `nodes`. */
  unreadableCount: Scalars['Int']['output'];
  /** Hash of the content: it differs as soon as a value of the list does, and is the same at every gateway. */
  version: Scalars['String']['output'];
};

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

/** Sections. */
export type SectionsValue = RecordText & {
  __typename?: 'SectionsValue';
  /** The sections. */
  sections: Array<Section>;
  /** Their names, separated by commas. */
  text: Scalars['String']['output'];
};

/**
 * What the moderator saw before a decision: the six values and the person's confirmation. If the record differs from it now,
 * nothing is sent, and the answer is a CONFLICT.
 */
export type SeenDecisionInput = {
  /** The confirmed format; null before the first decision. */
  confirmedFormat?: InputMaybe<FormatChoice>;
  /** The confirmed section. */
  confirmedSectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the person confirmed participation. */
  isConfirmed: Scalars['Boolean']['input'];
  /** Day of the talk; not compared for a project's list. */
  talkDay?: InputMaybe<Scalars['Int']['input']>;
  /** Date of the talk in words. */
  talkSchedule?: InputMaybe<Scalars['String']['input']>;
  /** Slot of the talk or board of the poster; not compared for a project's list. */
  talkSlot?: InputMaybe<Scalars['Int']['input']>;
  /** Track of the talk; not compared for a project's list. */
  talkTrack?: InputMaybe<Scalars['Int']['input']>;
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

/** Answer about the tour. */
export type TourDecision =
  /** Will come. */
  | 'ATTENDING'
  /** Will not come. */
  | 'DECLINED'
  /** A code of the provider that this schema does not know. */
  | 'UNRECOGNIZED';

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
