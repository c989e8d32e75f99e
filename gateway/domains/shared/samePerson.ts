const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\d-]+/gu) ?? [];

/**
 * Whether a written name is this person's, whose last name comes first. The written one may shorten the other names:
 * «Фамилия И. О.», «И. О. Фамилия» or «Фамилия».
 */
export function isSamePerson(written: string, fullName: string): boolean {
  const [lastName = '', ...names] = wordsOf(fullName);
  const words = wordsOf(written);
  const at = words.indexOf(lastName);
  if (at < 0) return false;
  const given = [...words.slice(at + 1), ...words.slice(0, at)];
  return given.every((part, index) => {
    const name = names[index] ?? part;
    return name.startsWith(part) || part.startsWith(name);
  });
}
