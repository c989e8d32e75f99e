/** The service's clock in the programme; the visitor's clock is never used. */
import type { Entry, Timetable } from './model.ts';

/** What runs at an instant, and what starts next when nothing does. */
export interface Now {
  running: Entry[];
  next: Entry | null;
}

/** Sessions that run at an instant; without any, the next to start. After the last one there is neither. */
export function findNow({ entries }: Timetable, instant: number): Now {
  const sessions = entries.filter(({ talk }) => talk === null);
  const running = sessions.filter(({ from, to }) => from <= instant && instant < to);
  const ahead = sessions.filter(({ from }) => from > instant);
  const next = ahead.reduce<Entry | null>(
    (best, entry) => (best === null || entry.from < best.from ? entry : best),
    null,
  );
  return { running, next: running.length > 0 ? null : next };
}
