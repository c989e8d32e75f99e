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
   * Slug of the project in whose list the record is changed; null for the main list. Such a change
   * reaches the provider with format, section and date alone: day, track and slot are INVALID, and an unknown project is
   * NOT_FOUND. From the main list all values reach the provider, those that are omitted here as the record has them.
   */
  project?: string | null | undefined;
  /** The registration. */
  registrationId: string;
  /** What the moderator saw; a record that differs from it now is a CONFLICT. */
  seen: SeenDecisionInput;
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

/** The edition whose participations to export. */
export type CreateParticipantsWorkbookDownloadInput = {
  /** The edition. */
  editionId: string;
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

/** Formats of participation to choose from. */
export type FormatChoice =
  /** Listener: no talk, no publication. */
  | 'LISTENER'
  /** Poster. */
  | 'POSTER'
  /** Speaker: an oral talk. */
  | 'SPEAKER';

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

/**
 * What the moderator saw before a decision: the six values and the person's confirmation. If the record differs from it now,
 * nothing is sent, and the answer is a CONFLICT.
 */
export type SeenDecisionInput = {
  /** The confirmed format; null before the first decision. */
  confirmedFormat?: FormatChoice | null | undefined;
  /** The confirmed section. */
  confirmedSectionId?: string | null | undefined;
  /** Whether the person confirmed participation. */
  isConfirmed: boolean;
  /** Day of the talk; not compared for a project's list. */
  talkDay?: number | null | undefined;
  /** Date of the talk in words. */
  talkSchedule?: string | null | undefined;
  /** Slot of the talk or board of the poster; not compared for a project's list. */
  talkSlot?: number | null | undefined;
  /** Track of the talk; not compared for a project's list. */
  talkTrack?: number | null | undefined;
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
