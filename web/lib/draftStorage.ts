/** Drafts in this browser: one entry per account and form. Without an account a draft belongs to its tab. */

import { serviceNow } from './serviceClock.ts';
import { siteStorage, tabStorage } from './storage.ts';

const PREFIX = 'portal.draft';
const DAYS_KEPT = 7;
const LONGEST = DAYS_KEPT * 24 * 60 * 60 * 1000;

/** The account and form of a draft. Increase the version when the shape of the form's values changes. */
export interface DraftPlace {
  name: string;
  version: number;
  account: string | null;
  /** What the input changes, in the form's own shape: the draft brings it back, so that a newer state is not overwritten. */
  basis?: unknown;
}

/** A stored draft: only the changed fields, so that newer values of other fields stay. */
interface StoredDraft {
  version: number;
  /** An instant of this browser's clock; only the draft's age depends on it. */
  savedAt: string;
  /** The service's time when it was saved, to show to people. */
  shownAt: string | null;
  basis?: unknown;
  changed: Record<string, unknown>;
}

const storageOf = (account: string | null) => (account === null ? tabStorage : siteStorage);

/** The storage key of a draft. */
export function draftKey({ name, account }: DraftPlace): string {
  return [PREFIX, name, account ?? ''].join(':');
}

function parse(text: string | null): StoredDraft | null {
  try {
    const draft = JSON.parse(text ?? 'null') as StoredDraft | null;
    return draft !== null && Date.now() - Date.parse(draft.savedAt) < LONGEST ? draft : null;
  } catch {
    return null;
  }
}

function removeWhere(isGone: (key: string) => boolean): void {
  const keys = Object.keys(siteStorage).filter((key) => key.startsWith(`${PREFIX}:`));
  for (const key of keys.filter(isGone)) siteStorage.removeItem(key);
}

/** The stored draft, unless it is too old or has another version. Removes drafts that are too old. */
export function readDraft(place: DraftPlace): StoredDraft | null {
  removeWhere((key) => parse(siteStorage.getItem(key)) === null);
  const draft = parse(storageOf(place.account).getItem(draftKey(place)));
  return draft?.version === place.version ? draft : null;
}

/** Stores a draft; returns false if the browser's storage rejects it. */
export function writeDraft(place: DraftPlace, changed: Record<string, unknown>): boolean {
  const now = serviceNow();
  const shownAt = now === null ? null : new Date(now).toISOString();
  const { version, basis } = place;
  const draft: StoredDraft = { version, savedAt: new Date().toISOString(), shownAt, basis, changed };
  try {
    storageOf(place.account).setItem(draftKey(place), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Removes one draft. */
export function removeDraft(place: DraftPlace): void {
  storageOf(place.account).removeItem(draftKey(place));
}

/** Removes all drafts of an account, or of all accounts for null. */
export function dropDrafts(account: string | null): void {
  removeWhere((key) => account === null || key.endsWith(`:${account}`));
}
