import { createContext, useContext } from 'react';
import { type Action, type Payload, perform } from '../../lib/perform.ts';

/** The functions that the parts of the cabinet share. */
interface Cabinet {
  /** Loads the cabinet again after a change. */
  onChanged: () => Promise<unknown>;
  /**
   * Loads the cabinet again and says that a registration was cancelled elsewhere; false if the cabinet still has all of them.
   * Undefined outside the cabinet.
   */
  onGone?: () => Promise<boolean>;
}

export const CabinetContext = createContext<Cabinet>({ onChanged: async () => undefined });

export const useCabinet = (): Cabinet => useContext(CabinetContext);

/**
 * Runs a dialog's actions: after a success, or if the registration no longer exists, closes the dialog and reloads the
 * cabinet; after a rejection reloads it (FIL-07).
 */
export function useCabinetAction(onClose: () => void) {
  const { onChanged, onGone } = useCabinet();
  return async <Answer extends Payload>(action: Action<Answer>): Promise<void> => {
    const leave = async () => {
      if (!(await onGone?.())) return false;
      onClose();
      return true;
    };
    const reload = async (after: 'rejection' | 'failure') => (after === 'rejection' ? onChanged() : undefined);
    if ((await perform({ onGone: leave, reload, ...action })) === null) return;
    onClose();
    await onChanged();
  };
}
