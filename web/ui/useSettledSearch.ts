import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageNotes } from './pageNotes.ts';
import { useHydrated } from './useHydrated.ts';

const emptySearch = new URLSearchParams();

/**
 * The address's query for loading data. The router renders a new address in a transition, which React may repeat beside
 * the old one; a query that followed both would load the two in turn endlessly. So it follows in an effect. During
 * hydration it is empty, except on a page that is rendered for its query.
 */
export function useSettledSearch(): URLSearchParams {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const isPlain = usePageNotes()?.search;
  const current = hydrated || isPlain ? search : emptySearch;
  const [settled, setSettled] = useState(current);
  useEffect(() => setSettled(current), [current]);
  return settled;
}
