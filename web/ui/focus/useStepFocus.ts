import { useLayoutEffect, useRef } from 'react';

/**
 * Begins a dialog's next step at its start, with the focus on its content, if the pressed button was removed with the former
 * step. Returns the props of the content.
 */
export function useStepFocus(step: string) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step replaces the former one's buttons
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return { ref, tabIndex: -1, style: { outline: 'none' } } as const;
}
