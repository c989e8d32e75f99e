import { useMemo } from 'react';
import type { DeskView } from '../model/address.ts';
import { offeredColumns, shownColumns, sortRows } from '../model/columns.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { filterRows, type Narrowing } from '../model/filters.ts';
import { answerQuestions } from '../model/questions.ts';
import { createSearch } from '../model/search.ts';
import { useDeskState, useDeskStore } from '../model/useDesk.ts';
import { useDeskEdition } from '../model/useDeskEdition.ts';

const noRows: readonly DeskRow[] = [];

/** What a view shows of the rows in memory. Each part is computed again only when what it depends on changes. */
export function useDeskRows({ search, filters, question, sort, columns: names }: DeskView) {
  const { year, project } = useDeskStore().scope;
  const all = useDeskState().rows ?? noRows;
  const { sessionOf } = useDeskEdition(year, project);
  const answers = useMemo(() => answerQuestions(all, sessionOf), [all, sessionOf]);
  const narrowing = useMemo((): Narrowing => {
    const isMatch = createSearch(search);
    // A question that the list cannot answer finds nobody.
    const answer = question === null ? null : (answers.get(question) ?? new Set());
    return {
      filters,
      matches: (row) => (answer === null || answer.has(row)) && isMatch(row),
      isAboutCancelled: question === 'left',
    };
  }, [search, filters, question, answers]);
  const filtered = useMemo(() => filterRows(all, narrowing), [all, narrowing]);
  const found = useMemo(() => sortRows(filtered, sort), [filtered, sort]);
  const offered = useMemo(() => offeredColumns(all), [all]);
  const shown = useMemo(() => shownColumns(names, offered), [names, offered]);
  const activeCount = useMemo(() => all.filter(({ isCancelled }) => !isCancelled).length, [all]);
  return { all, activeCount, answers, narrowing, found, offered, shown };
}

/** The rows of a view, and what it can be narrowed by. */
export type DeskRows = ReturnType<typeof useDeskRows>;

/** The page of a view that exists: an old address may name one past the end. */
export const pageOf = ({ page, size }: DeskView, count: number): number =>
  Math.min(page, Math.max(1, Math.ceil(count / size)));
