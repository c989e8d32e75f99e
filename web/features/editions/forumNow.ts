/** Where the service's clock stands to the forum, and to the items of its programme (PUB-01, ruling R7). */

/** Forums are held in Moscow: first instant of a day there, and the first after it. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00+03:00`);
const endOf = (day: string) => Date.parse(`${day}T24:00:00+03:00`);

/** Whether the forum is ahead, running or over; null while the time is not known. */
export function forumPhase(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  now: number | null,
): 'ahead' | 'running' | 'over' | null {
  if (now === null) return null;
  if (now < startOf(startsOn)) return 'ahead';
  return now < endOf(endsOn) ? 'running' : 'over';
}

interface Timed {
  startsAt: string;
  endsAt: string;
}

/** The items that run at an instant, and those that begin next, on whatever day; parallel ones together. */
export function nowAndNext<T extends Timed>(items: readonly T[], now: number): { running: T[]; next: T[] } {
  const ahead = items.filter(({ startsAt }) => Date.parse(startsAt) > now);
  const first = ahead.map(({ startsAt }) => startsAt).sort()[0];
  return {
    running: items.filter(({ startsAt, endsAt }) => Date.parse(startsAt) <= now && now < Date.parse(endsAt)),
    next: ahead.filter(({ startsAt }) => startsAt === first),
  };
}
