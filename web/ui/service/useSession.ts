import { useSyncExternalStore } from 'react';
import {
  hasSession,
  isSessionExpired,
  pendingReauthentication,
  type Reauthentication,
  subscribeToSession,
} from '../../lib/session.ts';

const onService = () => false;

/** Whether there is a session; follows logins and logouts in other tabs too. */
export function useSession(): boolean {
  return useSyncExternalStore(subscribeToSession, hasSession, onService);
}

/** Whether the last session expired. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(subscribeToSession, isSessionExpired, onService);
}

/** State of the password dialog. */
export function useReauthentication(): Reauthentication {
  return useSyncExternalStore(subscribeToSession, pendingReauthentication, () => 'none');
}
