import { useEffect, useId, useRef } from 'react';

/**
 * Makes Back close dialogs that have no address. An opened dialog adds a history entry with the same address, and the entry's
 * state lists the dialogs that are open there.
 */

interface OpenDialog {
  /** Returns false while the dialog cannot be closed. */
  canClose: () => boolean;
  close: () => void;
}

const opened = new Map<string, OpenDialog>();

function listed(): readonly string[] {
  return (window.history.state as { dialogs?: readonly string[] } | null)?.dialogs ?? [];
}

// The router's own state stays in the entry: for the router, it is the same page.
function addEntry(id: string): void {
  window.history.pushState({ ...window.history.state, dialogs: [...listed(), id] }, '');
}

/** Goes back over the entries of closed dialogs, including those that a reload has closed. */
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

/** Adds an opened dialog to the history; the returned function removes it again, however the dialog was closed. */
function addDialog(id: string, dialog: OpenDialog): () => void {
  opened.set(id, dialog);
  if (!listed().includes(id)) addEntry(id);
  return () => {
    opened.delete(id);
    // Delayed, because closing may lead to another page or open the next dialog.
    setTimeout(skipClosed);
  };
}

/** Makes Back close the dialog instead of leaving the page; while the dialog cannot be closed, Back does nothing. */
export function useBackCloses(opened: boolean, onClose: () => void, canClose = true): void {
  const id = useId();
  const latest = useRef({ onClose, canClose });
  latest.current = { onClose, canClose };
  useEffect(() => {
    if (!opened) return;
    return addDialog(id, { close: () => latest.current.onClose(), canClose: () => latest.current.canClose });
  }, [opened, id]);
}
