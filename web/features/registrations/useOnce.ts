import { useRef } from 'react';

/** Lets one run of an action through at a time: the second click of a double click comes before the button is off. */
export function useOnce(action: () => Promise<void>): () => Promise<void> {
  const isRunning = useRef(false);
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await action();
    } finally {
      isRunning.current = false;
    }
  };
}
