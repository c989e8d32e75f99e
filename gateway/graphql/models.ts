import type { FacetCounts, ListRow } from '../domains/participants/list/lists.ts';
import type { PosterListData } from '../editions/posters.ts';
import type { EditionData } from '../editions/readEdition.ts';
import type { BulkSkipReason, UserError } from '../generated/types.ts';
import type { Schemas } from '../provider/contract.ts';

/** The signed-in person; resolvers read everything else when a query needs it. */
export interface Viewer {
  id: number;
}

/** Resolvers get the provider's own records as parents, so that a mis-mapped resolver does not compile. */
export type Profile = Schemas['Individual'];
export type Registration = Schemas['Registration'];
export type Participation = Schemas['Participation'];
export type Organization = Schemas['Organization'];
export type Position = Schemas['Titled'];
export type Edition = EditionData;
export type PosterList = PosterListData;
export type Participant = ListRow;
export type ParticipantFacets = FacetCounts;
export type AttendanceRecord = Schemas['AttendanceRecord'];
export type HistoryEntry = { entry: Schemas['HistoryEntry']; meetingId: number };

export interface BulkPlan {
  rows: PlannedRecord[];
  meetingId: number;
  userErrors: UserError[];
}

export interface PlannedRecord {
  id: string;
  fullName: string;
  outcome: 'CHANGED' | 'UNCHANGED' | 'SKIPPED';
  reason: BulkSkipReason | null;
  version: string | null;
  changes: RecordDifference[];
}

export interface RecordDifference {
  field: string;
  before: string | null;
  after: string | null;
}
