import { useWindowEvent } from '@mantine/hooks';
import { useBlocker } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

const { leave: texts } = cabinetTexts.profile;

interface LeaveGuardProps {
  isDirty: boolean;
  /** The browser keeps a draft: a reload takes nothing away and is not asked about. */
  isKept: boolean;
}

/**
 * Asks before what is not saved is left for another screen: the draft stays, but whoever means to have saved must hear
 * that nothing was. To /login leads only the end of a session, and that asks nothing.
 */
export function LeaveGuard({ isDirty, isKept }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== paths.login && currentLocation.pathname !== nextLocation.pathname,
  );
  useWindowEvent('beforeunload', (event) => {
    if (isDirty && !isKept) event.preventDefault();
  });
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={texts.title}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {isKept ? texts.kept : texts.lost}
    </ConfirmDialog>
  );
}
