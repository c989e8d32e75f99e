/** How long a toast stays, in milliseconds (1§8). */
export const toast = { default: 6000, rejection: 3000, failedCall: 4000 } as const;

interface ToastOptions {
  title?: string;
  autoClose?: number;
  /** Code of the call that failed, with which support finds it in the logs. */
  requestId?: string | null;
  /** A button that undoes the action or does something else about it; the toast closes with it. */
  action?: { label: string; run: () => void };
}

/** A toast to be shown. */
export interface Toast extends ToastOptions {
  message: string;
  color: 'green' | 'red';
}

const listeners = new Set<(toast: Toast) => void>();

/** Calls a listener with each toast; the result unsubscribes it. */
export function subscribeToToasts(listener: (toast: Toast) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify(toast: Toast): void {
  for (const listener of listeners) listener(toast);
}

/** Shows a toast about a success. */
export function notifySuccess(message: string, options: ToastOptions = {}): void {
  notify({ ...options, message, color: 'green' });
}

/** Shows a toast about a failure. */
export function notifyError(message: string, options: ToastOptions = {}): void {
  notify({ ...options, message, color: 'red' });
}
