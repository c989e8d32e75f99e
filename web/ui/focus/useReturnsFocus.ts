import { useLayoutEffect } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';
/** How long to watch the opener: it may be removed later, when its list loads again. */
const FOLLOWED_MS = 5_000;
/** Number of openers remembered: a dialog that opens ends the watch of those closed before. */
let openings = 0;

/** The elements around an element, the innermost first; without the page itself, which stays when a screen is replaced. */
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
  const opening = openings;
  const check = () => {
    if (opening !== openings) return observer.disconnect();
    const active = page.activeElement;
    if (active === null || active === page.body) {
      if (opener.isConnected) opener.focus({ preventScroll: true });
      else focusAround(parts);
    } else if (active !== opener && active.closest('[role="dialog"]') === null) observer.disconnect();
  };
  const observer = new MutationObserver(check);
  observer.observe(page.body, { childList: true, subtree: true });
  // Delayed, because closing may have moved the focus on, to the next dialog or to another page's heading.
  setTimeout(check);
  setTimeout(() => observer.disconnect(), FOLLOWED_MS);
}

/**
 * Returns the focus to the element that opened a dialog or, if that has been removed, to its surroundings, even when its list
 * loads again later. Mantine forgets the element when a closed dialog unmounts.
 */
export function useReturnsFocus(opened: boolean): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (!opened || !(opener instanceof HTMLElement) || opener === document.body) return;
    const parts = partsAround(opener);
    openings += 1;
    return () => followFocus(opener, parts);
  }, [opened]);
}
