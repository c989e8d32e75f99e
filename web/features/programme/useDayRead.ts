import { useEffect, useRef } from 'react';
import type { Entry, Programme } from './model.ts';
import type { ProgrammeAddress } from './useProgrammeAddress.ts';

/** Keeps the day of what the dialog shows in the address: closing leaves the visitor on that day (PRG-12). */
export function useDayRead({ days }: Programme, { day, change }: ProgrammeAddress, opened: Entry | null): void {
  const read = useRef<string | null>(null);
  const first = days[0]?.slug;
  const shown = days.some(({ slug }) => slug === day) ? day : first;
  useEffect(() => {
    // Back from a dialog may lead to an address without the day: a search, or a plan.
    const target = opened?.day.slug ?? read.current;
    read.current = opened?.day.slug ?? null;
    if (target !== null && target !== shown) change({ day: target === first ? null : target });
  }, [opened, shown, first, change]);
}
