import { useWindowEvent } from '@mantine/hooks';
import { useBlocker } from 'react-router-dom';
import { cabinetTexts } from '#texts/cabinet.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

const { leave: texts } = cabinetTexts.profile;

interface LeaveGuardProps {
  isDirty: boolean;
  /** Whether the browser stores a draft: a reload then loses nothing and needs no question. */
  isStored: boolean;
}

/**
 * Asks before the person leaves unsaved changes for another screen: the draft stays, but nothing was saved. Only the
 * end of a session leads to /login, and that needs no question.
 */
export function LeaveGuard({ isDirty, isStored }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== paths.login && currentLocation.pathname !== nextLocation.pathname,
  );
  useWindowEvent('beforeunload', (event) => {
    if (isDirty && !isStored) event.preventDefault();
  });
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={texts.title}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      danger
      isAboutLeaving
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {isStored ? texts.kept : texts.lost}
    </ConfirmDialog>
  );
}
