import { type ReactNode, useDeferredValue } from 'react';

interface LaterProps {
  /** Keeps the place meanwhile. */
  fallback: ReactNode;
  children: ReactNode;
}

/** What a dialog or a drawer holds: it is drawn after the dialog itself, which so opens at once. */
export function Later({ fallback, children }: LaterProps) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : fallback;
}
