/** Work that would be lost with the page: unsaved input, an open dialog. */

let count = 0;

/** Counts one piece of unsaved work; the result ends it. */
export function addUnsavedWork(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}

/** Whether there is unsaved work. */
export const hasUnsavedWork = (): boolean => count > 0;
