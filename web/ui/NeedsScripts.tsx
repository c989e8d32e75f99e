import type { ReactNode } from 'react';
import classes from './NeedsScripts.module.css';

/** Says to a reader without scripts what they are needed for. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className={classes.note}>{children}</p>
    </noscript>
  );
}
