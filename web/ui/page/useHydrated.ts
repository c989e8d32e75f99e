import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the page is hydrated: false on the server and during hydration, so that both render the same. Parts that depend on
 * the browser (the address's query, storage) wait for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
