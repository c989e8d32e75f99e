import { useCallback, useEffect, useState } from 'react';
import type { Entry, Timetable } from './model.ts';
import type { ProgrammeAddress } from './useProgrammeAddress.ts';

/** Shows an entry's day and moves to its row there. */
export function useJump(address: ProgrammeAddress, { programme }: Timetable): (entry: Entry) => void {
  const { change } = address;
  const [target, setTarget] = useState<Entry | null>(null);
  const day = address.day ?? programme.days[0]?.slug;
  const isThere = target !== null && day === target.day.slug && address.query === '' && !address.isPlan;
  useEffect(() => {
    if (!isThere) return;
    const row = document.getElementById(`item-${target.slug}`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
    setTarget(null);
  }, [isThere, target]);
  return useCallback(
    (entry) => {
      setTarget(entry);
      change({ day: entry.day.slug, q: null, view: null, plan: null, section: null, kind: null });
    },
    [change],
  );
}
