import { useState } from 'react';

/** Whether a value was ever true: a part that loads with its first use then stays mounted, to fade out and return the focus. */
export function useWasEver(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
}
