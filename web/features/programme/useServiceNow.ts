import { useEffect, useState } from 'react';
import { useServiceNowQuery } from './ServiceNow.generated.ts';

const EVERY = 30_000;

/**
 * The service's clock in milliseconds, followed by the time that went by since it was told (ruling R7); null until
 * then, and while the page is drawn on the server. The visitor's own clock is never read.
 */
export function useServiceNow(): number | null {
  const { data } = useServiceNowQuery({ ssr: false, fetchPolicy: 'network-only' });
  const told = data?.clock.now;
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (told === undefined) return;
    const ahead = Date.parse(told) - performance.now();
    const follow = () => setNow(ahead + performance.now());
    follow();
    const timer = setInterval(follow, EVERY);
    return () => clearInterval(timer);
  }, [told]);
  return now;
}
