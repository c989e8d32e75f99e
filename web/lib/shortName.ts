/** A full name as lists shorten it: «Иванов И. И.»; one word stays as it is. */
export function shortName(fullName: string): string {
  const [last = '', ...others] = fullName.trim().split(/\s+/);
  return [last, ...others.map((name) => `${name.slice(0, 1)}.`)].join('\u00a0');
}
