import { stripForbiddenCharacters } from '../../characters.ts';

export type DocumentFacts = {
  fullName: string;
  /** First and middle name, for the salutation. */
  addressed: string;
  isFemale: boolean | null;
  forum: string;
  /** The school's name on its documents, else null. */
  school: string | null;
  dates: string;
  place: string;
  /** Where to come; null while unknown. */
  address: string | null;
  format: 'listener' | 'speaker' | 'poster' | 'school';
  /** The title of the talk or the poster. */
  talk: string | null;
  section: string | null;
  talkDate: string | null;
  /** The signatory's name; null leaves the line empty for a signature by hand. */
  signatoryName: string | null;
  signatoryPost: string;
  /** Pictures in base64; null leaves their place empty. */
  facsimile: string | null;
  stamp: string | null;
  /** A sentence of the organisers on the invitation. */
  note: string | null;
  number: string;
  issuedOn: string;
  issuedAt: Date;
  /** The public page that confirms the document. */
  verifyUrl: string;
};

/** The facts without forbidden characters, which a viewer would show as boxes or in reversed order. */
export const printable = (facts: DocumentFacts): DocumentFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? stripForbiddenCharacters(value) : value,
    ]),
  ) as DocumentFacts;

/** Both forms if the sex is unknown. */
export const bySex = (isFemale: boolean | null, he: string, she: string, either: string) =>
  isFemale === null ? either : isFemale ? she : he;
