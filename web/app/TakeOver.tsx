import { useEffect } from 'react';
import { repeatEarly } from '../lib/early.ts';

/** Stands within a screen: once the screen has come to life, what was done before is repeated. */
export function TakeOver() {
  useEffect(() => repeatEarly(), []);
  return null;
}
