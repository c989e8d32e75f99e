import { ApolloLink } from '@apollo/client/core';
import { Observable } from 'rxjs';
import { vi } from 'vitest';
import { type Resolvers, schemaTransport } from '../testkit/render.tsx';

interface Sent {
  onUploadProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** A service that never answers the upload with this name; `started` waits for it. */
export function heldUpload(operationName: string, Query: Resolvers['Query'] = {}) {
  let sent: Sent | undefined;
  const answers = schemaTransport({ Query });
  const transport = new ApolloLink((operation, forward) => {
    if (operation.operationName !== operationName) return answers.request(operation, forward);
    sent = operation.getContext().fetchOptions as Sent;
    return new Observable(() => {});
  });
  const started = () =>
    vi.waitFor(() => {
      if (sent === undefined) throw new Error(`${operationName} was not sent`);
      return sent;
    });
  return { transport, started };
}
