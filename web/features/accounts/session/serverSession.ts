import type { ApolloClient } from '@apollo/client/core';
import { LogoutDocument } from './Logout.generated.ts';

/** The running logout of each client. */
const ending = new WeakMap<ApolloClient, Promise<unknown>>();

/**
 * Ends the session on the server, which also clears its cookie; simultaneous calls send one request. The person does not see
 * a failure.
 */
export function endServerSession(client: ApolloClient): void {
  if (ending.has(client)) return;
  const logout = client
    .mutate({ mutation: LogoutDocument })
    .catch(() => undefined)
    .finally(() => ending.delete(client));
  ending.set(client, logout);
}

/** Resolves when no logout is running: a late answer would clear the cookie of the next login. */
export const serverSessionEnded = async (client: ApolloClient): Promise<void> => void (await ending.get(client));
