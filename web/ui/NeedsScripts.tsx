import type { ReactNode } from 'react';
import classes from './NeedsScripts.module.css';

/** Tells a reader without scripts which function needs them. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className={classes.note}>{children}</p>
    </noscript>
  );
}
