import { createContext, useContext } from 'react';
import { type Action, type Payload, perform } from '../../lib/perform.ts';

/** The functions that the parts of the cabinet share. */
interface Cabinet {
  /** Loads the cabinet again after a change. */
  onChanged: () => Promise<unknown>;
  /** Says that a registration was cancelled elsewhere, and loads the cabinet again; undefined outside the cabinet. */
  onGone?: () => void;
}

export const CabinetContext = createContext<Cabinet>({ onChanged: async () => undefined });

export const useCabinet = (): Cabinet => useContext(CabinetContext);

/** Runs a dialog's actions: after a success, or if the registration no longer exists, closes the dialog and reloads the cabinet. */
export function useCabinetAction(onClose: () => void) {
  const { onChanged, onGone } = useCabinet();
  return async <Answer extends Payload>(action: Action<Answer>): Promise<void> => {
    const leave = () => {
      onClose();
      onGone?.();
    };
    if ((await perform({ onGone: leave, ...action })) === null) return;
    onClose();
    await onChanged();
  };
}
