import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';

interface Visits {
  /** Day of the last visit. */
  seen: string;
  /** Day of the visit before that day; null on the first day. */
  since: string | null;
}

/** The day of this browser's last visit before today; null on the first one. A day, because the list's filter uses days. */
export function useLastVisit(today: string): string | null {
  const [visits, store] = useLocalStorage<Visits | null>({
    key: 'portal.moderator.visits',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const since = visits?.seen === today ? visits.since : (visits?.seen ?? null);
  const isStored = visits?.seen === today;
  useEffect(() => {
    if (!isStored) store({ seen: today, since });
  }, [isStored, today, since, store]);
  return since;
}
