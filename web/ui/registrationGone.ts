import { createContext, useContext } from 'react';

/** Reloads the cabinet and says that a registration was cancelled elsewhere. */
export const RegistrationGoneContext = createContext<(() => void) | undefined>(undefined);

/** What to do when the service no longer knows the registration that a dialog is about; undefined outside the cabinet. */
export function useRegistrationGone(closeDialog: () => void = () => undefined): (() => void) | undefined {
  const onGone = useContext(RegistrationGoneContext);
  return (
    onGone &&
    (() => {
      closeDialog();
      onGone();
    })
  );
}
