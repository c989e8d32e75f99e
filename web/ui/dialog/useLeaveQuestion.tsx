import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveQuestion {
  title: string;
  text: string;
  /** The text on the way to /logout, which deletes drafts, if it differs. */
  atLogout?: string;
  confirm: string;
  stay: string;
}

/**
 * Asks before a person leaves an unsaved change. There is no question on the way to /login, because only the end of a
 * session leads there.
 * @param isLeft whether a navigation leaves the part with the change
 */
export function useLeaveQuestion(isLeft: BlockerFunction, texts: LeaveQuestion, onLeave?: () => void) {
  const blocker = useBlocker((way) => way.nextLocation.pathname !== paths.login && isLeft(way));
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
        onLeave?.();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      {blocker.location?.pathname === paths.logout ? (texts.atLogout ?? texts.text) : texts.text}
    </ConfirmDialog>
  );
  return { isAsking, question };
}
