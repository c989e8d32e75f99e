import { Modal, type ModalProps } from '@mantine/core';
import { useBackCloses } from './useBackCloses.ts';
import { useReturnsFocus } from './useReturnsFocus.ts';

/** A dialog that Back closes. Those with an address of their own are Modals. */
export function Dialog(props: ModalProps) {
  useBackCloses(props.opened, props.onClose);
  useReturnsFocus(props.opened);
  return <Modal {...props} />;
}
