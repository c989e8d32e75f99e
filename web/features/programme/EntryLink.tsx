import { Anchor, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAddress } from './context.ts';
import type { Entry } from './model.ts';

interface EntryLinkProps extends AnchorProps {
  entry: Entry;
  children: ReactNode;
}

/** Opens the dialog of a session or a talk. A change of the address renders only the link again, not the list around it. */
export function EntryLink({ entry, ...props }: EntryLinkProps) {
  const { to, ...options } = useAddress().linkTo(entry);
  return <Anchor component={Link} to={to} {...options} {...props} />;
}
