import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { mostPageRows } from '../../../../schema/limits.ts';
import type { ParticipantFilter } from '../../../generated/types.ts';

/** The chosen rows of a list: a store that the rows' boxes follow by themselves. */
export function useSelection(items: readonly { registration: { id: string } | null }[], key: string): SelectionStore {
  const [store] = useState(createSelection);
  const order = useMemo(() => items.flatMap(({ registration }) => registration?.id ?? []), [items]);
  useLayoutEffect(() => store.follow({ order, key }), [store, order, key]);
  return store;
}

/** The selection and its number of records. */
export function useSelected(store: SelectionStore, totalCount: number): { selection: Selection; count: number } {
  const selection = useSyncExternalStore(store.subscribe, store.read, store.read);
  const { isAllFound, ids } = selection;
  return { selection, count: isAllFound ? Math.max(0, totalCount - ids.size) : ids.size };
}

/** Chosen records: some by name, over all pages, or everything that the filters leave but some by name. */
export interface Selection {
  /** 'Все N найденных': also those of the pages that were not opened. */
  isAllFound: boolean;
  /** The chosen ones; of everything that was found, those that were taken out again. */
  ids: ReadonlySet<string>;
}

/** What can be chosen from. */
interface Found {
  /** The page's ids as they stand, for a range with Shift. */
  order: readonly string[];
  /** Identifies the filters: the selection ends when they change. */
  key: string;
}

/** The chosen records as the service takes them. */
export const whichOf = ({ ids, isAllFound }: Selection) =>
  isAllFound ? { ids: null, exceptIds: [...ids] } : { ids: [...ids] };

/** The filter that leaves just the chosen records; null where they are too many to name. */
export function filterOfSelection({ ids, isAllFound }: Selection, filter: ParticipantFilter): ParticipantFilter | null {
  if (ids.size > mostPageRows) return null;
  if (!isAllFound) return { ids: [...ids] };
  return ids.size === 0 ? filter : { ...filter, exceptIds: [...ids] };
}

const emptySelection: Selection = { ids: new Set(), isAllFound: false };

/** Choosing rows, one by one, the page, or all that was found, from which single rows can be taken out again. */
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

  /** Chooses these, or takes them out. */
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
      // The box of the page may stand otherwise, also where nothing was chosen or taken out.
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
