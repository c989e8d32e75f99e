import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createSelection, type Selection, type SelectionStore } from './selection.ts';

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
