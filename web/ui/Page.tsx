import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { bindShortWords } from '../lib/typography.ts';
import classes from './Page.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface PageProps {
  title: string;
  /** One sentence below the heading. */
  lead?: ReactNode;
  /** Narrow pages hold one form or one message. */
  width?: 'form' | 'text' | 'wide';
  children?: ReactNode;
}

/**
 * A screen: document title, the one h1, its content. After a navigation focus moves to the h1, so that a screen reader
 * hears where it is; not on the first load, and not when the address names a field (CAB-04).
 */
export function Page({ title, lead, width = 'wide', children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname, hash } = useLocation();
  const shown = useRef<string>(undefined);
  useDocumentTitle(title);
  useEffect(() => {
    // What a screen keeps in its own query (a search, an opened dialog) is no arrival.
    if (shown.current === pathname + hash) return;
    shown.current = pathname + hash;
    if (key !== 'default' && hash === '') heading.current?.focus({ preventScroll: true });
  }, [key, pathname, hash]);
  return (
    <Stack className={classes.page} data-width={width} gap="xl">
      <div>
        <Title order={1} ref={heading} tabIndex={-1} className={classes.heading}>
          {bindShortWords(title)}
        </Title>
        {lead === undefined ? null : (
          <Text c="dimmed" mt="xs" className={classes.lead}>
            {lead}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}
