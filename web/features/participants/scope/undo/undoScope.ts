import { createContext, useContext } from 'react';
import type { EditValues } from '../record/editForm.ts';
import type { Record_RegistrationFragment } from '../record/Record.generated.ts';

/** A saved change of a record, and what it held before: no format where it was the first decision. */
export interface SavedChange {
  saved: Record_RegistrationFragment;
  former: EditValues;
  /** Whether its letter was left out. */
  isWithheld: boolean;
}

/** Whether a change can be undone: a first decision only where the provider can take it back (`withdrawals`). */
export const canUndo = ({ former }: Pick<SavedChange, 'former'>, canWithdraw: boolean): boolean =>
  former.format !== '' || canWithdraw;

const UndoContext = createContext<(change: SavedChange) => void>(() => undefined);

/** Takes changes to be undone: the list does it, because the cell may be gone by then. */
export const UndoProvider = UndoContext.Provider;

export const useRequestUndo = () => useContext(UndoContext);
