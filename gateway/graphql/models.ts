import type { PosterGroupData, PosterListData } from '../editions/posters.ts';
import type { ItemData, ProgrammeData, TalkData } from '../editions/programme.ts';
import type { EditionData } from '../editions/readEdition.ts';
import type { ParticipationFormat, RecordField, Section } from '../generated/types.ts';
import type { AttendanceRecord as AttendanceRecordRecord } from '../provider/records/attendance.ts';
import type { DocumentVerification as DocumentVerificationRecord } from '../provider/records/documents.ts';
import type { HistoryEntry as HistoryEntryRecord } from '../provider/records/history.ts';
import type { Participation } from '../provider/records/participants.ts';
import type { Individual, ListedIndividual } from '../provider/records/profile.ts';
import type { Registration as RegistrationRecord } from '../provider/records/registrations.ts';

/** The signed-in person; resolvers read everything else when a query needs it. */
export interface Viewer {
  id: number;
}

/** Resolvers get the provider's own records as parents, so that a mis-mapped resolver does not compile. */
export type Profile = Individual;
/** The list of the caller's own registrations holds short records; `wholeRegistration` reads the rest. */
export type Registration = RegistrationRecord | Participation;
/** A text that resolvers read only if a query needs it. */
type Lazy<T> = T | (() => Promise<T>);

/** A choice from a reference list: its id is known even if the list cannot be read. */
interface Titled {
  id: string;
  title: Lazy<string | null>;
}

export interface Organization {
  id: string;
  name: Lazy<string | null>;
  isOther: boolean;
}
export type Position = Titled & { isOther: boolean };
export type AcademicDegree = Titled;
export type SchoolStatus = Titled;
export type Person = ListedIndividual;
export type Edition = EditionData;
export type EditionPage = EditionData;
/** `link` is the provider's address of the file; `owner` tells files of one person from those of others. */
export interface RegistrationFile {
  key: string;
  name: string;
  url: string;
  link: string;
  owner: string;
}
export type PosterGroup = PosterGroupData;
export type PosterList = PosterListData;
export type Programme = ProgrammeData;
export type ProgrammeItem = ItemData;
export type ProgrammeTalk = TalkData;
export type { PublicRow as Participant } from '../shared/participantLists.ts';
/** `meetingId` is the meeting of its section. */
export type AttendanceRecord = AttendanceRecordRecord & { meetingId: number; key: string };
export type AudienceMember = AttendanceRecord;
export type { RegistrationList } from '../shared/participantLists.ts';
export type DocumentVerification = DocumentVerificationRecord;
export type HistoryEntry = HistoryEntryRecord & { meetingId: number };

/** A value of a record's field; `__typename` is its type in the schema. */
export type RecordValue =
  | { __typename: 'TextValue'; text: string }
  | { __typename: 'FormatValue'; text: string; format: ParticipationFormat }
  | { __typename: 'SectionsValue'; text: string; sections: Section[] }
  | { __typename: 'BooleanValue'; text: string; isTrue: boolean };

export interface FieldChange {
  field: RecordField;
  /** For a day of attendance; null otherwise. */
  day: number | null;
  before: RecordValue | null;
  after: RecordValue | null;
}

export interface RecordDifference {
  field: string;
  before: string | null;
  after: string | null;
}
