import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { commonTexts } from '#texts/common.ts';
import type { Problem } from '../../lib/perform.ts';
import { ProblemAlert } from '../form/ProblemAlert.tsx';
import classes from './DialogActions.module.css';

interface DialogActionsProps {
  /** Why the action was not done. */
  problem?: Problem | null;
  /** Closes the dialog or returns to its previous step; absent if there is no way back. */
  onLeave?: (() => void) | undefined;
  leaveLabel?: string | undefined;
  /** Whether something is being sent: the dialog cannot be closed meanwhile. */
  isBusy?: boolean;
  children?: ReactNode;
}

/**
 * The buttons of a dialog, the one that leaves it first: in a row, on a phone one above the other with equal width. An error
 * appears above them, so that it is visible wherever the content is scrolled to.
 */
export function DialogActions(props: DialogActionsProps) {
  const { problem = null, onLeave, leaveLabel = commonTexts.actions.cancel, isBusy = false, children } = props;
  return (
    <div className={classes.foot}>
      <ProblemAlert problem={problem} />
      <div className={classes.actions}>
        {onLeave === undefined ? null : (
          <Button variant="default" onClick={onLeave} disabled={isBusy}>
            {leaveLabel}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
