/** What jsdom lacks and Mantine needs, and the clean state after each test. Runs before each file of component tests. */
import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { act, cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';
import { endSession } from '../../web/lib/session.ts';

configure({
  // A lazy chunk may take more than the library's second on a busy machine.
  asyncUtilTimeout: 60_000,
  // A query that waits fails many times before it finds; only an error that somebody reads prints the page.
  getElementError: (message, container) => {
    const get = () => `${message}\n\n${prettyDOM(container as HTMLElement)}`;
    return Object.defineProperty(new Error(), 'message', { configurable: true, get });
  },
});

/**
 * React in development takes a stack trace of each element that it makes, up to this many in a second. A test prints
 * none of them, and they cost a seventh of its time.
 */
const internals = (React as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});

class ResizeObserverStub {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Everything is in sight. */
class IntersectionObserverStub implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element): void {
    this.#report([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords = () => [];
}

window.matchMedia = (query: string) =>
  ({
    matches: query === '',
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }) as MediaQueryList;
window.ResizeObserver = ResizeObserverStub;
window.IntersectionObserver = IntersectionObserverStub;
window.HTMLElement.prototype.scrollIntoView = () => {};
window.HTMLImageElement.prototype.decode = async () => undefined;
window.scrollTo = () => {};
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

/** The files of a worker share the window and the modules: the next test finds both as the first one did. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  act(() => notifications.clean());
  endSession();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.title = '';
});
