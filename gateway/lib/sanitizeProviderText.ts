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

const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const quoted = /«[^»]*»|"[^"]*"|“[^”]*”|'[^']*'/g;

/** Whether a text is Russian; quotations and names in it may be in any language. */
function isRussian(text: string): boolean {
  const words = text.replace(quoted, '');
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0;
  const russian = count(/[а-яё]/gi);
  return russian > 0 && russian >= count(/\p{Script=Latin}/gu) && russian === count(/\p{Script=Cyrillic}/gu);
}

/**
 * Returns a provider's text if it is plain, short Russian prose, else null. It may contain an e-mail address but no host
 * name.
 */
export function sanitizeProviderText(text: string): string | null {
  const plain = text.trim();
  if (plain === '' || plain.length > maxLength || plain.split('\n').length > 3) return null;
  const withoutAddresses = plain.replace(emailAddress, '');
  if (unshowable.some((pattern) => pattern.test(withoutAddresses))) return null;
  return isRussian(withoutAddresses) ? plain : null;
}

/** A text for the log: without what a person may have typed. */
export const withoutPersonalData = (text: string): string =>
  text
    .slice(0, maxLength)
    .replace(emailAddress, '…')
    .replace(quoted, '«…»')
    .replace(/\+?\d[\d ()-]{2,}\d/g, '…');
