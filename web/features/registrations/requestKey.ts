/**
 * A key for the content that a person is about to send, so that a repeated request makes only one registration. The key stays
 * the same through retries and a reload, and changes once the content has changed or was accepted.
 */

import { randomKey } from '../../lib/randomKey.ts';
import { tabStorage } from '../../lib/storage.ts';

const PREFIX = 'portal.requestKey';

interface StoredKey {
  content: string;
  key: string;
}

/** The keys that this page has sent; the tab's storage only preserves them over a reload. */
const sent = new Map<string, StoredKey>();

const readStored = (name: string): StoredKey | null => sent.get(name) ?? JSON.parse(tabStorage.getItem(name) ?? 'null');

/** The key of this content of this form: the one used before, else a new one. */
export function requestKeyFor(form: string, content: object): string {
  const name = `${PREFIX}.${form}`;
  const text = JSON.stringify(content);
  const stored = readStored(name);
  if (stored?.content === text) return stored.key;
  const made = { content: text, key: randomKey() };
  sent.set(name, made);
  try {
    tabStorage.setItem(name, JSON.stringify(made));
  } catch {
    // With a full storage the key is lost only if the page is reloaded between two attempts.
  }
  return made.key;
}

/** Removes the key after success: the same content sent again is another registration. */
export function removeRequestKey(form: string): void {
  sent.delete(`${PREFIX}.${form}`);
  tabStorage.removeItem(`${PREFIX}.${form}`);
}
