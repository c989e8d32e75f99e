import { type ReactNode, useDeferredValue } from 'react';

interface DeferredProps {
  /** The placeholder. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders the content of a dialog or drawer after the dialog itself, which therefore opens without delay. */
export function Deferred({ fallback, children }: DeferredProps) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : fallback;
}
