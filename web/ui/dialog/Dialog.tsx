import { Modal, type ModalProps } from '@mantine/core';
import { useReturnsFocus } from '../focus/useReturnsFocus.ts';
import { useBackCloses } from './useBackCloses.ts';

/** A dialog that Back closes. For a dialog with its own address use Modal. */
export function Dialog(props: ModalProps) {
  useBackCloses(props.opened, props.onClose);
  useReturnsFocus(props.opened);
  return <Modal {...props} />;
}
