import { useEffect } from 'react';
import { repeatEarly } from '../lib/earlyInput.ts';

/** Part of each screen: repeats early actions once the screen is hydrated. */
export function TakeOver() {
  useEffect(() => repeatEarly(), []);
  return null;
}
