import { createContext, useCallback, useContext, useRef, useState } from 'react';
import { type Former, formerOf } from '../record/editForm.ts';
import type { Record_RegistrationFragment } from '../record/Record.generated.ts';

/** A saved change of a record. */
export interface SavedChange {
  saved: Record_RegistrationFragment;
  former: Former;
  /** Whether its letter was not sent. */
  isWithheld: boolean;
}

/**
 * Whether a save changed something that can be undone; a first decision only if the provider can take it back
 * (`withdrawals`).
 */
export const canUndo = ({ saved, former }: Pick<SavedChange, 'saved' | 'former'>, canWithdraw: boolean): boolean =>
  JSON.stringify(formerOf(saved)) !== JSON.stringify(former) && (former.format !== '' || canWithdraw);

type OfferUndo = (change: SavedChange | null) => () => void;

/** The undo of the changes in a list. The list runs it, because the cell may have been removed by then. */
export function useUndo() {
  const [running, setRunning] = useState<SavedChange | null>(null);
  const last = useRef<SavedChange | null>(null);
  const ended = useRef(new WeakSet<SavedChange>());
  /** Remembers the last change, or that it cannot be undone; the result undoes this change, once. */
  const offer: OfferUndo = useCallback((change) => {
    last.current = change;
    return () => setRunning(change !== null && ended.current.has(change) ? null : change);
  }, []);
  const undoLast = () => setRunning((change) => change ?? last.current);
  /** Ends the undo. A change that is undone, or that another person has changed since, cannot be undone again. */
  const end = (isOver: boolean) => {
    if (isOver && running !== null) ended.current.add(running);
    if (isOver && last.current === running) last.current = null;
    // Another undo may have started meanwhile.
    setRunning((now) => (now === running ? null : now));
  };
  return { running, offer, undoLast, end };
}

const UndoContext = createContext<OfferUndo>(() => () => undefined);

export const UndoProvider = UndoContext.Provider;

export const useOfferUndo = () => useContext(UndoContext);
