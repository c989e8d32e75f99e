const moscowDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Moscow',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of an instant in Moscow: midnight elsewhere may be the day before or after. */
export const dayOf = (instant: Date | string): string => moscowDay.format(new Date(instant));

/** A birth date as the provider takes it: a date without time is refused, and 15:00 UTC is the same day everywhere. */
export const birthInstant = (day: string): string => `${day}T15:00:00Z`;

/** An instant as the schema tells it. */
export const instantOf = (instant: string): string => new Date(instant).toISOString();
