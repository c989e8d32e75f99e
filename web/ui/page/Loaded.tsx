import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

interface Query {
  data?: unknown;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

export interface LoadedProps<T> {
  query: Query;
  /** What the answer holds of it; an answer without it is a failure. */
  data: T | null | undefined;
  /** Name of the loaded thing, in the nominative. */
  subject: string;
  /** The content's shape while it loads. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a query brought: the content, its shape, or what could not be loaded and a way to try again (R12). */
export function Loaded<T>({ query, data, subject, skeleton, children }: LoadedProps<T>) {
  if (data !== undefined && data !== null) return children(data);
  const error = query.error ?? (query.data === undefined ? undefined : new Error('The answer lacks it'));
  if (error) return <LoadFailure error={error} subject={subject} onRetry={query.refetch} />;
  return <Box aria-busy="true">{skeleton}</Box>;
}
