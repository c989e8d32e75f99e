const moscowDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/** The day in Moscow, YYYY-MM-DD. */
export const dayOf = (instant: Date | string): string => moscowDay.format(new Date(instant));

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && (new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false);

/** Converts an instant so that its UTC clock shows Moscow time: spreadsheets have no time zones. */
export const moscowWall = (instant: string): Date => new Date(new Date(instant).getTime() + 3 * 3_600_000);

/** The provider rejects a birth date without a time; 15:00 UTC is still the same day in Moscow. */
export const birthInstant = (day: string): string => `${day}T15:00:00Z`;

export const instantOf = (instant: string): string => new Date(instant).toISOString();
