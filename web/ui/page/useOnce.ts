import { useState } from 'react';

/** Whether something was ever true: a part that loads with its first use stays mounted, to fade out and return the focus. */
export function useOnce(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
}
