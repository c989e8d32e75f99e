import type { ReactNode } from 'react';
import classes from './DialogActions.module.css';

/** The buttons of a dialog, the one that leaves it first: in a row, on a phone one above the other, equally wide. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
