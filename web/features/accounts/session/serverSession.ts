import type { ApolloClient } from '@apollo/client/core';
import { LogoutDocument } from './Logout.generated.ts';

/** The logout on its way, by the client that sent it. */
const ending = new WeakMap<ApolloClient, Promise<unknown>>();

/**
 * Ends the session on the server, which also clears its cookie; calls at the same time are one. A failure changes
 * nothing for the person.
 */
export function endServerSession(client: ApolloClient): void {
  if (ending.has(client)) return;
  const logout = client
    .mutate({ mutation: LogoutDocument })
    .catch(() => undefined)
    .finally(() => ending.delete(client));
  ending.set(client, logout);
}

/** Resolves when no logout is on its way: a late answer would clear the cookie of the login after it. */
export const serverSessionEnded = async (client: ApolloClient): Promise<void> => void (await ending.get(client));
