import type { ApolloClient } from '@apollo/client/core';
import { LogoutDocument } from './Logout.generated.ts';

let ending: Promise<unknown> | null = null;

/**
 * Ends the session on the server, which also clears its cookie; calls at the same time are one. A failure changes
 * nothing for the person.
 */
export function endServerSession(client: ApolloClient): void {
  ending ??= client
    .mutate({ mutation: LogoutDocument })
    .catch(() => undefined)
    .finally(() => {
      ending = null;
    });
}

/** Resolves when no logout is on its way: a late answer would clear the cookie of the login after it. */
export const serverSessionEnded = async (): Promise<void> => void (await ending);
