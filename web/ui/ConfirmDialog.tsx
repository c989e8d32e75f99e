import { Button, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Problem } from '../lib/perform.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { DialogActions } from './DialogActions.tsx';
import { useBackCloses } from './useBackCloses.ts';
import { useReturnsFocus } from './useReturnsFocus.ts';
import { useReauthentication } from './useSession.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The action takes something away. */
  danger?: boolean;
  /** The action is under way: it can be neither repeated nor left. */
  loading?: boolean;
  /** Why the action was not done. */
  problem?: Problem | null;
  /** The question is about leaving this place in the history. */
  isAboutLeaving?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action; stays open until its owner closes it, so that a rejection can be read beside the question. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, danger = false, loading = false, onConfirm, onClose } = props;
  const { problem = null, isAboutLeaving = false } = props;
  const isCovered = useReauthentication() !== 'none';
  useUnsavedWork(opened);
  useReturnsFocus(opened);
  useBackCloses(opened && !isAboutLeaving, onClose, !loading && !isCovered);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeOnClickOutside={!loading && !isCovered}
      closeOnEscape={!loading && !isCovered}
      withCloseButton={!loading}
    >
      <Stack gap="lg">
        <div>{children}</div>
        <DialogActions problem={problem}>
          <Button variant="default" onClick={onClose} disabled={loading}>
            {props.cancelLabel ?? commonTexts.actions.cancel}
          </Button>
          <Button {...(danger ? { color: 'red' } : {})} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
