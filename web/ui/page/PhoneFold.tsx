import type { ReactNode } from 'react';
import classes from './PhoneFold.module.css';

/**
 * On a phone, hides elements with `data-more` until the visitor opens them; works without scripts. The control precedes what
 * it opens, so that a reader goes on forward.
 */
export function PhoneFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      <details className={classes.fold}>
        <summary>{label}</summary>
      </details>
      {children}
    </div>
  );
}
