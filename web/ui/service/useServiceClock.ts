import { useEffect, useState } from 'react';
import { serviceNow, setServiceClock } from '../../lib/serviceClock.ts';
import { useServiceClockQuery } from './ServiceClock.generated.ts';

const FOLLOW_EVERY = 30_000;

/** The page's knowledge of the service's clock. */
export interface ServiceClock {
  /** The service's time in milliseconds; null until it is loaded. */
  now: number | null;
  /** Whether a demonstration's clock is used. */
  isDemo: boolean;
}

/**
 * The service's clock: its answer plus the time since then (ruling R7), never the visitor's clock. It is unknown on the server
 * and in the browser's first render.
 */
export function useServiceClock(): ServiceClock {
  const { data: newest, previousData } = useServiceClockQuery({ ssr: false, fetchPolicy: 'network-only' });
  // A later failed read changes nothing.
  const data = newest ?? previousData;
  const answered = data?.clock.now;
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (answered === undefined) return;
    setServiceClock(Date.parse(answered));
    const follow = () => setNow(serviceNow());
    follow();
    const timer = setInterval(follow, FOLLOW_EVERY);
    return () => clearInterval(timer);
  }, [answered]);
  return { now, isDemo: data?.clock.isDemo ?? false };
}
