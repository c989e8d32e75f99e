import { useCallback, useEffect, useRef } from 'react';
import { recordTexts } from '#texts/participation.ts';
import { addUnsavedWork } from '../../../../lib/unsavedWork.ts';
import { useLeaveQuestion } from '../../../../ui/dialog/useLeaveQuestion.tsx';
import { readView } from '../view.ts';

const recordOf = (query: string) => readView(new URLSearchParams(query)).record;

/** Whether a change of the query leaves the record. A review whose address names no record shows the first one of its list. */
const leavesRecord = (here: string, next: string) =>
  here !== next && (recordOf(next) === null || recordOf(here) !== recordOf(next));

/**
 * Asks before the person leaves an unsaved change for another record or page. If the session ends meanwhile, a dialog asks for
 * the password in place, so that the change stays (ACC-17). A change that the person leaves is no longer a draft.
 */
export function useLeaveGuard() {
  // A reference, because it is read only when the person leaves; typing must not render anything.
  const isDirty = useRef(false);
  const release = useRef<(() => void) | null>(null);
  const discard = useRef(() => {});
  const end = useCallback(() => {
    release.current?.();
    release.current = null;
  }, []);
  const setDirty = useCallback(
    (now: boolean, giveUp = () => {}) => {
      isDirty.current = now;
      discard.current = giveUp;
      if (now) release.current ??= addUnsavedWork();
      else end();
    },
    [end],
  );
  useEffect(() => end, [end]);
  const asking = useLeaveQuestion(
    ({ currentLocation: here, nextLocation: next }) =>
      isDirty.current && (here.pathname !== next.pathname || leavesRecord(here.search, next.search)),
    recordTexts.leave,
    () => {
      discard.current();
      setDirty(false);
    },
  );
  return { setDirty, isDirty: useCallback(() => isDirty.current, []), ...asking };
}
