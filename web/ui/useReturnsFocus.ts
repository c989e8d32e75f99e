import { useLayoutEffect } from 'react';

/** Returns the focus to where it was before the dialog opened. Mantine forgets the place when a closed dialog unmounts. */
export function useReturnsFocus(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    // Later: what closed the dialog may have moved the focus on, to the next dialog or the heading of another page.
    const restore = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
    return () => void setTimeout(restore);
  }, [opened]);
}
