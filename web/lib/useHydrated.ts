import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the page is the browser's own by now: false on the server and while its HTML is taken over, so that both
 * draw the same. What only the browser knows (the query of the address, what is stored) waits for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
