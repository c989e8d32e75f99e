import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** Dashboard lists: 50 rows a page, or 20, or 200 (DSH-03). */
export const pageSizes = [20, 50, 200] as const;
const FIRST_PAGE_SIZE = 50;
const PAUSE = 250;

export type Paging = ReturnType<typeof usePaging>;

/** Search and page of a dashboard list; whatever changes the rows leads back to the first page. */
export function usePaging() {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(FIRST_PAGE_SIZE);
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), PAUSE);
  const fromStart =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setPage(1);
      set(value);
    };
  return {
    page,
    pageSize,
    text,
    search,
    setPage,
    setPageSize: fromStart(setPageSize),
    setText: fromStart(setText),
    fromStart,
    variables: { search: search || null, offset: (page - 1) * pageSize, first: pageSize },
  };
}
