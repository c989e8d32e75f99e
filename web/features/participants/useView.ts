import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSettledSearch } from '../../lib/useSettledSearch.ts';
import { readView, type View, writeView } from './view.ts';

/** The view of the address, and the ways to change it. */
export interface ViewAddress {
  view: View;
  /** Changes the address in place. Whatever changes which rows there are leads to the first page. */
  change: (changes: Partial<View>) => void;
  /** Where a record is, for a link. */
  linkTo: (id: string) => { to: { search: string }; state: unknown; replace: boolean; preventScrollReset: true };
  open: (id: string) => void;
  /** Closes the record: one step back where it was opened here. */
  close: () => void;
}

/** Marks a record that was opened from the list: closing it goes back. */
const OPENED = { openedHere: true };

const keepsPage = (changes: Partial<View>) =>
  Object.keys(changes).every((name) => ['page', 'columns', 'record'].includes(name));

/** Reads the list's address and writes it. While the page is taken over from the server it is empty. */
export function useView(): ViewAddress {
  const params = useSettledSearch();
  const { state } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readView(params), [params]);
  const isOpenedHere = (state as Partial<typeof OPENED> | null)?.openedHere === true;
  const change = useCallback(
    (changes: Partial<View>) => {
      const next = { ...view, ...(keepsPage(changes) ? {} : { page: 1 }), ...changes };
      void navigate({ search: writeView(next) }, { replace: true, preventScrollReset: true, state });
    },
    [view, navigate, state],
  );
  return useMemo(() => {
    const linkTo = (id: string) => ({
      to: { search: writeView({ ...view, record: id }) },
      // One step back closes the record, however many were looked through.
      replace: view.record !== null,
      state: view.record === null ? OPENED : state,
      preventScrollReset: true as const,
    });
    return {
      view,
      change,
      linkTo,
      open: (id: string) => {
        const { to, ...options } = linkTo(id);
        void navigate(to, options);
      },
      close: () => {
        if (isOpenedHere) void navigate(-1);
        else change({ record: null });
      },
    };
  }, [view, state, isOpenedHere, change, navigate]);
}
