import { useEffect, useState } from 'react';
import { useServiceClockQuery } from './ServiceClock.generated.ts';

const FOLLOW_EVERY = 30_000;

/** What the page knows of the service's clock. */
export interface ServiceClock {
  /** The service's time in milliseconds; null until it is told. */
  now: number | null;
  /** Whether the time is a demonstration's. */
  isDemo: boolean;
  /** Whether it could not be asked: what follows from the time is then left unsaid. */
  failed: boolean;
}

/**
 * The service's clock, followed by the time that went by since it was told (ruling R7). The visitor's own clock is
 * never read. Nothing of it is known while the page is drawn on the server, nor at the first drawing in the browser.
 */
export function useServiceClock(): ServiceClock {
  const { data, error } = useServiceClockQuery({ ssr: false, fetchPolicy: 'network-only' });
  const told = data?.clock.now;
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (told === undefined) return;
    const ahead = Date.parse(told) - performance.now();
    const follow = () => setNow(ahead + performance.now());
    follow();
    const timer = setInterval(follow, FOLLOW_EVERY);
    return () => clearInterval(timer);
  }, [told]);
  return { now, isDemo: data?.clock.isDemo ?? false, failed: error !== undefined };
}
