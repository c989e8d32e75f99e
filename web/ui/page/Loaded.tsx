import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

export interface LoadedProps<T> {
  /** Undefined until it is there; null if a failure left nothing of it. */
  data: T | null | undefined;
  error: unknown;
  /** Name of the loaded thing, in the nominative. */
  what: string;
  onRetry: () => Promise<unknown>;
  /** The content's shape while it loads. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a query brought: the content, its shape, or what could not be loaded and a way to try again (R12). */
export function Loaded<T>({ data, error, what, onRetry, skeleton, children }: LoadedProps<T>) {
  if (data !== undefined && data !== null) return children(data);
  if (error) return <LoadFailure error={error} what={what} onRetry={onRetry} />;
  return <Box aria-busy="true">{skeleton}</Box>;
}
