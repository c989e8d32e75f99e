import { useEffect, useId, useRef } from 'react';
import { addDialog } from '../lib/dialogHistory.ts';

/** Back closes the dialog instead of leaving the page; while the dialog cannot be left, Back does nothing. */
export function useBackCloses(opened: boolean, onClose: () => void, canClose = true): void {
  const id = useId();
  const latest = useRef({ onClose, canClose });
  latest.current = { onClose, canClose };
  useEffect(() => {
    if (!opened) return;
    return addDialog(id, { close: () => latest.current.onClose(), canClose: () => latest.current.canClose });
  }, [opened, id]);
}
