import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './LinkChip.module.css';

interface LinkChipProps {
  to: string;
  /** For links to other sites: the portal stays open. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link in the form of a chip, for secondary actions. */
export function LinkChip({ to, newTab = false, children }: LinkChipProps) {
  return (
    <Link to={to} className={classes.chip} {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {children}
    </Link>
  );
}
