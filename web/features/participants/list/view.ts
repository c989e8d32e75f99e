/**
 * A view of a list of participants in its address: search, filters, order, page, columns and the open record. The
 * address alone restores the view; missing parts have their defaults.
 */

import type {
  ParticipantFilter,
  ParticipantOrder,
  ParticipationFormatChoice,
  ParticipationStatus,
  RegistrationFileKind,
} from '../../../generated/types.ts';
import { nodeId } from '../../../lib/ids.ts';
import { type ColumnName, columnNames, knownColumns, rulesOf } from './columns.ts';

/** What a list can be narrowed by. */
export type FilterName = 'format' | 'confirmed' | 'status' | 'section' | 'org' | 'files';

/** Values of one filter; an empty one stands for records that have none. */
export interface Filter {
  values: readonly string[];
  /** 'Кроме': leaves those that have none of the values. */
  isExcept: boolean;
}

interface SortKey {
  column: ColumnName;
  isDescending: boolean;
}

export interface View {
  search: string;
  filters: Readonly<Record<FilterName, Filter>>;
  sort: readonly SortKey[];
  page: number;
  pageSize: number;
  /** Null where the address names none. */
  columns: readonly ColumnName[] | null;
  /** Key of the record that is open. */
  record: string | null;
  /** The cancelled registrations instead of the active ones. */
  isCancelled: boolean;
}

/** LST-01. */
export const pageSizes = [20, 100, 500] as const;
const FIRST_PAGE_SIZE = 100;
const MOST_SEARCHED = 200;
const EXCEPT = '-not';

const formats: readonly ParticipationFormatChoice[] = ['LISTENER', 'SPEAKER', 'POSTER'];
const statuses: readonly ParticipationStatus[] = ['CONFIRMED', 'AWAITING_FORMAT', 'AWAITING_PERSON'];
const kinds: readonly RegistrationFileKind[] = ['THESIS_DOCUMENT', 'THESIS_PDF', 'EXPERT_CONCLUSION'];
/** Values that a filter can have: words of the service, or ids. */
const allowed: Record<FilterName, readonly string[] | RegExp> = {
  format: formats,
  confirmed: ['', ...formats],
  status: statuses,
  section: /^\d*$/,
  // An address of an older version has names here, which are passed over.
  org: /^(?:\d*|~[\w-]+)$/,
  files: kinds,
};
export const filterNames = Object.keys(allowed) as FilterName[];

const toWord = (value: string) => value.toLowerCase().replaceAll('_', '-');
const toValue = (word: string) => word.toUpperCase().replaceAll('-', '_');

function readFilter(params: URLSearchParams, name: FilterName): Filter {
  const isExcept = !params.has(name) && params.has(name + EXCEPT);
  const words = params.getAll(isExcept ? name + EXCEPT : name);
  const choices = allowed[name];
  const values =
    choices instanceof RegExp
      ? words.filter((id) => choices.test(id))
      : words.map(toValue).filter((value) => choices.includes(value));
  return { values: [...new Set(values)], isExcept };
}

function readSort(text: string | null): SortKey[] {
  const keys = (text ?? '')
    .split(',')
    .map((key) => ({ column: key.replace(/^-/, ''), isDescending: key.startsWith('-') }));
  return keys.filter((key): key is SortKey =>
    rulesOf(columnNames).some(({ name, orderBy }) => name === key.column && orderBy.length > 0),
  );
}

const readPositive = (text: string | null) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : null);

/** What an address says. */
export function readView(params: URLSearchParams): View {
  const size = readPositive(params.get('size'));
  return {
    search: (params.get('q') ?? '').slice(0, MOST_SEARCHED),
    filters: Object.fromEntries(filterNames.map((name) => [name, readFilter(params, name)])) as View['filters'],
    sort: readSort(params.get('sort')),
    page: readPositive(params.get('page')) ?? 1,
    pageSize: pageSizes.find((it) => it === size) ?? FIRST_PAGE_SIZE,
    columns: knownColumns((params.get('columns') ?? '').split(',')),
    record: params.get('record') || null,
    isCancelled: params.has('cancelled'),
  };
}

/** The query of a view's address without defaults; empty, or with a leading question mark. */
export function writeView(view: View): string {
  const params = new URLSearchParams();
  if (view.search.trim() !== '') params.set('q', view.search.trim());
  for (const name of filterNames) {
    const { values, isExcept } = view.filters[name];
    for (const value of values) {
      params.append(isExcept ? name + EXCEPT : name, allowed[name] instanceof RegExp ? value : toWord(value));
    }
  }
  if (view.isCancelled) params.set('cancelled', '1');
  const sort = view.sort.map(({ column, isDescending }) => (isDescending ? `-${column}` : column)).join(',');
  if (sort !== '') params.set('sort', sort);
  if (view.page > 1) params.set('page', String(view.page));
  if (view.pageSize !== FIRST_PAGE_SIZE) params.set('size', String(view.pageSize));
  if (view.columns !== null) params.set('columns', view.columns.join(','));
  if (view.record !== null) params.set('record', view.record);
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

const some = <T>({ values, isExcept }: Filter): { values: T[]; exclude: boolean } | null =>
  values.length === 0 ? null : { values: values as readonly unknown[] as T[], exclude: isExcept };

/** The view's search and filters as the service takes them. */
export function filterOf({ search, filters, isCancelled }: View): ParticipantFilter {
  const withNone = ({ values }: Filter) => values.includes('');
  const named = ({ values }: Filter) => values.filter((value) => value !== '');
  const ids = (type: string, filter: Filter) => named(filter).map((key) => nodeId(type, key));
  const { format, confirmed, status, section, org, files } = filters;
  return {
    search: search.trim() || null,
    format: some<ParticipationFormatChoice>(format),
    confirmedFormat:
      confirmed.values.length === 0
        ? null
        : {
            values: named(confirmed) as ParticipationFormatChoice[],
            withNone: withNone(confirmed),
            exclude: confirmed.isExcept,
          },
    status: some<ParticipationStatus>(status),
    section:
      section.values.length === 0
        ? null
        : { ids: ids('Section', section), withNone: withNone(section), exclude: section.isExcept },
    organization:
      org.values.length === 0
        ? null
        : { ids: ids('Organization', org), withNone: withNone(org), exclude: org.isExcept },
    files:
      files.values.length === 0
        ? null
        : { kinds: some<RegistrationFileKind>(files)?.values ?? [], exclude: files.isExcept },
    ...(isCancelled ? { cancelled: true } : {}),
  };
}

/** The view's order as the service takes it. */
export function orderOf({ sort }: View): ParticipantOrder[] {
  return sort.flatMap(({ column, isDescending }) =>
    rulesOf([column]).flatMap(({ orderBy }) =>
      orderBy.map((by) => ({ by, direction: isDescending ? ('DESC' as const) : ('ASC' as const) })),
    ),
  );
}

/** The page of a view within a list of this length: the last one for a page past the end. */
export const pageWithin = ({ page, pageSize }: View, totalCount: number): number =>
  Math.min(page, Math.max(1, Math.ceil(totalCount / pageSize)));

/** Whether anything narrows the list. */
export function isNarrowed({ search, filters }: View): boolean {
  return search.trim() !== '' || filterNames.some((name) => filters[name].values.length > 0);
}

/** The order after a click on a column's heading: up, down, none; `isAdded` keeps the other columns in it. */
export function sortedBy(sort: View['sort'], column: ColumnName, isAdded: boolean): SortKey[] {
  const before = sort.find((key) => key.column === column);
  const others = isAdded ? sort.filter((key) => key.column !== column) : [];
  if (before?.isDescending) return others;
  return [...others, { column, isDescending: before !== undefined }];
}

/** A filter with a value put in or taken out. */
export function toggled({ values, isExcept }: Filter, value: string): Filter {
  const isThere = values.includes(value);
  return { isExcept, values: isThere ? values.filter((it) => it !== value) : [...values, value] };
}

const nothing: Filter = { values: [], isExcept: false };

/** No filter at all. */
export const noFilters = Object.fromEntries(filterNames.map((name) => [name, nothing])) as View['filters'];
