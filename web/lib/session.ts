/**
 * Whether this browser has a session. The token is in an HttpOnly cookie; here is only a marker without secret
 * (ruling R11), shared by all tabs. A session that ended by itself leaves a flag, so that /login can say so.
 */
import { useSyncExternalStore } from 'react';

const MARKER = 'portal.session';
const listeners = new Set<() => void>();
let expired = false;

const changed = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Another tab logged in or out; for this one an end that came from there is one that nobody asked for here. */
window.addEventListener('storage', ({ key }) => {
  if (key !== MARKER && key !== null) return;
  expired = !hasSession();
  changed();
});

/** Whether the marker is there. */
export function hasSession(): boolean {
  return window.localStorage.getItem(MARKER) === '1';
}

/** Marks that a session was opened. */
export function markSession(): void {
  expired = false;
  window.localStorage.setItem(MARKER, '1');
  changed();
}

/** Removes the marker. `expired` tells that the person did not ask for it (ACC-17). */
export function endSession(reason: 'left' | 'expired' = 'left'): void {
  expired = reason === 'expired' && (expired || hasSession());
  window.localStorage.removeItem(MARKER);
  changed();
}

/** The marker as React state; follows logins and logouts in other tabs too. */
export function useSession(): boolean {
  return useSyncExternalStore(subscribe, hasSession);
}

/** Whether the last session ended without the person asking for it. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(subscribe, () => expired);
}
