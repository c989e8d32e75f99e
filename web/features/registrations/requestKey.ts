/**
 * Names what a person is about to send, so that a repeated request makes one registration. The key stays with its
 * content through retries, also over a reload, and is a new one once the content changed or was taken.
 */

import { randomKey } from '../../lib/randomKey.ts';

const PREFIX = 'portal.requestKey';

interface StoredKey {
  content: string;
  key: string;
}

/** What this page sent; the tab's storage only carries it over a reload. */
const sent = new Map<string, StoredKey>();

function readStored(name: string): StoredKey | null {
  try {
    return sent.get(name) ?? (JSON.parse(window.sessionStorage.getItem(name) ?? 'null') as StoredKey | null);
  } catch {
    return null;
  }
}

/** The key for this content of this form: the one it was sent with before, else a new one. */
export function requestKeyFor(form: string, content: object): string {
  const name = `${PREFIX}.${form}`;
  const text = JSON.stringify(content);
  const stored = readStored(name);
  if (stored?.content === text) return stored.key;
  const made = { content: text, key: randomKey() };
  sent.set(name, made);
  try {
    window.sessionStorage.setItem(name, JSON.stringify(made));
  } catch {
    // A full storage costs the key only where the page is loaded again between two attempts.
  }
  return made.key;
}

/** Removes the key after success: the same content sent again is another registration. */
export function removeRequestKey(form: string): void {
  sent.delete(`${PREFIX}.${form}`);
  window.sessionStorage.removeItem(`${PREFIX}.${form}`);
}
