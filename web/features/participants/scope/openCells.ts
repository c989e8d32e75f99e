/** Cells of the list that are open for editing: the list is not read again under them, because their row may leave it. */

let count = 0;

/** Counts an open cell; the result ends it. */
export function addOpenCell(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}

/** Whether a cell is open. */
export const isCellOpen = (): boolean => count > 0;
