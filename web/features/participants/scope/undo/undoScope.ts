import { createContext, useContext } from 'react';
import type { EditValues } from '../record/editForm.ts';
import type { Record_RegistrationFragment } from '../record/Record.generated.ts';

/** A saved change of a record, and the former values; without a format if it was the first decision. */
export interface SavedChange {
  saved: Record_RegistrationFragment;
  former: EditValues;
  /** Whether its letter was not sent. */
  isWithheld: boolean;
}

/** Whether a change can be undone; a first decision only if the provider can take it back (`withdrawals`). */
export const canUndo = ({ former }: Pick<SavedChange, 'former'>, canWithdraw: boolean): boolean =>
  former.format !== '' || canWithdraw;

const UndoContext = createContext<(change: SavedChange) => void>(() => undefined);

/** Provides the undo. The list runs it, because the cell may have been removed by then. */
export const UndoProvider = UndoContext.Provider;

export const useRequestUndo = () => useContext(UndoContext);
