import { useEffect, useRef } from 'react';

/** Reads data of a record again when its version changes, or after `isHeld` if it changed meanwhile; what is shown stays. */
export function useRereadAt(version: string | null, read: () => Promise<unknown>, isHeld = false): void {
  const readAt = useRef(version);
  useEffect(() => {
    if (isHeld || readAt.current === version) return;
    readAt.current = version;
    void read().catch(() => undefined);
  }, [isHeld, version, read]);
}
