import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an area when one of its things went away together with the button that had the focus. */
export function useFocusAfterRemoval<Area extends HTMLElement>(count: number): RefObject<Area | null> {
  const area = useRef<Area>(null);
  const before = useRef(count);
  useEffect(() => {
    const isRemoval = count < before.current;
    before.current = count;
    if (isRemoval && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [count]);
  return area;
}
