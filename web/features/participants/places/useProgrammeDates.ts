import { useMemo } from 'react';
import { useScheduleDaysQuery } from './ScheduleDays.generated.ts';

/** The dates of the days of an edition's programme; none if they are not needed, not loaded, or there is no programme. */
export function useProgrammeDates(year: number, isNeeded: boolean): readonly string[] {
  const { data } = useScheduleDaysQuery({ variables: { year }, skip: !isNeeded });
  const days = data?.edition?.programme?.days;
  return useMemo(() => (days ?? []).map(({ date }) => date), [days]);
}
