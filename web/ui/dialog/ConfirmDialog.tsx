import { Button, Modal, Stack } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { Problem } from '../../lib/perform.ts';
import { useReturnsFocus } from '../focus/useReturnsFocus.ts';
import { useUnsavedWork } from '../form/useUnsavedWork.ts';
import { useReauthentication } from '../service/useSession.ts';
import { DialogActions } from './DialogActions.tsx';
import { useBackCloses } from './useBackCloses.ts';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Whether the action deletes something. */
  danger?: boolean;
  /** Whether the question is about leaving this history entry. */
  isAboutLeaving?: boolean;
  /** Runs the action, once at a time, and calls `onProblem` if it failed. */
  onConfirm: (onProblem: (problem: Problem | null) => void) => unknown;
  onClose: () => void;
}

/** Asks before an action. The parent component closes it, so that it can show a rejection. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, danger = false, isAboutLeaving = false, onConfirm } = props;
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const canClose = useReauthentication() === 'none' && !isLoading;
  const isRunning = useRef(false);
  // The second click of a double click comes before the button is disabled.
  const confirm = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setLoading(true);
    try {
      await onConfirm(setProblem);
    } finally {
      isRunning.current = false;
      setLoading(false);
    }
  };
  const close = () => {
    // A dialog that opens again starts without the old message.
    setProblem(null);
    props.onClose();
  };
  useUnsavedWork(opened);
  useReturnsFocus(opened);
  useBackCloses(opened && !isAboutLeaving, close, canClose);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      closeOnClickOutside={canClose}
      closeOnEscape={canClose}
      withCloseButton={!isLoading}
    >
      <Stack gap="lg">
        <div>{children}</div>
        <DialogActions problem={problem} onLeave={close} leaveLabel={props.cancelLabel} isBusy={isLoading}>
          <Button {...(danger ? { color: 'red' } : {})} loading={isLoading} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
