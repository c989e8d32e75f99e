import { useLayoutEffect } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';
/** What opened a dialog may go later, when its list has been loaded again. */
const FOLLOWED_MS = 5_000;

/** The parts of the page around an element, the innermost first; not the page itself, which stays when a screen goes. */
function partsAround(element: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let part = element.parentElement; part !== null && !part.matches('main, body'); part = part.parentElement) {
    parts.push(part);
  }
  return parts;
}

/** Focuses the nearest remaining ancestor of a removed element, or the first focusable element within it. */
function focusAround(parts: readonly HTMLElement[]): void {
  const left = parts.find(({ isConnected }) => isConnected);
  const target = left?.matches('[tabindex]') ? left : left?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
}

function followFocus(opener: HTMLElement, parts: readonly HTMLElement[]): void {
  const { ownerDocument: page } = opener;
  const check = () => {
    const active = page.activeElement;
    if (active === null || active === page.body) {
      if (opener.isConnected) opener.focus({ preventScroll: true });
      else focusAround(parts);
    } else if (active !== opener && active.closest('[role="dialog"]') === null) observer.disconnect();
  };
  const observer = new MutationObserver(check);
  observer.observe(page.body, { childList: true, subtree: true });
  // Later: what closed the dialog may have moved the focus on, to the next dialog or the heading of another page.
  setTimeout(check);
  setTimeout(() => observer.disconnect(), FOLLOWED_MS);
}

/**
 * Returns the focus to what opened a dialog, or to what stands around it when that goes, now or as its list is loaded
 * again. Mantine forgets the place when a closed dialog unmounts.
 */
export function useReturnsFocus(opened: boolean): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (!opened || !(opener instanceof HTMLElement) || opener === document.body) return;
    const parts = partsAround(opener);
    return () => followFocus(opener, parts);
  }, [opened]);
}
