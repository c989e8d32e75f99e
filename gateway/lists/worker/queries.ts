import { connect } from '../../lib/connection.ts';
import { parseId } from '../../lib/ids.ts';
import { cancelledStatus, unreadValue } from '../../texts/records.ts';
import { columnsOf } from '../exportColumns.ts';
import {
  type BulkRecord,
  type BulkRow,
  bulkFields,
  type ListQuery,
  type ListRow,
  type Neighbours,
  type PageRequest,
  type RelatedRows,
  type Selections,
  type Value,
} from '../lists.ts';
import type { PlacedRegistration } from '../places.ts';
import type { Row } from '../rows.ts';
import { relatedOf } from './doubles.ts';
import { countPeople } from './people.ts';
import type { ParticipantList } from './sortedList.ts';
import { viewOf } from './view.ts';

function rowsAt({ rows }: ParticipantList, positions: Iterable<number>): Row[] {
  return Array.from(positions, (position) => rows[position]).filter((row) => row !== undefined);
}

const toListRow = ({ id, fullName, organization, unreadable, details }: Row): ListRow => ({
  id,
  fullName,
  organization,
  unreadableFields: unreadable,
  registration: details?.record ?? null,
});

export function answerPage(list: ParticipantList, query: ListQuery, { withFacets, ...request }: PageRequest) {
  const view = viewOf(list, query);
  const page = connect(rowsAt(list, view.positions), request, ({ id }) => String(id));
  // A message contains each row twice, as a node and in its edge; cloning shares it.
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: toListRow(node) }));
  return {
    ...page,
    nodes: edges.map(({ node }) => node),
    edges,
    listCount: list.rows.length,
    unreadableCount: list.unreadableCount,
    peopleCount: view.peopleCount(),
    listPeopleCount: countPeople(list),
    revision: list.revision,
    facets: withFacets ? view.facets() : { organizations: [] },
  };
}

export function answerNeighbours(list: ParticipantList, query: ListQuery, id: number): Neighbours {
  const { positions } = viewOf(list, query);
  const at = positions.indexOf(list.positionOf(id) ?? list.rows.length);
  const rowAt = (index: number) => {
    const row = list.rows[positions[index] ?? -1];
    return row === undefined ? null : toListRow(row);
  };
  const totalCount = positions.length;
  if (at < 0) return { position: null, totalCount, previous: null, next: null };
  return { position: at + 1, totalCount, previous: rowAt(at - 1), next: rowAt(at + 1) };
}

export const answerIds = (list: ParticipantList, query: ListQuery): number[] =>
  rowsAt(list, viewOf(list, query).positions).map(({ id }) => id);

export function answerRow(list: ParticipantList, id: number): ListRow | null {
  const row = list.rows[list.positionOf(id) ?? -1];
  return row === undefined ? null : toListRow(row);
}

export function answerRelated(list: ParticipantList, id: number): RelatedRows {
  const row = list.rows[list.positionOf(id) ?? -1];
  if (row === undefined) return { others: [], doubles: [] };
  const { others, doubles } = relatedOf(list.doubles(), row);
  return {
    others: others.map(toListRow),
    doubles: doubles.map(({ row: double, matches }) => ({ row: toListRow(double), matches })),
  };
}

/** The people on these places; with null, on every place that several people have. */
export function answerPlacedRegistrations(
  list: ParticipantList,
  places: readonly string[] | null,
): PlacedRegistration[] {
  const rowsOn = list.rowsByPlace();
  const asked = places ?? [...rowsOn].filter(([, rows]) => rows.length > 1).map(([place]) => place);
  return asked.flatMap((place) => (rowsOn.get(place) ?? []).map(({ id, fullName }) => ({ id, fullName, place })));
}

/** The rows of a stream; `read` makes the values that the gateway gets. */
export interface Selected {
  rows: readonly Row[];
  read(row: Row): Value[] | BulkRow;
}

export function selectCells(
  list: ParticipantList,
  { query, columns, facts, isMachineReadable }: Selections['export'],
): Selected {
  const known = columnsOf(columns) ?? [];
  const isCancelled = query.filter?.isCancelled === true;
  const readCells = (row: Row) =>
    known.map(({ field, read }) => {
      if (row.unreadable?.includes(field)) return unreadValue;
      return field === 'status' && isCancelled ? cancelledStatus : read(row, facts.sections);
    });
  // A row with unreadable fields has one value more than there are columns.
  const readValues = ({ details, unreadable }: Row) => [
    ...known.map(({ value }) => (details === null ? null : value(details, facts))),
    ...(unreadable === null ? [] : [[...unreadable]]),
  ];
  return { rows: rowsAt(list, viewOf(list, query).positions), read: isMachineReadable ? readValues : readCells };
}

function toBulkRow({ id, fullName, details }: Row): BulkRow {
  if (details === null) throw new Error('the public list has no records to change');
  const entries = bulkFields.map((field) => [field, details.record[field]]);
  return { id, fullName, record: Object.fromEntries(entries) as BulkRecord };
}

/** The rows of a bulk change, in the order of the list. */
export function selectBulk(list: ParticipantList, { ids, filter, exceptIds }: Selections['bulk']): Selected {
  if (!ids) {
    const except = new Set(exceptIds ?? []);
    const found = rowsAt(list, viewOf(list, { filter, orderBy: [] }).positions);
    return { rows: found.filter(({ id }) => !except.has(String(id))), read: toBulkRow };
  }
  const positions = [...new Set(ids)].map((id) => list.positionOf(parseId(id) ?? 0)).filter((at) => at !== null);
  return {
    rows: rowsAt(
      list,
      positions.sort((a, b) => a - b),
    ),
    read: toBulkRow,
  };
}
