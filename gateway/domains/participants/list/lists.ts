import type {
  ConfirmedFormatChoice,
  ParticipantColumn,
  ParticipantFilter,
  ParticipantOrder,
  ParticipationFormat,
  ParticipationStatus,
  RegistrationFileKind,
} from '../../../generated/resolvers.ts';
import type { Schemas } from '../../../provider/contract.ts';
import type { SchoolMark } from '../../shared/registrationFields.ts';
import type { Cell } from './exportColumns.ts';

type Participation = Schemas['Participation'];

/** Which list. A moderators' list is read with the caller's token, a public one without any. */
export interface ListScope {
  meetingId: number;
  /** The flag by which the provider knows a project's people. */
  projectFlag: string | null;
  isModeratorList: boolean;
  otherOrganizationId: number;
  school: SchoolMark;
}

/** Which rows of a list, and their order. */
export interface ListQuery {
  filter?: ParticipantFilter | null | undefined;
  orderBy: readonly ParticipantOrder[];
  /** Ids and names of sections, for an order by section. */
  sectionNames?: readonly (readonly [id: number, name: string])[];
}

/** A row as a page shows it; `record` is in moderators' lists alone. */
export interface ListRow {
  id: number;
  fullName: string;
  organizationName: string | null;
  record: Participation | null;
}

/** Rows of each value that has any, the most frequent first. */
export type Counts<T> = { value: T; count: number }[];

/** Counts beside a page; of a public list the organisations alone. */
export interface FacetCounts {
  formats: Counts<ParticipationFormat> | null;
  confirmedFormats: Counts<ConfirmedFormatChoice> | null;
  statuses: Counts<ParticipationStatus> | null;
  sections: Counts<number | null> | null;
  organizations: Counts<string | null>;
  files: { kind: RegistrationFileKind; count: number }[] | null;
}

/** Which page, and whether the counts beside it are needed. */
export interface PageRequest {
  page: number;
  pageSize: number;
  withFacets: boolean;
}

export interface ListPage {
  items: ListRow[];
  totalCount: number;
  page: number;
  pageSize: number;
  totalPages: number;
  /** Rows of the whole list. */
  listCount: number;
  /** Names the state of the list. */
  revision: string;
  /** Empty where the request did not ask for them. */
  facets: FacetCounts;
}

/** Where a row stands among the rows of a query; null where it is not among them. */
export interface Neighbours {
  position: number | null;
  totalCount: number;
  previousId: number | null;
  nextId: number | null;
}

/** The fields of a record that a change of many needs. */
export const bulkFields = [
  'confirm_type',
  'is_confirm',
  'section_choice_id',
  'section_confirm_id',
  'org_comment',
  'speak_day',
  'speak_slot',
  'speak_track',
  'version',
] as const satisfies (keyof Participation)[];

export type BulkRecord = Pick<Participation, (typeof bulkFields)[number]>;

export interface BulkRow {
  id: number;
  fullName: string;
  record: BulkRecord;
}

/** Which rows leave a list whole, by purpose. */
export interface Selections {
  /** The cells of these columns. */
  export: { query: ListQuery; columns: readonly ParticipantColumn[]; sections: readonly Schemas['Section'][] };
  /** The rows with these ids, else all that the filter leaves but the exceptions. */
  bulk: {
    ids?: readonly string[] | null | undefined;
    filter?: ParticipantFilter | null | undefined;
    exceptIds?: readonly string[] | null | undefined;
  };
}

export type Purpose = keyof Selections;

/** A row as each purpose needs it. */
export interface SelectedRows {
  export: Cell[];
  bulk: BulkRow;
}

/** The rows of one state of a list, sent chunk by chunk as the reader asks for them. */
export interface RowStream<Row> {
  totalCount: number;
  chunks(): AsyncGenerator<Row[]>;
  /** Frees the rows; for a reader that stops before the end. */
  close(): void;
}

/** The lists of participants for one caller: the only way by which the gateway sees their rows. */
export interface ParticipantLists {
  query(list: ListScope, query: ListQuery, page: PageRequest): Promise<ListPage>;
  revision(list: ListScope): Promise<string>;
  neighbours(list: ListScope, query: ListQuery, id: number): Promise<Neighbours>;
  rowsFor<Name extends Purpose>(
    list: ListScope,
    purpose: Name,
    selection: Selections[Name],
  ): Promise<RowStream<SelectedRows[Name]>>;
}
