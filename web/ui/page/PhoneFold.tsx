import type { ReactNode } from 'react';
import classes from './PhoneFold.module.css';

/** On a phone, hides what `data-more` marks in a part until the visitor opens it; needs no scripts. */
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
