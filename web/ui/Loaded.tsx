import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

export interface LoadedProps<T> {
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

/** What a query brought: the content, its shape, or what could not be loaded and a way to try again (R12). */
export function Loaded<T>({ data, error, what, onRetry, skeleton, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  // A retry that fails is told by the query's own error.
  if (error) return <LoadFailure error={error} what={what} onRetry={() => void onRetry().catch(() => undefined)} />;
  return <Box aria-busy="true">{skeleton}</Box>;
}
