import type { ReactNode } from 'react';
import type { Problem } from '../../lib/perform.ts';
import { ProblemAlert } from '../form/ProblemAlert.tsx';
import classes from './DialogActions.module.css';

interface DialogActionsProps {
  /** Why the action was not done. */
  problem?: Problem | null;
  children: ReactNode;
}

/**
 * The buttons of a dialog, the one that leaves it first: in a row, on a phone one above the other, equally wide. What
 * went wrong stands above them, so that it is in sight wherever the content is scrolled to.
 */
export function DialogActions({ problem = null, children }: DialogActionsProps) {
  return (
    <div className={classes.foot}>
      <ProblemAlert problem={problem} />
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
