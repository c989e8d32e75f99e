const maxLength = 300;

/** Signs of internals: markup, stacks, addresses, hosts, paths. */
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
 * Returns a provider's text if it is plain, short prose, else null. It may contain an e-mail address but no host name.
 */
export function sanitizeProviderText(text: string): string | null {
  const plain = text.trim();
  if (plain === '' || plain.length > maxLength || plain.split('\n').length > 3) return null;
  const withoutAddresses = plain.replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '');
  return unshowable.some((pattern) => pattern.test(withoutAddresses)) ? null : plain;
}
