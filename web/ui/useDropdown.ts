import { useCallback, useRef, useState } from 'react';

/** Room that a list or a calendar takes below its field, in pixels. */
const HEIGHT = 320;

/** What opens below a field: its state, and whether it stands above for want of room. */
export function useDropdown() {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'closed' | 'below' | 'above'>('closed');
  const open = useCallback(() => {
    const { top = 0, bottom = 0 } = place.current?.getBoundingClientRect() ?? {};
    const isTight = window.innerHeight - bottom < HEIGHT && top > window.innerHeight - bottom;
    setState((known) => (known === 'closed' ? (isTight ? 'above' : 'below') : known));
  }, []);
  const close = useCallback(() => setState('closed'), []);
  return { place, isOpen: state !== 'closed', isAbove: state === 'above', open, close };
}
