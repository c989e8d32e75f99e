import { useEffect, useRef } from 'react';

/** Reads data of a record again when its version changes; what is shown stays until the answer. */
export function useRereadAt(version: string | null, refetch: () => Promise<unknown>): void {
  const readAt = useRef(version);
  useEffect(() => {
    if (readAt.current === version) return;
    readAt.current = version;
    void refetch().catch(() => undefined);
  }, [version, refetch]);
}
