import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '../../../lib/afterPaint.ts';
import { keyOf } from '../../../lib/ids.ts';
import { useSettledSearch } from '../../../ui/page/useSettledSearch.ts';
import type { Filter, FilterName } from './filterRules.ts';
import { readView, type View, writeView } from './view.ts';

/** The view of the address, and the ways to change it. */
export interface ViewAddress {
  view: View;
  /** Changes the address in place. Whatever changes which rows there are leads to the first page. */
  change: (changes: Partial<View>) => void;
  changeFilter: (name: FilterName, filter: Filter) => void;
  /** Where a record is, for a link. */
  linkTo: (id: string) => { to: { search: string }; state: unknown; replace: boolean; preventScrollReset: true };
  open: (id: string) => void;
  /** Closes the record: one step back where it was opened here. */
  close: () => void;
}

/** Marks a record that was opened from the list: closing it goes back. */
const OPENED = { openedHere: true };

const keepsPage = (changes: Partial<View>) =>
  Object.keys(changes).every((name) => ['page', 'columns', 'density', 'record'].includes(name));

/** Reads and writes the list's address. */
export function useView(): ViewAddress {
  const params = useSettledSearch();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(() => readView(params));
  // A change shows at once, before the router has brought it into the address; what the router brings of older ones is passed over.
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const next = readView(params);
    if (awaited.current !== null && writeView(next) !== awaited.current) return;
    awaited.current = null;
    setView(next);
  }, [params]);
  const isOpenedHere = (state as Partial<typeof OPENED> | null)?.openedHere === true;
  // Read when something is done, so that the ways to do it stay the same and render nothing again.
  const latest = useRef({ view, state, navigate });
  latest.current = { view, state, navigate };
  const cancelNavigation = useRef(() => {});
  useEffect(() => () => cancelNavigation.current(), []);
  const change = useCallback((changes: Partial<View>) => {
    const { view: known } = latest.current;
    const next = { ...known, ...(keepsPage(changes) ? {} : { page: 1 }), ...changes };
    const search = writeView(next);
    if (search === writeView(known)) return;
    awaited.current = search;
    latest.current.view = next;
    setView(next);
    cancelNavigation.current();
    cancelNavigation.current = afterPaint(() => {
      const { navigate: go, state: present } = latest.current;
      void go({ search }, { replace: true, preventScrollReset: true, state: present });
    });
  }, []);
  const changeFilter = useCallback(
    (name: FilterName, filter: Filter) => change({ filters: { ...latest.current.view.filters, [name]: filter } }),
    [change],
  );
  return useMemo(() => {
    const linkTo = (id: string) => ({
      to: { search: writeView({ ...view, record: keyOf(id) }) },
      // One step back closes the record, however many were looked through.
      replace: view.record !== null,
      state: view.record === null ? OPENED : state,
      preventScrollReset: true as const,
    });
    return {
      view,
      change,
      changeFilter,
      linkTo,
      open: (id: string) => {
        cancelNavigation.current();
        const { to, ...options } = linkTo(id);
        void navigate(to, options);
      },
      close: () => {
        cancelNavigation.current();
        // Not by `change`: an unsaved record may keep the address from going on.
        if (isOpenedHere) void navigate(-1);
        else {
          const search = writeView({ ...view, record: null });
          void navigate({ search }, { replace: true, preventScrollReset: true, state });
        }
      },
    };
  }, [view, state, isOpenedHere, change, changeFilter, navigate]);
}
