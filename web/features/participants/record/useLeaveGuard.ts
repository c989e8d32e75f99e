import { useCallback, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { readView } from '../list/view.ts';

const recordOf = (query: string) => readView(new URLSearchParams(query)).record;

/** Asks before an unsaved change is left for another record or page. */
export function useLeaveGuard() {
  // Read when the record is left; a key does not render anything.
  const isDirty = useRef(false);
  const setDirty = useCallback((now: boolean) => {
    isDirty.current = now;
  }, []);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isDirty.current &&
      next.pathname !== paths.login &&
      (here.pathname !== next.pathname || recordOf(here.search) !== recordOf(next.search)),
  );
  return { setDirty, blocker, isAsking: blocker.state === 'blocked' };
}
