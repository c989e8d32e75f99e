import { Modal, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { commonTexts } from '#texts/common.ts';
import { useReturnsFocus } from '../focus/useReturnsFocus.ts';
import { useUnsavedWork } from '../form/useUnsavedWork.ts';
import { useReauthentication } from '../service/useSession.ts';
import { Deferred } from './Deferred.tsx';
import { useBackCloses } from './useBackCloses.ts';

interface FormDialogProps {
  opened: boolean;
  title: string;
  /** Whether something is being sent: the dialog cannot be closed meanwhile. */
  busy: boolean;
  size?: 'md' | 'lg' | 'xl' | (string & {});
  /** Whether the dialog has its own address, which Back leaves. */
  hasAddress?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The focus starts at the content, not at the close button, which Enter would press. Around the content, because Mantine looks
 * for the first focus before the content is there.
 */
const firstFocus = { tabIndex: -1, 'data-autofocus': true, style: { outline: 'none' } };

/** A dialog with a form. A click outside does not close it, so that typed input stays; full screen on a phone. */
export function FormDialog(props: FormDialogProps) {
  const { opened, title, busy, size = 'lg', hasAddress = false, onClose, children } = props;
  const isNarrow = useMediaQuery('(max-width: 36em)');
  // The password dialog opens above this one; a key meant for it must not close this one.
  const isCovered = useReauthentication() !== 'none';
  useUnsavedWork(opened);
  useReturnsFocus(opened);
  useBackCloses(opened && !hasAddress, onClose, !busy && !isCovered);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      // The tabs of a page in a dialog stay in place although their contents differ in height.
      centered={!hasAddress}
      fullScreen={isNarrow && size !== 'md'}
      closeOnClickOutside={false}
      closeOnEscape={!busy && !isCovered}
      closeButtonProps={{ 'aria-label': commonTexts.actions.close, disabled: busy }}
    >
      <div {...firstFocus}>
        <Deferred fallback={<Skeleton height={240} />}>{children}</Deferred>
      </div>
    </Modal>
  );
}
