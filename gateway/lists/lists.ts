import type {
  DoubleMatch,
  ParticipantColumn,
  ParticipantFacets,
  ParticipantFilter,
  ParticipantOrder,
} from '../generated/types.ts';
import type { Connection, ConnectionArgs } from '../lib/connection.ts';
import type { MediaAddresses } from '../provider/media/mediaLinks.ts';
import type { Participation } from '../provider/records/participants.ts';
import type { Section } from '../provider/records/references.ts';
import type { NamedOrganization } from '../shared/organizations.ts';
import type { SchoolMark } from '../shared/registrationFields.ts';
import type { PosterSessions } from './places.ts';

/** The gateway reads a moderators' list with the caller's token, and a public list without a token. */
export interface ListScope {
  meetingId: number;
  projectFlag: string | null;
  isModeratorList: boolean;
  /** Only in moderators' lists: the cancelled registrations instead of the active ones. */
  isCancelled?: boolean;
  otherOrganizationId: number;
  school: SchoolMark;
  posterSessions: PosterSessions;
}

export interface ListQuery {
  filter?: ParticipantFilter | null | undefined;
  orderBy: readonly ParticipantOrder[];
  /** Ids and names of sections, for an order by section. */
  sectionNames?: readonly (readonly [id: number, name: string])[];
}

/** Only moderators' lists have a `registration`. */
export interface ListRow {
  id: number;
  fullName: string;
  organization: NamedOrganization | null;
  registration: Participation | null;
  /** The schema's names of fields that could not be read; null if all could. */
  unreadableFields: readonly string[] | null;
}

/** The number of rows for each value. */
export type Counts<T> = { value: T; count: number }[];

/** In the schema's words, but for the names that a resolver reads; a public list counts only organisations. */
export interface FacetCounts
  extends Partial<Omit<ParticipantFacets, '__typename' | 'organizations' | 'effectiveSections'>> {
  effectiveSections?: Counts<number | null>;
  organizations: Counts<NamedOrganization | null>;
}

export interface PageRequest extends ConnectionArgs {
  withFacets: boolean;
}

export interface ListPage extends Connection<ListRow> {
  /** Rows of the list without a filter. */
  listCount: number;
  /** Unusable rows of the provider's list, which are left out. */
  unreadableCount: number;
  /** People in the rows of the query, and in the list without a filter. */
  peopleCount: number;
  listPeopleCount: number;
  revision: string;
  /** Time since the gateway read the list; null for a list with revisions. */
  ageMs: number | null;
  /** Empty if the request did not ask for them. */
  facets: FacetCounts;
}

/** The place of a row among the rows of a query; null if it is not one of them. */
export interface Neighbours {
  position: number | null;
  totalCount: number;
  previous: ListRow | null;
  next: ListRow | null;
}

/** A registration that may be the same participation, with what both have in common. */
export interface Double<Found = ListRow> {
  row: Found;
  matches: DoubleMatch[];
}

/** The rows related to one row: the person's other registrations, and possible doubles. */
export interface RelatedRows<Found = ListRow> {
  others: Found[];
  doubles: Double<Found>[];
}

/** The fields of a record that a bulk change needs. */
export const bulkFields = [
  'type',
  'comments',
  'email',
  'confirmedType',
  'isConfirmed',
  'requestedSectionId',
  'confirmedSectionId',
  'talkSchedule',
  'talkDay',
  'talkSlot',
  'talkTrack',
  'version',
] as const satisfies (keyof Participation)[];

export type BulkRecord = Pick<Participation, (typeof bulkFields)[number]>;

export interface BulkRow {
  id: number;
  fullName: string;
  record: BulkRecord;
}

/** A cell of an exported sheet: texts stay texts, numbers stay numbers, and a date's UTC clock shows Moscow time. */
export type Cell = string | number | Date | null;

/** A value in an export for programs: that of a field of the schema. */
export type Value = Cell | boolean | Value[] | { [field: string]: Value };

/** Facts for an export that the rows do not contain. */
export interface ExportFacts {
  sections: readonly Section[];
  otherOrganizationId: number;
  addresses: MediaAddresses;
}

export interface Selections {
  /** The rows as cells for a sheet, or as values for programs. */
  export: { query: ListQuery; columns: readonly ParticipantColumn[]; facts: ExportFacts; isMachineReadable: boolean };
  /** The rows with these ids, or else all that match the filter, without `exceptIds`. */
  bulk: {
    ids?: readonly string[] | null | undefined;
    filter?: ParticipantFilter | null | undefined;
    exceptIds?: readonly string[] | null | undefined;
  };
}

export type Purpose = keyof Selections;

export interface SelectedRows {
  export: Value[];
  bulk: BulkRow;
}

/** The rows of one state of a list; the reader requests chunk by chunk. */
export interface RowStream<Row> {
  totalCount: number;
  chunks(): AsyncGenerator<Row[]>;
  /** Frees the rows if the reader stops before the end. */
  close(): void;
}
