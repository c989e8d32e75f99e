import { vi } from 'vitest';

/** A tab that the page opens, in place of the browser's. @returns the tab, and the mock that opens it */
export function newTab() {
  const tab = {
    opener: window,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return { tab, open };
}
