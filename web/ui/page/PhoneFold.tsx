import type { ReactNode } from 'react';
import classes from './PhoneFold.module.css';

/** On a phone, hides elements with `data-more` until the visitor opens them; works without scripts. */
export function PhoneFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      {children}
      <details className={classes.fold}>
        <summary>{label}</summary>
      </details>
    </div>
  );
}
