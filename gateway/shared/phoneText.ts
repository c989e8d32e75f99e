/** Digits and the usual signs between them, after a plus. */
const international = /^\+[\d\s().-]+$/;

/**
 * A phone as people write it: `+79001234567` → `+7 (900) 123-45-67`. Spreadsheet programs read the digits alone as a number
 * and lose the plus. Any other text comes back unchanged.
 */
export function phoneText(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (!international.test(phone.trim()) || digits.length < 10 || digits.length > 15) return phone;
  const [code, one, two, three] = [digits.slice(0, -7), digits.slice(-7, -4), digits.slice(-4, -2), digits.slice(-2)];
  const beginning = /^7\d{3}$/.test(code) ? `7 (${code.slice(1)})` : code;
  return `+${beginning} ${one}-${two}-${three}`;
}

/** Whether a text is one that `phoneText` writes: it begins like a formula, but is not one. */
export const isPhoneText = (text: string): boolean => /^\+(?:7 \(\d{3}\)|\d{3,8}) \d{3}-\d{2}-\d{2}$/.test(text);
