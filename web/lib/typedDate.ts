/** Typed `дд.мм.гггг` → `YYYY-MM-DD`; null while it is no day of the calendar. Browsers read 03.04 as 4 March. */
export function parseTypedDate(text: string): string | null {
  const parts = /^(\d{1,2})[.\s/-](\d{1,2})[.\s/-](\d{4})$/.exec(text.trim());
  if (!parts) return null;
  const [, day = '', month = '', year = ''] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== iso ? null : iso;
}
