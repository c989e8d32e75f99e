import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { typeset } from '../../lib/typography.ts';
import classes from './PageHeading.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';

/**
 * The only h1 of a screen, and the document's title. After a navigation it gets the focus, so that a screen reader announces
 * the screen; not on the first load, and not if the address names a field (CAB-04).
 */
export function PageHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname, hash } = useLocation();
  const shown = useRef<string>(undefined);
  useDocumentTitle(title);
  useEffect(() => {
    // A change of the screen's own query (a search, an opened dialog) is not a navigation.
    if (shown.current === pathname + hash) return;
    shown.current = pathname + hash;
    if (key !== 'default' && hash === '') heading.current?.focus({ preventScroll: true });
  }, [key, pathname, hash]);
  return (
    <Title order={1} ref={heading} tabIndex={-1} className={classes.heading}>
      {typeset(title)}
    </Title>
  );
}
