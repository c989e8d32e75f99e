import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DeskState, DeskStore } from './deskStore.ts';

const DeskContext = createContext<DeskStore | null>(null);

/** Gives the parts of the desk their store. */
export const DeskProvider = DeskContext.Provider;

/** The store of the open list. */
export function useDeskStore(): DeskStore {
  const store = useContext(DeskContext);
  if (store === null) throw new Error('No desk is open');
  return store;
}

/** What the open list knows now. */
export function useDeskState(): DeskState {
  const store = useDeskStore();
  return useSyncExternalStore(store.subscribe, store.getState);
}
