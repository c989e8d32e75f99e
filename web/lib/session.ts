/**
 * Whether this browser has a session. The token is in an HttpOnly cookie; here is only a marker without secret
 * (ruling R11), shared by all tabs. A session that ended by itself leaves a flag, so that /login can say so; where
 * something is being typed it does not end at once, but the password is asked for in place (ACC-17).
 */
import { useSyncExternalStore } from 'react';
import { isUnderWay } from './underWay.ts';

const MARKER = 'portal.session';
const LIVE = '1';
/** The session is gone, though nobody left. */
const LOST = 'lost';

/** How the asking stands: not at all, asked here, or a session was opened in another tab meanwhile, by whomever. */
export type Asking = 'none' | 'here' | 'elsewhere';

const listeners = new Set<() => void>();
let expired = false;
let asking: Asking = 'none';
let renewals = 0;
/** Those who wait for the session to go on (true) or to be over (false). */
let waiting: ((goesOn: boolean) => void)[] = [];

const changed = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function settle(goesOn: boolean): void {
  const answered = waiting;
  waiting = [];
  if (asking !== 'none' && goesOn) renewals += 1;
  asking = 'none';
  for (const answer of answered) answer(goesOn);
}

/** Another tab logged in or out; for this one an end that came from there is one that nobody asked for here. */
function followOtherTab({ key, oldValue }: StorageEvent): void {
  if (key !== MARKER && key !== null) return;
  const marker = window.localStorage.getItem(MARKER);
  if (marker === LIVE && asking !== 'none') asking = 'elsewhere';
  else if (marker === LOST && (asking !== 'none' || (oldValue === LIVE && isUnderWay()))) asking = 'here';
  else {
    expired = marker !== LIVE;
    settle(false);
  }
  changed();
}

// A page that is rendered on the service has neither window nor session: it is the same for everybody.
const isOnService = typeof window === 'undefined';
if (!isOnService) window.addEventListener('storage', followOtherTab);
const onService = () => false;

/** Whether there is a session, or one that is being asked for again. */
export function hasSession(): boolean {
  if (isOnService) return false;
  return asking !== 'none' || window.localStorage.getItem(MARKER) === LIVE;
}

/** Marks that a session was opened, or that the one which was lost goes on. */
export function markSession(): void {
  expired = false;
  window.localStorage.setItem(MARKER, LIVE);
  settle(true);
  changed();
}

/** Ends the session. `expired` tells that the person did not ask for it (ACC-17). */
export function endSession(reason: 'left' | 'expired' = 'left'): void {
  expired = reason === 'expired' && (expired || hasSession());
  if (expired) window.localStorage.setItem(MARKER, LOST);
  else window.localStorage.removeItem(MARKER);
  settle(false);
  changed();
}

/** The service knows the session no more: it ends, or is asked for in place where something is under way. */
export function loseSession(): void {
  if (!hasSession() || !isUnderWay()) {
    endSession('expired');
    return;
  }
  asking = 'here';
  window.localStorage.setItem(MARKER, LOST);
  changed();
}

/** Stops asking though there is a session: it is somebody else's. Nothing that waits goes on. */
export function giveSessionOver(): void {
  settle(false);
  changed();
}

/** How often a lost session was taken up again here. */
export function sessionRenewals(): number {
  return renewals;
}

/** Whether the session that is asked for goes on; false at once where nothing is asked. */
export function sessionGoesOn(): Promise<boolean> {
  if (asking === 'none') return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

/** The marker as React state; follows logins and logouts in other tabs too. */
export function useSession(): boolean {
  return useSyncExternalStore(subscribe, hasSession, onService);
}

/** Whether the last session ended without the person asking for it. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(subscribe, () => expired, onService);
}

/** Whether the password is being asked for in place. */
export function useAsking(): Asking {
  return useSyncExternalStore(
    subscribe,
    () => asking,
    () => 'none',
  );
}
