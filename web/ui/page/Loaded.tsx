import { CombinedGraphQLErrors } from '@apollo/client/errors';
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
  /** The loaded data; an answer without them counts as a failure. */
  data: T | null | undefined;
  /** Name of the loaded thing, in the nominative. */
  subject: string;
  /** The content's shape while it loads. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** Null without an error: the provider has lost the extension since the page last read the extensions. */
const notSupported = () =>
  new CombinedGraphQLErrors({ errors: [{ message: 'missing', extensions: { code: 'NOT_SUPPORTED' } }] });

/** The result of a query: the content, its skeleton, or a failure with a retry button (R12). */
export function Loaded<T>({ query, data, subject, skeleton, children }: LoadedProps<T>) {
  if (data !== undefined && data !== null) return children(data);
  const error = query.error ?? (query.data === undefined ? undefined : notSupported());
  if (error) return <LoadFailure error={error} subject={subject} onRetry={query.refetch} />;
  return <Box aria-busy="true">{skeleton}</Box>;
}
