import { useEffect, useState } from 'react';

/** Opens a dialog after its first, closed render: it then knows where the focus was and returns it. */
export function useDeferredOpen(opened: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return isShown;
}
