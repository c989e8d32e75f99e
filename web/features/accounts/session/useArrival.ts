import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { endSession, hasSession } from '../../../lib/session.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { useSession } from '../../../ui/useSession.ts';
import { LogoutDocument } from './Logout.generated.ts';
import { ViewerDocument, type ViewerQuery } from './Viewer.generated.ts';

/** State of the stored session on /login: being checked, alive, or none. */
export type Arrival = 'checking' | 'live' | 'none';

/**
 * Opening /login ends the stored session unless the service confirms its viewer now (ACC-04, ruling R8): then, and when
 * a session is opened by the form or in another tab, /login redirects. Any other session ends here and on the server.
 */
export function useArrival(): Arrival {
  const client = useApolloClient();
  const marked = useSession();
  const hydrated = useHydrated();
  const [arrivedWithMarker] = useState(hasSession);
  const [pending, setPending] = useState(arrivedWithMarker);
  useEffect(() => {
    if (!arrivedWithMarker) return;
    let left = false;
    const finish = (alive: boolean) => {
      if (left) return;
      if (!alive) endSession('expired');
      setPending(false);
      if (alive) return;
      // This only removes the dead token; a failure changes nothing for the person.
      client.mutate({ mutation: LogoutDocument }).catch(() => undefined);
    };
    client.query<ViewerQuery>({ query: ViewerDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => finish(Boolean(data?.viewer)),
      () => finish(false),
    );
    return () => {
      left = true;
    };
  }, [arrivedWithMarker, client]);
  if (!(hydrated && marked)) return 'none';
  return pending ? 'checking' : 'live';
}
