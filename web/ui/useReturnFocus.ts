import { useEffect } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';
/** The library returns the focus of a dialog that stays mounted after 10 ms. */
const AFTER_THE_LIBRARY_MS = 20;
/** What opened a dialog may go later, when its list has been loaded again. */
const FOLLOWED_MS = 5_000;

/** Focuses what stands around an element that is gone: an area that takes the focus, or the first thing in it that does. */
function focusAround(ancestors: readonly HTMLElement[]): void {
  const left = ancestors.find(({ isConnected }) => isConnected);
  const target = left?.matches('[tabindex]') ? left : left?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
}

/** Returns the focus to the opener, and once that is gone to what stood around it, until the person moves on. */
function followFocus(opener: HTMLElement, ancestors: readonly HTMLElement[]): void {
  const check = () => {
    const active = document.activeElement;
    if (active === null || active === document.body) {
      if (opener.isConnected) opener.focus({ preventScroll: true });
      else focusAround(ancestors);
    } else if (active !== opener && active.closest('[role="dialog"]') === null) observer.disconnect();
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(check, AFTER_THE_LIBRARY_MS);
  setTimeout(() => observer.disconnect(), FOLLOWED_MS);
}

/** Keeps the keyboard where a dialog was opened when it closes, also if it is unmounted or its opener goes. */
export function useReturnFocus(opened: boolean): void {
  useEffect(() => {
    const opener = document.activeElement;
    if (!opened || !(opener instanceof HTMLElement) || opener === document.body) return;
    const ancestors: HTMLElement[] = [];
    for (let each = opener.parentElement; each !== null; each = each.parentElement) ancestors.push(each);
    return () => followFocus(opener, ancestors);
  }, [opened]);
}
