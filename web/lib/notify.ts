import { commonTexts } from '../texts/ru/common.ts';

/** How long a toast stays, in milliseconds (1§8). */
export const toast = { default: 6000, refusal: 3000, failedCall: 4000 } as const;

interface ToastOptions {
  title?: string;
  autoClose?: number;
  /** Code of the call that failed, for whoever asks for help. */
  requestId?: string | null;
}

/** Tells the page that toasts are about to be needed, so that it makes room for them. */
export const TOAST_EVENT = 'portal:toast';

/** The toasts and their library; it is no part of the first load, because toasts follow what a person does. */
const loadToasts = () => import('./toastWords.tsx');

async function show(color: 'green' | 'red', message: string, options: ToastOptions): Promise<void> {
  window.dispatchEvent(new Event(TOAST_EVENT));
  const { showToast } = await loadToasts();
  showToast({
    autoClose: toast.default,
    requestId: null,
    ...options,
    message,
    color,
    withBorder: true,
    closeButtonProps: { 'aria-label': commonTexts.actions.close },
  });
}

/** A toast about something that worked. */
export function notifySuccess(message: string, options: ToastOptions = {}): void {
  void show('green', message, options);
}

/** A toast about something that failed. */
export function notifyError(message: string, options: ToastOptions = {}): void {
  void show('red', message, options);
}
