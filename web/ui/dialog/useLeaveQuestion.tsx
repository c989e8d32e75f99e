import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveQuestion {
  title: string;
  text: string;
  confirm: string;
  stay: string;
}

/**
 * Asks before an unsaved change is left. Only the end of a session leads to /login, and that needs no question.
 * @param isLeft whether the way leads out of what has the change
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
      {texts.text}
    </ConfirmDialog>
  );
  return { isAsking, question };
}
