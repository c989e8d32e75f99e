import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '../../../lib/afterPaint.ts';
import { keyOf } from '../../../lib/ids.ts';
import { hasSession, sessionEnd, subscribeToSession } from '../../../lib/session.ts';
import { useSettledSearch } from '../../../ui/page/useSettledSearch.ts';
import type { Filter, FilterName } from './filterRules.ts';
import { readView, type View, writeView } from './view.ts';

/** The view in the address, and functions that change it. */
export interface ViewAddress {
  view: View;
  /** Replaces the address. A change that affects the rows leads to the first page. */
  change: (changes: Partial<View>) => void;
  changeFilter: (name: FilterName, filter: Filter) => void;
  /** The address of a record, for a link. */
  linkTo: (id: string) => { to: { search: string }; state: unknown; replace: boolean; preventScrollReset: true };
  open: (id: string) => void;
  /** Closes the record; goes one step back if it was opened from this list. */
  close: () => void;
}

/** Marks a record that was opened from this list: closing it goes back. */
const OPENED = { openedHere: true };

const keepsPage = (changes: Partial<View>) =>
  Object.keys(changes).every((name) => ['page', 'columns', 'density', 'record'].includes(name));

/** Reads and writes the list's address. */
export function useView(): ViewAddress {
  const params = useSettledSearch();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [wasOpenedLive] = useState(hasSession);
  const [view, setView] = useState(() => readView(params));
  // A change shows immediately, before the router updates the address; later updates for older changes are ignored.
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const next = readView(params);
    if (awaited.current !== null && writeView(next) !== awaited.current) return;
    awaited.current = null;
    setView(next);
  }, [params]);
  const isOpenedHere = (state as Partial<typeof OPENED> | null)?.openedHere === true;
  // A reference, so that the functions stay the same and cause no rendering.
  const latest = useRef({ view, state, navigate });
  latest.current = { view, state, navigate };
  const cancelNavigation = useRef(() => {});
  useEffect(() => () => cancelNavigation.current(), []);
  // The session ended during a change: the login must lead back to the changed view, so the address gets it first.
  useEffect(
    () =>
      subscribeToSession(() => {
        if (awaited.current === null || sessionEnd() === null) return;
        cancelNavigation.current();
        const { navigate: go, state: present } = latest.current;
        const options = { replace: true, preventScrollReset: true, flushSync: true, state: present };
        void go({ search: awaited.current }, options);
        awaited.current = null;
      }),
    [],
  );
  const change = useCallback(
    (changes: Partial<View>) => {
      const { view: known } = latest.current;
      const next = { ...known, ...(keepsPage(changes) ? {} : { page: 1 }), ...changes };
      const search = writeView(next);
      if (search === writeView(known)) return;
      awaited.current = search;
      latest.current.view = next;
      setView(next);
      cancelNavigation.current();
      cancelNavigation.current = afterPaint(() => {
        // The session has ended: the router is on its way to /login, which must keep its address.
        if (wasOpenedLive && sessionEnd() !== null) return;
        const { navigate: go, state: present } = latest.current;
        void go({ search }, { replace: true, preventScrollReset: true, state: present });
      });
    },
    [wasOpenedLive],
  );
  const changeFilter = useCallback(
    (name: FilterName, filter: Filter) => change({ filters: { ...latest.current.view.filters, [name]: filter } }),
    [change],
  );
  return useMemo(() => {
    const linkTo = (id: string) => ({
      to: { search: writeView({ ...view, record: keyOf(id) }) },
      // One step back closes the record, however many were opened in a row.
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
        // Does not use `change`, because an unsaved record may block a change of the address.
        if (isOpenedHere) void navigate(-1);
        else {
          const search = writeView({ ...view, record: null });
          void navigate({ search }, { replace: true, preventScrollReset: true, state });
        }
      },
    };
  }, [view, state, isOpenedHere, change, changeFilter, navigate]);
}
