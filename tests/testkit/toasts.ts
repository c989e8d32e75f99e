import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';

const MARGIN = 500;
/** How long a toast may take to fade. */
const FADING = 400;

/** Fakes the timers that toasts and countdowns use; time still passes by itself, so that findBy… works. */
export function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
}

/** Advances the faked timers. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** A toast with this text shows now, and stays for so long. Needs `fakeTimers`. */
export async function expectToast(text: string, milliseconds: number): Promise<void> {
  // An alert next to the action has the same text, and stays.
  const toastOf = () =>
    screen
      .queryAllByRole('alert')
      .find((alert) => alert.textContent?.includes(text) && alert.closest('section[aria-label="Уведомления"]'));
  await vi.waitFor(() => expect(toastOf()).toBeDefined());
  await pass(milliseconds - MARGIN);
  expect(toastOf()).toBeDefined();
  await pass(MARGIN + FADING);
  expect(toastOf()).toBeUndefined();
}
