import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface BlockableButtonProps extends ButtonProps {
  /**
   * Whether the action is not possible now: the button looks and announces itself so, but stays reachable by keyboard,
   * with its reason.
   */
  isBlocked: boolean;
  /** Id of the text that says why it is blocked. */
  'aria-describedby'?: string | undefined;
  'aria-label'?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** A button that stays in reach while it is not possible: what a blocked one does on a click is its owner's matter. */
export function BlockableButton({ isBlocked, 'aria-describedby': describedBy, ...button }: BlockableButtonProps) {
  return (
    <Button
      {...button}
      {...(isBlocked ? { 'data-disabled': true, 'aria-disabled': true } : {})}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
    />
  );
}
