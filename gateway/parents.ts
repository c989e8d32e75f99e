import type { PosterListData } from './editions/posters.ts';
import type { EditionData } from './editions/readEdition.ts';
import type { BulkSkipReason, UserError } from './generated/resolvers.ts';
import type { ParticipantList } from './participantList/list.ts';
import type { Row } from './participantList/rows.ts';
import type { View } from './participantList/view.ts';
import type { Schemas } from './provider/contract.ts';

/** The signed-in person: the account id; all else is read where it is asked for. */
export interface Viewer {
  id: number;
}

/** What resolvers get as parents: the provider's own records, so that a mis-mapped resolver does not compile. */
export type Profile = Schemas['Individual'];
export type Registration = Schemas['Registration'];
export type Participation = Schemas['Participation'];
export type Organization = Schemas['Organization'];
export type Position = Schemas['Titled'];
export type Edition = EditionData;
export type PosterList = PosterListData;
export type Participant = Row;
export type ParticipantFacets = { list: ParticipantList; view: View };
export type AttendanceRecord = Schemas['AttendanceRecord'];
export type HistoryEntry = { entry: Schemas['HistoryEntry']; meetingId: number };

/** What would become of each record of a change of many, in the order of the list. */
export interface BulkPlan {
  rows: PlannedRecord[];
  meetingId: number;
  userErrors: UserError[];
}

/** What would become of one record. */
export interface PlannedRecord {
  id: string;
  fullName: string;
  outcome: 'CHANGED' | 'UNCHANGED' | 'SKIPPED';
  reason: BulkSkipReason | null;
  version: string | null;
  changes: RecordDifference[];
}

/** A field of a record in the provider's words. */
export interface RecordDifference {
  field: string;
  before: string | null;
  after: string | null;
}
