import type { PosterGroupData, PosterListData } from '../editions/posters.ts';
import type { ItemData, ProgrammeData, TalkData } from '../editions/programme.ts';
import type { EditionData } from '../editions/readEdition.ts';
import type {
  BulkOutcome,
  BulkSkipReason,
  ConflictingField,
  ParticipationConflict as GraphConflict,
  LetterFailure,
  ParticipationFormat,
  PlaceKind,
  RecordField,
  Section,
  SentLetter,
  UserError,
} from '../generated/types.ts';
import type { FacetCounts, ListRow } from '../lists/lists.ts';
import type { AttendanceRecord as AttendanceRecordRecord } from '../provider/records/attendance.ts';
import type { Batch } from '../provider/records/batches.ts';
import type { DocumentVerification as DocumentVerificationRecord } from '../provider/records/documents.ts';
import type { HistoryEntry as HistoryEntryRecord } from '../provider/records/history.ts';
import type { LetterPreview } from '../provider/records/letterPreviews.ts';
import type { Participation } from '../provider/records/participants.ts';
import type { Individual, ListedIndividual } from '../provider/records/profile.ts';
import type { Registration as RegistrationRecord } from '../provider/records/registrations.ts';
import type { Body } from '../provider/records/requestNames.ts';

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
export type Participant = ListRow;
export type ParticipantFacets = FacetCounts & { meetingId: number };
/** `meetingId` is the meeting of its section. */
export type AttendanceRecord = AttendanceRecordRecord & { meetingId: number; key: string };
export type AudienceMember = AttendanceRecord;
export type { RegistrationList } from '../shared/participantLists.ts';
export type DocumentVerification = DocumentVerificationRecord;
export type HistoryEntry = HistoryEntryRecord & { meetingId: number };
export type BulkRun = Batch & { meetingId: number };

export interface BulkPlan {
  rows: PlannedRecord[];
  edition: Edition;
  /** The letters of these rows; null where the provider cannot show letters beforehand. */
  previewLetters(rows: readonly PlannedRecord[]): Promise<LetterPreview[] | null>;
}

/** Answer of each dry run of a change of many records. */
export interface PlanPayload {
  plan: BulkPlan | null;
  userErrors: UserError[];
}

export interface PlannedRecord {
  id: string;
  fullName: string;
  outcome: 'CHANGED' | 'UNCHANGED' | 'SKIPPED';
  reason: BulkSkipReason | null;
  version: string | null;
  changes: RecordDifference[];
  /** Null for a record that does not change. */
  change: PlannedChange | null;
}

export interface PlannedChange {
  /** Whether the provider sends a letter about it. */
  writesLetter: boolean;
  email: string | null;
  /** Date in words and day after the change. */
  talkSchedule: string | null;
  talkDay: number | null;
  /** The place in the programme that the record would have. */
  place: string | null;
  /** Whether the record would be a talk without a title. */
  lacksTitle: boolean;
  /** Of a plan that numbers boards. */
  board: number | null;
  /** The provider's request; null for an undo. */
  request: Body<'ParticipationChange'> | null;
}

/** A letter, or a record on the same place: both name a record by its id. */
export interface Letter {
  id: string;
  fullName: string;
  recipient: string;
  subject: string;
  text: string;
}
export interface GivenUpLetter {
  id: string;
  key: string;
  fullName: string;
  subject: string;
  createdAt: string;
  failure: LetterFailure;
}

export interface PlaceClash {
  id: string;
  fullName: string;
  kind: PlaceKind;
}
export interface BulkItem {
  id: string;
  fullName: string;
  version: string;
  board: number | null;
  letterTo: string | null;
  talkSchedule: string | null;
  talkDay: number | null;
}
export interface BulkRunRecord {
  id: string;
  fullName: string | null;
  changes: FieldChange[];
  letters: SentLetter[] | null;
}
export interface BulkPlanRow extends Pick<PlannedRecord, 'id' | 'fullName' | 'outcome' | 'reason'> {
  changes: FieldChange[];
  placeClashes: PlaceClash[];
}
/** A moderator's change met another change. Our own type, because codegen's type would import this file back. */
interface ParticipationConflict extends Omit<GraphConflict, 'changes' | 'current' | 'fields'> {
  changes?: Awaitable<HistoryEntry>[] | null | undefined;
  current: Awaitable<Registration>;
  fields: Awaitable<
    Omit<ConflictingField, 'current' | 'wanted'> & {
      current?: Awaitable<RecordValue> | null | undefined;
      wanted?: Awaitable<RecordValue> | null | undefined;
    }
  >[];
}
type Awaitable<T> = T | Promise<T>;
export interface BulkResult {
  id: string;
  outcome: BulkOutcome;
  reason: BulkSkipReason | null;
  message: string | null;
  conflict: ParticipationConflict | null;
  after: Registration | Promise<Registration> | null;
}

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
