/** Gender as the forms offer it. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE';

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

/** The three file slots of a registration (FIL-01). */
export type RegistrationFileKind =
  /** Expert conclusion, .doc, .docx or .pdf. */
  | 'EXPERT_CONCLUSION'
  /** Thesis, .doc or .docx. */
  | 'THESIS_DOCUMENT'
  /** Thesis, .pdf. */
  | 'THESIS_PDF';

/** Answer about the excursion (TOU-02). */
export type TourDecision =
  /** Will come. */
  | 'ATTENDING'
  /** Will not come. */
  | 'DECLINED';

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
