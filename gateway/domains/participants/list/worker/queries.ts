import { parseId } from '../../../../lib/ids.ts';
import { pageOf } from '../../../../lib/paging.ts';
import { columnsOf } from '../exportColumns.ts';
import {
  type BulkRecord,
  type BulkRow,
  bulkFields,
  type FacetCounts,
  type ListPage,
  type ListQuery,
  type ListRow,
  type Neighbours,
  type PageRequest,
  type Selections,
  type Value,
} from '../lists.ts';
import type { Row } from '../rows.ts';
import type { ParticipantList } from './sortedList.ts';
import { viewOf } from './view.ts';

const noFacets: FacetCounts = {
  formats: null,
  confirmedFormats: null,
  statuses: null,
  sections: null,
  organizations: [],
  files: null,
};

function rowsAt({ rows }: ParticipantList, positions: Iterable<number>): Row[] {
  return Array.from(positions, (position) => rows[position]).filter((row) => row !== undefined);
}

const toListRow = ({ id, fullName, organizationName, details }: Row): ListRow => ({
  id,
  fullName,
  organizationName,
  record: details?.record ?? null,
});

export function answerPage(list: ParticipantList, query: ListQuery, { withFacets, ...request }: PageRequest): ListPage {
  const view = viewOf(list, query);
  const { items, ...page } = pageOf(view.positions, request);
  return {
    ...page,
    items: rowsAt(list, items).map(toListRow),
    listCount: list.rows.length,
    revision: list.revision,
    facets: withFacets ? view.facets() : noFacets,
  };
}

export function answerNeighbours(list: ParticipantList, query: ListQuery, id: number): Neighbours {
  const { positions } = viewOf(list, query);
  const at = positions.indexOf(list.positionOf(id) ?? list.rows.length);
  const idAt = (index: number) => list.rows[positions[index] ?? -1]?.id ?? null;
  const totalCount = positions.length;
  if (at < 0) return { position: null, totalCount, previousId: null, nextId: null };
  return { position: at + 1, totalCount, previousId: idAt(at - 1), nextId: idAt(at + 1) };
}

/** The rows of a stream; `read` makes the value that the gateway gets. */
export interface Selected {
  rows: readonly Row[];
  read(row: Row): Value[] | BulkRow;
}

export function selectCells(
  list: ParticipantList,
  { query, columns, facts, isForPrograms }: Selections['export'],
): Selected {
  const known = columnsOf(columns) ?? [];
  const readCells = (row: Row) => known.map(({ read }) => read(row, facts.sections));
  const readValues = ({ details }: Row) =>
    known.map(({ field }) => (details === null ? null : field.read(details, facts)));
  return { rows: rowsAt(list, viewOf(list, query).positions), read: isForPrograms ? readValues : readCells };
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
