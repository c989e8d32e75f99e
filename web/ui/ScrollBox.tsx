import { ScrollArea } from '@mantine/core';
import type { ReactNode } from 'react';

interface ScrollBoxProps {
  /** Names the region. */
  label: string;
  /** Height from which on it scrolls. */
  mah: string;
  children: ReactNode;
}

/** Rows that scroll within a dialog; the keyboard reaches it, so that what does not fit can be scrolled to. */
export function ScrollBox({ label, mah, children }: ScrollBoxProps) {
  return (
    <ScrollArea.Autosize mah={mah} type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': label }}>
      {children}
    </ScrollArea.Autosize>
  );
}
