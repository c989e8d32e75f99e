import { useWindowEvent } from '@mantine/hooks';
import { useBlocker } from 'react-router-dom';
import { hasSession } from '../../lib/session.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

const { leave: texts } = cabinetTexts.profile;

/** Asks before what is not saved is left for another screen or another page. A session that ended asks nothing. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && hasSession() && currentLocation.pathname !== nextLocation.pathname,
  );
  useWindowEvent('beforeunload', (event) => {
    if (isDirty) event.preventDefault();
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
      {texts.text}
    </ConfirmDialog>
  );
}
