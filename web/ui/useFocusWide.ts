import { type RefObject, useEffect, useRef } from 'react';

const HAS_KEYBOARD = '(min-width: 48em) and (pointer: fine)';

/**
 * Focuses a field when its screen opens, unless the person is already elsewhere. Not on phones, where the keyboard would
 * cover the page.
 */
export function useFocusWide<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    const isTaken = document.activeElement?.matches('input, textarea, select, [role="dialog"] *') ?? false;
    // After the heading, which takes the focus upon a navigation.
    if (!isTaken && window.matchMedia(HAS_KEYBOARD).matches) field.current?.focus({ preventScroll: true });
  }, []);
  return field;
}
