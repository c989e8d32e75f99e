/** Moscow has had no summer time since 2014: it is always three hours ahead of UTC. */
export const moscowInstant = (day: string, time: string): string => new Date(`${day}T${time}:00+03:00`).toISOString();

export const endOfDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00+03:00`) + 86_400_000).toISOString();
