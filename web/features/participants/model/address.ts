/** The address of the list holds the whole view, so that a bookmark is a view and Back works. */
import { searchOf } from '../../../lib/searchParams.ts';
import { type ColumnName, columns, type DeskSort, firstColumns } from './columns.ts';
import { type FilterName, type Filters, filterNames, noFilters } from './filters.ts';
import { type QuestionName, questionNames } from './questions.ts';

/** Rows per page (LST-01). */
export const pageSizes = [20, 100, 500] as const;
const FIRST_SIZE = 100;

/** What the list shows. */
export interface DeskView {
  search: string;
  filters: Filters;
  question: QuestionName | null;
  /** Null keeps the provider's order. */
  sort: DeskSort | null;
  page: number;
  size: number;
  columns: readonly ColumnName[];
  /** Key of the open record. */
  record: string | null;
}

const isColumn = (name: string): name is ColumnName => columns.some((column) => column.name === name);
const isQuestion = (name: string): name is QuestionName => questionNames.some((question) => question === name);
const listOf = (text: string | null): string[] => [...new Set((text ?? '').split(',').filter((part) => part !== ''))];

function readSort(text: string): DeskSort | null {
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  return isColumn(column) ? { column, isDescending } : null;
}

/** The view of an address; what nobody understands there counts as missing. */
export function readView(params: URLSearchParams): DeskView {
  const text = (name: string) => params.get(name) ?? '';
  const question = text('question');
  const size = Number(text('size'));
  const names = listOf(params.get('columns')).filter(isColumn);
  return {
    search: text('q').trim(),
    filters: Object.fromEntries(filterNames.map((name) => [name, listOf(params.get(name))])) as unknown as Filters,
    question: isQuestion(question) ? question : null,
    sort: readSort(text('sort')),
    page: /^[1-9]\d{0,5}$/.test(text('page')) ? Number(text('page')) : 1,
    size: pageSizes.find((one) => one === size) ?? FIRST_SIZE,
    columns: names.length === 0 ? firstColumns : names,
    record: text('record') || null,
  };
}

/** The query of a view, without what is as at first: empty, or with a leading question mark. */
export function writeView(view: DeskView): string {
  const { sort, size, page } = view;
  const isFirst = view.columns.join() === firstColumns.join();
  const parts: Record<string, string> = {
    q: view.search,
    ...Object.fromEntries(filterNames.map((name) => [name, view.filters[name].join(',')])),
    question: view.question ?? '',
    sort: sort === null ? '' : `${sort.isDescending ? '-' : ''}${sort.column}`,
    page: page === 1 ? '' : String(page),
    size: size === FIRST_SIZE ? '' : String(size),
    columns: isFirst ? '' : view.columns.join(','),
    record: view.record ?? '',
  };
  return searchOf(new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')));
}

/** A view with changes; other rows begin at their first page. */
export function changedView(view: DeskView, changes: Partial<DeskView>): DeskView {
  const isOther = ['search', 'filters', 'question', 'sort', 'size'].some((name) => name in changes);
  return { ...view, ...(isOther ? { page: 1 } : {}), ...changes };
}

/** Whether something narrows the list. */
export const isNarrowed = ({ search, question, filters }: DeskView): boolean =>
  search !== '' || question !== null || filterNames.some((name) => filters[name].length > 0);

/** Adds a value to a filter, or removes it. */
export function toggledFilter(filters: Filters, name: FilterName, value: string): Filters {
  const values = filters[name];
  const isChosen = values.includes(value);
  return { ...filters, [name]: isChosen ? values.filter((one) => one !== value) : [...values, value] };
}

/** Changes that show the whole list. */
export const wholeList = { search: '', filters: noFilters, question: null } as const satisfies Partial<DeskView>;
