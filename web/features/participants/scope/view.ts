import { mostPageRows } from '../../../../schema/limits.ts';
/**
 * A view of a list of participants in its address: search, filters, order, page, columns, density and the open record.
 * The address alone restores the view; missing parts have their defaults.
 */

import type { ParticipantFilter, ParticipantOrder } from '../../../generated/types.ts';
import { searchOf } from '../../../lib/searchParams.ts';
import type { RowDensity } from '../../../ui/table/dataColumns.ts';
import { type ColumnName, columnNames, knownColumns, rulesOf } from './columns.ts';
import { filterNames, isSet } from './filterRules.ts';
import { type Filters, filterInput, readFilter, writeFilter } from './filters.ts';

interface SortKey {
  column: ColumnName;
  isDescending: boolean;
}

export interface View {
  search: string;
  filters: Filters;
  sort: readonly SortKey[];
  page: number;
  pageSize: number;
  /** Null if the address names no columns. */
  columns: readonly ColumnName[] | null;
  /** The height of the rows; null if the address does not name it. */
  density: RowDensity | null;
  /** Key of the open record. */
  record: string | null;
  /** Whether the cancelled registrations are shown instead of the active ones. */
  isCancelled: boolean;
}

/** LST-01. */
export const pageSizes = [20, 100, mostPageRows] as const;
const FIRST_PAGE_SIZE = 100;
const densities: readonly RowDensity[] = ['normal', 'compact'];
const MOST_SEARCHED = 200;

function readSort(text: string | null): SortKey[] {
  const keys = (text ?? '')
    .split(',')
    .map((key) => ({ column: key.replace(/^-/, ''), isDescending: key.startsWith('-') }));
  return keys.filter((key): key is SortKey =>
    rulesOf(columnNames).some(({ name, orderBy }) => name === key.column && orderBy.length > 0),
  );
}

const readPositive = (text: string | null) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : null);

/** Reads the view in an address. */
export function readView(params: URLSearchParams): View {
  const size = readPositive(params.get('size'));
  return {
    search: (params.get('q') ?? '').slice(0, MOST_SEARCHED),
    filters: Object.fromEntries(filterNames.map((name) => [name, readFilter(params, name)])) as Filters,
    sort: readSort(params.get('sort')),
    page: readPositive(params.get('page')) ?? 1,
    pageSize: pageSizes.find((it) => it === size) ?? FIRST_PAGE_SIZE,
    columns: knownColumns((params.get('columns') ?? '').split(',')),
    density: densities.find((it) => it === params.get('density')) ?? null,
    record: params.get('record') || null,
    isCancelled: params.has('cancelled'),
  };
}

/** The query of a view's address, without default values; empty, or with a leading question mark. */
export function writeView(view: View): string {
  const params = new URLSearchParams();
  if (view.search.trim() !== '') params.set('q', view.search.trim());
  for (const name of filterNames) writeFilter(params, name, view.filters[name]);
  if (view.isCancelled) params.set('cancelled', '1');
  const sort = view.sort.map(({ column, isDescending }) => (isDescending ? `-${column}` : column)).join(',');
  if (sort !== '') params.set('sort', sort);
  if (view.page > 1) params.set('page', String(view.page));
  if (view.pageSize !== FIRST_PAGE_SIZE) params.set('size', String(view.pageSize));
  if (view.columns !== null) params.set('columns', view.columns.join(','));
  if (view.density !== null) params.set('density', view.density);
  if (view.record !== null) params.set('record', view.record);
  return searchOf(params);
}

/** The view's search and filters in the service's form. */
export const filterOf = ({ search, filters, isCancelled }: View): ParticipantFilter => ({
  ...filterInput(search, filters),
  ...(isCancelled ? { isCancelled: true } : {}),
});

/** The view's order in the service's form. */
export function orderOf({ sort }: View): ParticipantOrder[] {
  return sort.flatMap(({ column, isDescending }) =>
    rulesOf([column]).flatMap(({ orderBy }) =>
      orderBy.map((field) => ({ field, direction: isDescending ? ('DESC' as const) : ('ASC' as const) })),
    ),
  );
}

/** The page of a view within a list of this length; the last one if the page is past the end. */
export const pageWithin = ({ page, pageSize }: View, totalCount: number): number =>
  Math.min(page, Math.max(1, Math.ceil(totalCount / pageSize)));

/** Whether the view has a search or a filter. */
export function isNarrowed({ search, filters }: View): boolean {
  return search.trim() !== '' || filterNames.some((name) => isSet(filters[name]));
}

/** The order after a click on a column's heading: up, down, none; `isAdded` keeps the other columns in the order. */
export function sortedBy(sort: View['sort'], column: ColumnName, isAdded: boolean): SortKey[] {
  const before = sort.find((key) => key.column === column);
  const others = isAdded ? sort.filter((key) => key.column !== column) : [];
  if (before?.isDescending) return others;
  return [...others, { column, isDescending: before !== undefined }];
}
