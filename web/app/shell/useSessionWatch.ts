import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { endServerSession } from '../../features/accounts/session/serverSession.ts';
import { paths } from '../../lib/paths.ts';
import { toReturnState } from '../../lib/returnPath.ts';
import { useReauthentication, useSession, useSessionExpired } from '../../ui/service/useSession.ts';

/**
 * What follows when a session ends, here or in another tab: nothing of the person stays in the cache. An end that the
 * person did not ask for also ends the token on the server, and leads to /login, which says so and comes back (ACC-17).
 * While the password dialog waits, the session has ended too.
 */
export function useSessionWatch(): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const live = useSession();
  const expired = useSessionExpired();
  const isLost = useReauthentication() === 'here';
  const location = useLocation();
  const before = useRef(live);
  useEffect(() => {
    const ended = before.current && !live;
    before.current = live;
    if (!ended) return;
    void client.clearStore();
    if (!expired) return;
    endServerSession(client);
    if (location.pathname !== paths.login)
      void navigate(paths.login, { replace: true, state: toReturnState(location) });
  }, [live, expired, client, location, navigate]);
  useEffect(() => {
    if (isLost) endServerSession(client);
  }, [isLost, client]);
}
