const rules = new Intl.PluralRules('ru-RU');

/** A number as people write it: 2 310. */
export function number(n: number): string {
  return n.toLocaleString('ru-RU');
}

/** A number with the form of its noun, never parted: `plural(3, 'доклад', 'доклада', 'докладов')`. */
export function plural(n: number, one: string, few: string, many: string): string {
  const form = rules.select(n);
  return `${number(n)}\u00a0${form === 'one' ? one : form === 'few' ? few : many}`;
}

/** So many records of participation. */
export const records = (n: number) => plural(n, 'запись', 'записи', 'записей');
