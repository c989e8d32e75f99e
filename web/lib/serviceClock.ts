/** The service's clock in this page (ruling R7): the answered time plus what has passed since then. */
import { moscowDay } from './dates.ts';

let ahead: number | null = null;

/** Sets the clock by the service's answer, in milliseconds. */
export function setServiceClock(now: number): void {
  ahead = now - performance.now();
}

/** The service's time in milliseconds; null until it is known. */
export function serviceNow(): number | null {
  return ahead === null ? null : ahead + performance.now();
}

/** The service's day in Moscow; by the browser's clock if the service's is unknown. */
export const serviceDay = (): string => moscowDay(new Date(serviceNow() ?? Date.now()).toISOString());
