import { documentTexts } from '#texts/documents.ts';

const { verification: texts } = documentTexts;

/** The typed code, or that of a pasted address: `…/verify/ABCD`, which documents print, or `…?code=ABCD`. */
export function codeOf(typed: string): string {
  const [path = '', query] = typed.trim().split(/[?#]/);
  const text = new URLSearchParams(query).get('code') ?? path;
  return text.replace(/\/+$/, '').split('/').at(-1) ?? '';
}

/** Why the typed text has no document's code; null if it has one. */
export function codeError(typed: string): string | null {
  if (/^№?\s*\d{4}\/\d+$/.test(typed.trim())) return texts.numberTyped;
  const code = codeOf(typed).replace(/[\s-]/g, '');
  if (code === '') return texts.codeMissing;
  return /^[a-z\d]{16}$/i.test(code) ? null : texts.codeWrong;
}
