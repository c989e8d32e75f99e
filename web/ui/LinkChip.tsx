import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './LinkChip.module.css';

/** A link that looks like a chip: a side way, quieter than a button. */
export function LinkChip({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.chip}>
      {children}
    </Link>
  );
}
