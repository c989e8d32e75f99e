import { useSyncExternalStore } from 'react';
import {
  hasSession,
  pendingReauthentication,
  type Reauthentication,
  type SessionEnd,
  sessionEnd,
  subscribeToSession,
} from '../../lib/session.ts';

const onService = () => false;

/** Whether there is a session; follows logins and logouts in other tabs too. */
export function useSession(): boolean {
  return useSyncExternalStore(subscribeToSession, hasSession, onService);
}

/** Why the last session ended; null after a logout in this tab. */
export function useSessionEnd(): SessionEnd | null {
  return useSyncExternalStore(subscribeToSession, sessionEnd, () => null);
}

/** State of the password dialog. */
export function useReauthentication(): Reauthentication {
  return useSyncExternalStore(subscribeToSession, pendingReauthentication, () => 'none');
}
