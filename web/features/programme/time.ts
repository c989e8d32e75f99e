/** Times of the programme as people read them: in Moscow, whatever the visitor's zone. */
const timeOfDay = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', hour: '2-digit', minute: '2-digit' });

/** `12:00–14:00`, or `12:00` without an end; never broken at the dash. */
export function formatTimes(startsAt: string, endsAt: string | null): string {
  const from = timeOfDay.format(new Date(startsAt));
  return endsAt === null ? from : `${from}\u2060–\u2060${timeOfDay.format(new Date(endsAt))}`;
}
