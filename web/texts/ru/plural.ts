const rules = new Intl.PluralRules('ru-RU');

/** A number with the form of its noun, never parted: `plural(3, 'доклад', 'доклада', 'докладов')`. */
export function plural(n: number, one: string, few: string, many: string): string {
  const form = rules.select(n);
  return `${n}\u00a0${form === 'one' ? one : form === 'few' ? few : many}`;
}
