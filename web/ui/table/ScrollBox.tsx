import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ScrollBox.module.css';

interface ScrollBoxProps {
  /** Names the region. */
  label: string;
  /** The largest height; a higher content scrolls. A full-screen dialog has room for all of it. */
  mah: string;
  children: ReactNode;
}

/** Rows that scroll in both directions within a dialog; the keyboard can focus and scroll it. */
export function ScrollBox({ label, mah, children }: ScrollBoxProps) {
  return (
    <Box
      component="section"
      className={classes.box ?? ''}
      __vars={{ '--most-height': mah }}
      aria-label={label}
      // The keyboard must be able to reach what scrolls.
      tabIndex={0}
    >
      {children}
    </Box>
  );
}
