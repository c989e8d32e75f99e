import { useEffect, useState } from 'react';

/** Opens a dialog after a first, closed render, so that it can remember the focus and return it. */
export function useDeferredOpen(opened: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return isShown;
}
