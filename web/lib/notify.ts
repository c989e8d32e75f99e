import { notifications } from '@mantine/notifications';

/** How long a toast stays, in milliseconds (1§8). */
export const toast = { default: 6000, refusal: 3000, failedCall: 4000 } as const;

interface ToastOptions {
  title?: string;
  autoClose?: number;
}

function show(message: string, color: string, { title, autoClose = toast.default }: ToastOptions): void {
  notifications.show({ message, color, autoClose, ...(title === undefined ? {} : { title }) });
}

/** A toast about something that worked. */
export function notifySuccess(message: string, options: ToastOptions = {}): void {
  show(message, 'green', options);
}

/** A toast about something that failed. */
export function notifyError(message: string, options: ToastOptions = {}): void {
  show(message, 'red', options);
}
