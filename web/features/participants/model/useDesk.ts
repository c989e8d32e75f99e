import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { deskListTexts } from '#texts/deskList.ts';
import { notifyError, toast } from '../../../lib/notify.ts';
import { awaitsNames } from '../../../lib/sections.ts';
import { useSectionLookup } from '../../../ui/service/useSectionLookup.ts';
import { type DeskState, type DeskStore, deskStoreOf } from './deskStore.ts';

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
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** How often an open list asks for its version; the gateway reads it from the provider at most that often. */
const POLL_EVERY = 15_000;

/**
 * Opens the desk of an edition or a project: reads its rows, then follows other people's changes while the tab is visible.
 * Asks again for names of sections that are not loaded (LST-09), and says once that a date cannot be read (LST-11).
 */
export function useOpenDesk(year: number, project: string | null): DeskStore {
  const client = useApolloClient();
  const store = useMemo(() => deskStoreOf(client, { year, project }), [client, year, project]);
  useEffect(() => {
    const { rows, isReading } = store.getState();
    if (rows !== null) void store.poll();
    else if (!isReading) void store.read();
    const poll = () => {
      if (document.visibilityState === 'visible') void store.poll();
    };
    const timer = setInterval(poll, POLL_EVERY);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [store]);
  const { rows } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const awaitsSections = useMemo(() => rows?.some(awaitsNames) ?? false, [rows]);
  useSectionLookup(year, awaitsSections, () => void store.read());
  const hasUnreadable = useMemo(() => rows?.some(({ unreadableFields: fields }) => fields?.length) ?? false, [rows]);
  useEffect(() => {
    if (hasUnreadable) notifyError(deskListTexts.unreadableDate, { autoClose: toast.rejection });
  }, [hasUnreadable]);
  return store;
}
