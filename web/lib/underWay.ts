/** Whether a person is in the middle of something here that would be lost: unsaved input, an open dialog. */
import { useEffect } from 'react';

let underWay = 0;

/** Counts a form with unsaved input, or an open dialog, while `isActive`. */
export function useUnderWay(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    underWay += 1;
    return () => {
      underWay -= 1;
    };
  }, [isActive]);
}

/** Whether anything is under way now. */
export function isUnderWay(): boolean {
  return underWay > 0;
}
