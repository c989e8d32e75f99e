import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { mostPageRows } from '../../../../schema/limits.ts';
import type { ParticipantFilter } from '../../../generated/types.ts';
import { afterPaint } from '../../../lib/afterPaint.ts';

/** The chosen rows of a list: a store that each row's checkbox subscribes to. */
export function useSelection(items: readonly { registration: { id: string } | null }[], key: string): SelectionStore {
  const [store] = useState(createSelection);
  const order = useMemo(() => items.flatMap(({ registration }) => registration?.id ?? []), [items]);
  useLayoutEffect(() => store.follow({ order, key }), [store, order, key]);
  return store;
}

/** The selection and its number of records; they follow after the paint that shows the box of the row. */
export function useSelected(store: SelectionStore, totalCount: number): { selection: Selection; count: number } {
  const subscribe = useCallback((listener: () => void) => store.subscribe(() => void afterPaint(listener)), [store]);
  const selection = useSyncExternalStore(subscribe, store.read, store.read);
  const { isAllFound, ids } = selection;
  return { selection, count: isAllFound ? Math.max(0, totalCount - ids.size) : ids.size };
}

/** Chosen records: single ones over all pages, or everything that the filters find except single ones. */
export interface Selection {
  /** 'Все N найденных': includes rows of pages that were not opened. */
  isAllFound: boolean;
  /** The chosen ids or, if everything found is chosen, the deselected ones. */
  ids: ReadonlySet<string>;
}

/** The rows that can be chosen. */
interface Found {
  /** The page's ids in order, for a range with Shift. */
  order: readonly string[];
  /** Identifies the filters; when they change, the selection ends. */
  key: string;
}

/** The chosen records in the service's form. */
export const selectionInput = ({ ids, isAllFound }: Selection) =>
  isAllFound ? { ids: null, exceptIds: [...ids] } : { ids: [...ids] };

/** A filter for exactly the chosen records; null if they are too many to name. */
export function filterOfSelection({ ids, isAllFound }: Selection, filter: ParticipantFilter): ParticipantFilter | null {
  if (ids.size > mostPageRows) return null;
  if (!isAllFound) return { ids: [...ids] };
  return ids.size === 0 ? filter : { ...filter, exceptIds: [...ids] };
}

const emptySelection: Selection = { ids: new Set(), isAllFound: false };

/** Chooses single rows, the page, or everything found, from which single rows can be deselected. */
export function createSelection() {
  let current = emptySelection;
  let found: Found = { order: [], key: '' };
  let anchor: string | null = null;
  const listeners = new Set<() => void>();
  const put = (next: Selection) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const isSelected = (id: string) => current.ids.has(id) !== current.isAllFound;
  const isWholePage = () => found.order.length > 0 && found.order.every(isSelected);

  /** Chooses these rows, or deselects them. */
  const choose = (changed: readonly string[], isChosen: boolean) => {
    const ids = new Set(current.ids);
    for (const id of changed) {
      if (isChosen === current.isAllFound) ids.delete(id);
      else ids.add(id);
    }
    put({ ...current, ids });
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => current,
    /** The page that is shown now, and its filters. */
    follow: (next: Found) => {
      const isOther = next.key !== found.key;
      found = next;
      // Notifies even without a change of the selection, because the page's checkbox may change.
      put(isOther ? emptySelection : { ...current });
    },
    isSelected,
    toggle: (id: string, isRange: boolean) => {
      const { order } = found;
      const from = anchor === null ? -1 : order.indexOf(anchor);
      const to = order.indexOf(id);
      anchor = id;
      const range = isRange && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      choose(range, !isSelected(id));
    },
    togglePage: () => choose(found.order, !isWholePage()),
    pageState: () => {
      if (isWholePage()) return 'all';
      return found.order.some(isSelected) ? 'some' : 'none';
    },
    selectAll: () => put({ ids: new Set(), isAllFound: true }),
    clear: () => put(emptySelection),
  } as const;
}

export type SelectionStore = ReturnType<typeof createSelection>;
