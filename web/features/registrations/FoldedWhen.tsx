import { Stack } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FoldedWhen.module.css';

interface FoldedWhenProps {
  isFolded: boolean;
  /** What the folded part is called. */
  label: string;
  children: ReactNode;
}

/** Shows a part, or folds it behind its name: of a finished registration the result is enough. */
export function FoldedWhen({ isFolded, label, children }: FoldedWhenProps) {
  const content = <Stack gap="lg">{children}</Stack>;
  if (!isFolded) return content;
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>
        <IconChevronRight size={16} aria-hidden />
        {label}
      </summary>
      {content}
    </details>
  );
}
