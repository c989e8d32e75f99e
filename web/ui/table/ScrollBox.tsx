import type { ReactNode } from 'react';
import classes from './ScrollBox.module.css';

interface ScrollBoxProps {
  /** Names the region. */
  label: string;
  /** Height from which on it scrolls. */
  mah: string;
  children: ReactNode;
}

/** Rows that scroll within a dialog, both ways; the keyboard reaches it, so that what does not fit can be scrolled to. */
export function ScrollBox({ label, mah, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.box} style={{ maxHeight: mah }} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
