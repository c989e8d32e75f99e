import { useCallback, useRef } from 'react';
import { recordTexts } from '#texts/participation.ts';
import { useLeaveQuestion } from '../../../../ui/dialog/useLeaveQuestion.tsx';
import { readView } from '../view.ts';

const recordOf = (query: string) => readView(new URLSearchParams(query)).record;

/** Asks before an unsaved change is left for another record or page. */
export function useLeaveGuard() {
  // Read when the record is left; a key does not render anything.
  const isDirty = useRef(false);
  const setDirty = useCallback((now: boolean) => {
    isDirty.current = now;
  }, []);
  const asking = useLeaveQuestion(
    ({ currentLocation: here, nextLocation: next }) =>
      isDirty.current && (here.pathname !== next.pathname || recordOf(here.search) !== recordOf(next.search)),
    recordTexts.leave,
    () => setDirty(false),
  );
  return { setDirty, isDirty: useCallback(() => isDirty.current, []), ...asking };
}
