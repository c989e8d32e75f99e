import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { endSession, hasSession } from '../../../lib/session.ts';
import { useHydrated } from '../../../ui/page/useHydrated.ts';
import { useSession } from '../../../ui/service/useSession.ts';
import { endServerSession } from './serverSession.ts';
import { ViewerDocument, type ViewerQuery } from './Viewer.generated.ts';

/** The state of the stored session on /login; `unknown` has the error of a failed check. */
export type Arrival = { state: 'checking' | 'live' | 'none' } | { state: 'unknown'; error: unknown; retry: () => void };

/**
 * Opening /login removes the stored session, here and on the server, unless it is live: this browser has its marker, and the
 * service confirms its viewer now (ACC-04, ruling R8). /login redirects if the session is live, and when the form or another
 * tab opens one. A failed check ends nothing, because the session may be valid.
 */
export function useArrival(): Arrival {
  const client = useApolloClient();
  const marked = useSession();
  const hydrated = useHydrated();
  const [arrivedWithMarker] = useState(hasSession);
  const [pending, setPending] = useState(arrivedWithMarker);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt checks again
  useEffect(() => {
    if (!arrivedWithMarker) {
      endServerSession(client);
      return;
    }
    let left = false;
    const finish = (alive: boolean) => {
      if (left) return;
      if (!alive) endSession('expired');
      setPending(false);
      if (!alive) endServerSession(client);
    };
    client.query<ViewerQuery>({ query: ViewerDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => finish(Boolean(data?.viewer)),
      (error: unknown) => {
        // The session link has already ended a session that the service rejects.
        if (!hasSession()) finish(false);
        else if (!left) setFailure({ error });
      },
    );
    return () => {
      left = true;
    };
  }, [arrivedWithMarker, client, attempt]);
  if (!(hydrated && marked)) return { state: 'none' };
  if (!pending) return { state: 'live' };
  if (failure === null) return { state: 'checking' };
  const retry = () => {
    setFailure(null);
    setAttempt((before) => before + 1);
  };
  return { state: 'unknown', error: failure.error, retry };
}
