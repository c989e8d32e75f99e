import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { keyOf } from '../../../lib/ids.ts';
import { changedView, type DeskView, readView, writeView } from '../model/address.ts';

/** Marks a record that was opened from this list: closing it goes back. */
const OPENED = { openedHere: true };

/** The view in the address, and functions that change it. */
export interface DeskAddress {
  view: DeskView;
  change: (changes: Partial<DeskView>) => void;
  /** Opens a record; from another record it takes its place, so that one step back leads to the list. */
  open: (id: string) => void;
  close: () => void;
}

/** Reads and writes the list's address; each change is a step that Back undoes, except for the letters of one search. */
export function useDeskView(): DeskAddress {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { search, page, record, ...rest } = readView(params);
  const restSearch = writeView({ ...rest, search: '', page: 1, record: null });
  // Filters, order and columns stay the same objects: a letter or another record renders no row again.
  const kept = useMemo(() => readView(new URLSearchParams(restSearch)), [restSearch]);
  const view = useMemo(() => ({ ...kept, search, page, record }), [kept, search, page, record]);
  // A second change may come before the router has rendered the first one.
  const latest = useRef({ view, state, navigate });
  latest.current = { view, state, navigate };
  const go = useCallback((changes: Partial<DeskView>, replace: boolean, nextState: unknown) => {
    const next = changedView(latest.current.view, changes);
    if (writeView(next) === writeView(latest.current.view)) return;
    latest.current = { ...latest.current, view: next };
    void latest.current.navigate({ search: writeView(next) }, { replace, state: nextState, preventScrollReset: true });
  }, []);
  const change = useCallback(
    (changes: Partial<DeskView>) => {
      const { view: before, state: present } = latest.current;
      go(changes, changes.search !== undefined && before.search !== '', present);
    },
    [go],
  );
  const open = useCallback(
    (id: string) => {
      const { view: before, state: present } = latest.current;
      const isStep = before.record !== null;
      go({ record: keyOf(id) }, isStep, isStep ? present : OPENED);
    },
    [go],
  );
  const close = useCallback(() => {
    const { state: present, navigate: leave } = latest.current;
    if ((present as Partial<typeof OPENED> | null)?.openedHere) void leave(-1);
    else go({ record: null }, true, null);
  }, [go]);
  return { view, change, open, close };
}
