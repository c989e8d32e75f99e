import { addToast, type Toast } from './toasts.ts';

/** How long a toast stays, in milliseconds (1§8). */
export const toast = { default: 6000, refusal: 3000, failedCall: 4000 } as const;

interface ToastOptions {
  title?: string;
  autoClose?: number;
}

function show(kind: Toast['kind'], message: string, { title, autoClose = toast.default }: ToastOptions): void {
  addToast({ kind, message, title: title ?? null, autoClose });
}

/** A toast about something that worked. */
export function notifySuccess(message: string, options: ToastOptions = {}): void {
  show('success', message, options);
}

/** A toast about something that failed. */
export function notifyError(message: string, options: ToastOptions = {}): void {
  show('error', message, options);
}
