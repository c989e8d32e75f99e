import { Modal, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useAsking } from '../lib/session.ts';
import { useUnderWay } from '../lib/underWay.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { Later } from './Later.tsx';

interface FormDialogProps {
  opened: boolean;
  title: string;
  /** Something is being sent: the dialog cannot be left now. */
  busy: boolean;
  size?: 'md' | 'lg' | 'xl';
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that holds a form: a click beside it closes nothing that was typed; on a phone it takes the whole screen. */
export function FormDialog({ opened, title, busy, size = 'lg', onClose, children }: FormDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 36em)') ?? false;
  // The password is asked for above this dialog; a key meant for that one closes nothing here.
  const isCovered = useAsking() !== 'none';
  useUnderWay(opened);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      fullScreen={isNarrow && size !== 'md'}
      closeOnClickOutside={false}
      closeOnEscape={!busy && !isCovered}
      closeButtonProps={{ 'aria-label': commonTexts.actions.close, disabled: busy }}
    >
      <Later fallback={<Skeleton height={240} />}>{children}</Later>
    </Modal>
  );
}
