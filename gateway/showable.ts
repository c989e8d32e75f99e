const maxLength = 300;

/** What betrays the inside of a service: markup, stacks, addresses, hosts, paths. */
const unshowable = [
  /<[a-z!/]/i,
  /&[a-z]+;/i,
  /traceback|\bat .+:\d+:\d+|\bFile "|Exception\b|\bSELECT\b|\bINSERT\b/i,
  /[a-z][a-z0-9+.-]*:\/\//i,
  /\blocalhost\b/i,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
  /(?<![@\w.-])(?:[a-z0-9-]+\.)+(?!(?:docx?|pdf|png|jpe?g|gif)\b)[a-z]{2,}(?![@\w-])/i,
  /(?:^|[\s'"(=])(?:\/[\w.-]+){2,}|[a-z]:\\/i,
];

/**
 * A provider's text if it may be shown to a person: plain, short, one piece of prose. Null where it may not.
 * An e-mail address may stand in it, a host name may not.
 */
export function showable(text: string): string | null {
  const plain = text.trim();
  if (plain === '' || plain.length > maxLength || plain.split('\n').length > 3) return null;
  const withoutAddresses = plain.replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '');
  return unshowable.some((pattern) => pattern.test(withoutAddresses)) ? null : plain;
}
