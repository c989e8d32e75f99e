import { useCallback, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { recordTexts } from '#texts/participation.ts';
import { paths } from '../../../../lib/paths.ts';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { readView } from '../view.ts';

const texts = recordTexts.leave;
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
  const isAsking = blocker.state === 'blocked';
  const question = (
    <ConfirmDialog
      opened={isAsking}
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.stay}
      danger
      isAboutLeaving
      onConfirm={() => {
        setDirty(false);
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      {texts.text}
    </ConfirmDialog>
  );
  return { setDirty, isAsking, question };
}
