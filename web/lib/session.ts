/**
 * Whether this browser has a session. The token is in an HttpOnly cookie; this file stores only a marker without a secret
 * (ruling R11), shared by all tabs. Unless the person logs out here, the reason of the end stays, so that /login can say it.
 * With unsaved work the session does not end immediately: a dialog asks for the password in place (ACC-17).
 */
import { siteStorage } from './storage.ts';
import { hasUnsavedWork } from './unsavedWork.ts';

const MARKER = 'portal.session';
const LIVE = '1';
/** Stored when the session expired; a logout stores nothing. */
const LOST = 'lost';
const NEW_FOR = 10_000;

/** State of the password dialog: closed, open in this tab, or a session was opened in another tab meanwhile. */
export type Reauthentication = 'none' | 'here' | 'elsewhere';

/** Why a session ended other than by a logout in this tab. */
export type SessionEnd = 'expired' | 'otherTab' | 'notKept';

const listeners = new Set<() => void>();
let end: SessionEnd | null = null;
/** Until then a login here is new, unless an answer shows before that the browser keeps its cookie. */
let newUntil = 0;
let reauthentication: Reauthentication = 'none';
let renewals = 0;
/** Operations that wait until the session is renewed (true) or has ended (false). */
let waiting: ((isRenewed: boolean) => void)[] = [];

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Calls a listener after each change; the result unsubscribes it. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function endReauthentication(isRenewed: boolean): void {
  const settled = waiting;
  waiting = [];
  if (reauthentication !== 'none' && isRenewed) renewals += 1;
  reauthentication = 'none';
  for (const resolve of settled) resolve(isRenewed);
}

/** Follows a login or logout in another tab; if the session expired there, the person here did not log out. */
function followOtherTab({ key, oldValue }: StorageEvent): void {
  if (key !== MARKER && key !== null) return;
  const marker = siteStorage.getItem(MARKER);
  const isPending = reauthentication !== 'none';
  if (marker === LIVE && isPending) reauthentication = 'elsewhere';
  else if (marker === LOST && (isPending || (oldValue === LIVE && hasUnsavedWork()))) reauthentication = 'here';
  else {
    end = marker === LIVE ? null : marker === LOST ? 'expired' : 'otherTab';
    endReauthentication(false);
  }
  notifyListeners();
}

// While the service renders a page, there is neither a window nor a session.
const isOnService = typeof window === 'undefined';
if (!isOnService) window.addEventListener('storage', followOtherTab);

/** Whether there is a session, including one that waits for its password. */
export function hasSession(): boolean {
  if (isOnService) return false;
  return reauthentication !== 'none' || siteStorage.getItem(MARKER) === LIVE;
}

/** Why the last session ended; null after a logout in this tab. */
export const sessionEnd = (): SessionEnd | null => end;

/** State of the password dialog. */
export const pendingReauthentication = (): Reauthentication => reauthentication;

/** Marks that a session was opened or renewed; if `isNew`, its end within seconds means that the browser rejects the cookie. */
export function markSession(isNew = false): void {
  end = null;
  newUntil = isNew ? Date.now() + NEW_FOR : 0;
  siteStorage.setItem(MARKER, LIVE);
  endReauthentication(true);
  notifyListeners();
}

/** An answer came for the person, so the browser keeps the session. */
export function proveSession(): void {
  newUntil = 0;
}

/** Ends the session: by logout, or because it expired (ACC-17). */
export function endSession(reason: 'left' | 'expired' = 'left'): void {
  if (reason === 'left') {
    end = null;
    siteStorage.removeItem(MARKER);
  } else if (hasSession()) {
    end = Date.now() < newUntil ? 'notKept' : 'expired';
    siteStorage.setItem(MARKER, LOST);
  }
  endReauthentication(false);
  notifyListeners();
}

/** The service no longer knows the session: it ends or, with unsaved work, waits for its password. */
export function loseSession(): void {
  if (!hasSession() || !hasUnsavedWork()) {
    endSession('expired');
    return;
  }
  reauthentication = 'here';
  siteStorage.setItem(MARKER, LOST);
  notifyListeners();
}

/** Another person logged in: stops asking for the password and drops the waiting operations. */
export function acceptOtherSession(): void {
  endReauthentication(false);
  notifyListeners();
}

/** How often a lost session was renewed in this tab. */
export function sessionRenewals(): number {
  return renewals;
}

/** Waits while a session is lost: true once the person renews it, false if it ends or none is lost. */
export function sessionRenewed(): Promise<boolean> {
  if (reauthentication === 'none') return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}
