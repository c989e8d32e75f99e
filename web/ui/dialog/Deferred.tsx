import { type ReactNode, useDeferredValue } from 'react';

interface DeferredProps {
  /** The placeholder. */
  fallback: ReactNode;
  children: ReactNode;
}

/** The content of a dialog or a drawer, rendered after the dialog itself, which therefore opens at once. */
export function Deferred({ fallback, children }: DeferredProps) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : fallback;
}
