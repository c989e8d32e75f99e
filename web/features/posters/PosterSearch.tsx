import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { wordsOf } from '../../lib/searchWords.ts';
import { findPosters, type PosterRow, toRows } from './posters.ts';
import { usePosterLists } from './usePosterLists.ts';

type FoundPoster = Pick<PosterRow, 'key' | 'board' | 'presenter' | 'title'> & { listId: string };

interface PosterSearchProps {
  year: number;
  query: string;
  children: (state: 'loading' | 'failed' | 'ready', found: readonly FoundPoster[]) => ReactNode;
}

/** Finds posters of all sessions by the words of a query; `failed` when a list could not be read. */
export function PosterSearch({ year, query, children }: PosterSearchProps) {
  const { data, error } = usePosterLists(year);
  // The answer may come while a person types: keys go first.
  const lists = useDeferredValue(data?.edition?.posterLists);
  const found = useMemo(
    () =>
      wordsOf(query).length === 0
        ? []
        : (lists ?? []).flatMap(({ id, groups }) =>
            findPosters(toRows(groups ?? []), query).map((row) => ({ ...row, listId: id })),
          ),
    [lists, query],
  );
  const hasFailed = error !== undefined || lists?.some(({ groups }) => groups === null);
  return children(hasFailed ? 'failed' : lists === undefined ? 'loading' : 'ready', found);
}
