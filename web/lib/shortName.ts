/** Shortens a full name for lists: «Иванов И. И.»; a single word stays unchanged. */
export function shortName(fullName: string): string {
  const [last = '', ...others] = fullName.trim().split(/\s+/);
  return [last, ...others.map((name) => `${name.slice(0, 1)}.`)].join('\u00a0');
}
