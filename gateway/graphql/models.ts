import type { FacetCounts, ListRow } from '../domains/participants/list/lists.ts';
import type { PosterGroupData, PosterListData } from '../editions/posters.ts';
import type { EditionData } from '../editions/readEdition.ts';
import type { BulkSkipReason, UserError } from '../generated/types.ts';
import type { Schemas } from '../provider/contract.ts';
import type * as records from '../provider/records.ts';

/** The signed-in person; resolvers read everything else when a query needs it. */
export interface Viewer {
  id: number;
}

/** Resolvers get the provider's own records as parents, so that a mis-mapped resolver does not compile. */
export type Profile = records.Individual;
/** The list of the caller's own registrations holds short records; `wholeRegistration` reads the rest. */
export type Registration = records.Registration | records.Participation;
/** A text that a query reads only if it needs it. */
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
export type Person = records.ListedIndividual;
export type Edition = EditionData;
/** `link` is the provider's address of the file; `owner` tells files of one person from those of others. */
export interface RegistrationFile {
  id: string;
  name: string;
  url: string;
  link: string;
  owner: string;
}
export type PosterGroup = PosterGroupData;
export type PosterList = PosterListData;
export type Participant = ListRow;
export type ParticipantFacets = FacetCounts;
export interface AttendanceRecord {
  record: records.AttendanceRecord;
  /** The meeting of its section. */
  meetingId: number;
  key: string;
}
export type AudienceMember = AttendanceRecord;
export type DocumentVerification = records.DocumentVerification;
export type HistoryEntry = { entry: records.HistoryEntry; meetingId: number };
export type BulkRun = { batch: records.Batch; meetingId: number };

export interface BulkPlan {
  rows: PlannedRecord[];
  edition: Edition;
  userErrors: UserError[];
  /** The letters of these rows; null where the provider cannot show letters beforehand. */
  previewLetters(rows: readonly PlannedRecord[]): Promise<records.LetterPreview[] | null>;
}

export interface PlannedRecord {
  id: string;
  fullName: string;
  outcome: 'CHANGED' | 'UNCHANGED' | 'SKIPPED';
  reason: BulkSkipReason | null;
  version: string | null;
  changes: RecordDifference[];
  /** Of a record that changes; null otherwise. */
  change: PlannedChange | null;
}

export interface PlannedChange {
  /** Whether the provider writes a letter about it. */
  writesLetter: boolean;
  email: string | null;
  /** Date in words and day after the change. */
  talkSchedule: string | null;
  talkDay: number | null;
  /** The place in the programme that the record would have. */
  place: string | null;
  /** Of a plan that numbers boards. */
  board: number | null;
  /** The provider's request; null for an undo. */
  request: Schemas['ParticipationChange'] | null;
}

export interface RecordDifference {
  field: string;
  before: string | null;
  after: string | null;
}
