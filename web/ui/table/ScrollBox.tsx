import type { ReactNode } from 'react';
import classes from './ScrollBox.module.css';

interface ScrollBoxProps {
  /** Names the region. */
  label: string;
  /** The largest height; a higher content scrolls. */
  mah: string;
  children: ReactNode;
}

/** Rows that scroll in both directions within a dialog; the keyboard can focus and scroll it. */
export function ScrollBox({ label, mah, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.box} style={{ maxHeight: mah }} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
