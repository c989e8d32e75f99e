import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './LinkChip.module.css';

interface LinkChipProps {
  to: string;
  /** For other sites: the portal stays open. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link that looks like a chip: a side way, quieter than a button. */
export function LinkChip({ to, newTab = false, children }: LinkChipProps) {
  return (
    <Link to={to} className={classes.chip} {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {children}
    </Link>
  );
}
