import type { ReactNode } from 'react';
import classes from './NeedsScripts.module.css';

/** Names the function that needs scripts, for readers without them. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className={classes.note}>{children}</p>
    </noscript>
  );
}
