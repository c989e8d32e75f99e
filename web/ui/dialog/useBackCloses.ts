import { useEffect, useId, useRef } from 'react';

/**
 * Dialogs without an address of their own in the browser's history: an opened one is an entry of the same address, so
 * that Back closes it. The entry's state lists the dialogs that are open there.
 */

interface OpenDialog {
  /** False while the dialog cannot be left. */
  canClose: () => boolean;
  close: () => void;
}

const opened = new Map<string, OpenDialog>();

function listed(): readonly string[] {
  return (window.history.state as { dialogs?: readonly string[] } | null)?.dialogs ?? [];
}

// The router's own state stays in the entry: for the router it is the same place.
function addEntry(id: string): void {
  window.history.pushState({ ...window.history.state, dialogs: [...listed(), id] }, '');
}

/** Goes back over the entry of a dialog that is closed, also one that a reload has closed. */
function skipClosed(): void {
  const last = listed().at(-1);
  if (last !== undefined && !opened.has(last)) window.history.back();
}

function onPop(): void {
  for (const [id, { canClose, close }] of [...opened]) {
    if (listed().includes(id)) continue;
    if (canClose()) close();
    else addEntry(id);
  }
  skipClosed();
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', onPop);
  skipClosed();
}

/** Adds an opened dialog to the history; the result removes it again, however it was closed. */
function addDialog(id: string, dialog: OpenDialog): () => void {
  opened.set(id, dialog);
  if (!listed().includes(id)) addEntry(id);
  return () => {
    opened.delete(id);
    // Later: closing may lead to another page or open the next dialog.
    setTimeout(skipClosed);
  };
}

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
