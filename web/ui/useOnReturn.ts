import { useEffect, useRef } from 'react';

/** A return within this many milliseconds is ignored. */
const FRESH = 5_000;

/** Runs when the person returns to this tab after a while: other tabs may have changed its data. */
export function useOnReturn(action: () => void): void {
  const latest = useRef(action);
  latest.current = action;
  useEffect(() => {
    let last = performance.now();
    const onReturn = () => {
      if (document.visibilityState !== 'visible' || performance.now() - last < FRESH) return;
      last = performance.now();
      latest.current();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, []);
}
