import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSession, useSessionExpired } from '../../ui/useSession.ts';

/**
 * What follows when a session ends, here or in another tab: nothing of the person stays in the cache, and an end that
 * the person did not ask for leads to /login, which says so (ACC-17).
 */
export function useSessionWatch(): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const live = useSession();
  const expired = useSessionExpired();
  const before = useRef(live);
  useEffect(() => {
    const ended = before.current && !live;
    before.current = live;
    if (!ended) return;
    void client.clearStore();
    if (expired) void navigate(paths.login, { replace: true });
  }, [live, expired, client, navigate]);
}
