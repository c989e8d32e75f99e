import { createContext, useContext } from 'react';
import type { EditValues } from '../../scope/record/editForm.ts';
import type { Record_RegistrationFragment } from '../../scope/record/Record.generated.ts';

/** A saved change of a cell, and what the record held before. */
export interface CellChange {
  saved: Record_RegistrationFragment;
  former: EditValues;
  /** Whether its letter was left out. */
  isWithheld: boolean;
}

const UndoContext = createContext<(change: CellChange) => void>(() => undefined);

/** Takes changes to be undone: the list does it, because the cell may be gone by then. */
export const UndoProvider = UndoContext.Provider;

export const useRequestUndo = () => useContext(UndoContext);
