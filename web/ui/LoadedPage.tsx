import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { Page } from './Page.tsx';

interface LoadedPageProps<T> {
  title: string;
  lead?: ReactNode;
  width?: 'text' | 'wide';
  /** Undefined until it is there. */
  data: T | undefined;
  error: unknown;
  /** What is loaded, in the nominative. */
  what: string;
  onRetry: () => Promise<unknown>;
  /** The content's shape while it loads. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** A screen over one query: its heading at once, then the content, its shape, or what could not be loaded (R12). */
export function LoadedPage<T>(props: LoadedPageProps<T>) {
  const { title, lead, width = 'wide', data, error, what, onRetry, skeleton, children } = props;
  return (
    <Page title={title} width={width} {...(lead === undefined ? {} : { lead })}>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        // A retry that fails is told by the query's own error.
        <LoadFailure error={error} what={what} onRetry={() => void onRetry().catch(() => undefined)} />
      ) : (
        <Box aria-busy="true">{skeleton}</Box>
      )}
    </Page>
  );
}
