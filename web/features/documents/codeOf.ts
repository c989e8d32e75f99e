/** The typed code, or that of a pasted address: `…/verify/ABCD`, which documents print, or `…?code=ABCD`. */
export function codeOf(typed: string): string {
  const [path = '', query] = typed.trim().split(/[?#]/);
  const text = new URLSearchParams(query).get('code') ?? path;
  return text.replace(/\/+$/, '').split('/').at(-1) ?? '';
}
