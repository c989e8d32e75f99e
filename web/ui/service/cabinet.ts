import { createContext, useContext } from 'react';
import { type Action, type Payload, perform } from '../../lib/perform.ts';

/** What the parts of the shown cabinet share. */
interface Cabinet {
  /** Reads it again after a change. */
  onChanged: () => Promise<unknown>;
  /** Says that a registration was cancelled elsewhere, and reads it again; undefined outside the cabinet. */
  onGone?: () => void;
}

export const CabinetContext = createContext<Cabinet>({ onChanged: async () => undefined });

export const useCabinet = (): Cabinet => useContext(CabinetContext);

/** Runs a dialog's actions: closes it after a success or if the registration no longer exists, then reads the cabinet. */
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
