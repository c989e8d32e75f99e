/** Tracks dialogs that open above another dialog: a key for the upper one must not close the lower one. */
import { useEffect, useSyncExternalStore } from 'react';

let coveringCount = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  coveringCount += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts the calling dialog as one that covers another, until it unmounts. */
export function useCoversDialog(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

export const useIsDialogCovered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => coveringCount > 0,
    () => false,
  );
