import { Modal, type ModalProps } from '@mantine/core';
import { useReturnsFocus } from '../focus/useReturnsFocus.ts';
import { useBackCloses } from './useBackCloses.ts';

/** A dialog that Back closes. A dialog with an address is a Modal. */
export function Dialog(props: ModalProps) {
  useBackCloses(props.opened, props.onClose);
  useReturnsFocus(props.opened);
  return <Modal {...props} />;
}
