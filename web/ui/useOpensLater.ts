import { useEffect, useState } from 'react';

/** A dialog opens after it was drawn closed: only so it knows where the focus was, and gives it back. */
export function useOpensLater(opened: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return isShown;
}
