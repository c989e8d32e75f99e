import { type RefObject, useEffect, useRef } from 'react';

/** What each key does; letters are lower case, whatever the keyboard's language. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const dialogs = '[role="dialog"], [role="alertdialog"]';
const controls = 'a, button, input, select, textarea, summary, [role="tab"], [role="option"]';
const written = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Names a key by its place on the keyboard, so that J is J in a Russian layout too. */
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '?' || (code === 'Slash' && shiftKey)) return '?';
  if (key === '/' || code === 'Slash') return '/';
  if (shiftKey) return '';
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** Whether the focused control itself uses the key. */
function isForControl(target: EventTarget | null, name: string): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(name === 'Enter' ? controls : written) !== null;
}

/**
 * Keyboard shortcuts of a part of the page. They are inactive while the person types, and while a dialog is open that does not
 * contain the part. The browser handles a key without an action.
 */
export function useKeys(part: RefObject<Element | null>, keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const name = nameOf(event);
      const act = latest.current[name];
      if (act === undefined || isForControl(event.target, name)) return;
      const open = [...document.querySelectorAll(dialogs)].at(-1) ?? null;
      if (open !== (part.current?.closest(dialogs) ?? null)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [part]);
}
