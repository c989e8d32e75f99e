import { Anchor, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAddress } from './context.ts';
import type { Entry } from './model.ts';

interface EntryLinkProps extends AnchorProps {
  entry: Entry;
  children: ReactNode;
}

/** Opens the dialog of a session or a talk. When the address changes, only the link renders again, not its list. */
export function EntryLink({ entry, ...props }: EntryLinkProps) {
  return <Anchor component={Link} {...useAddress().linkTo(entry)} {...props} />;
}
