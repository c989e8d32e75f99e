/** The browser's storages. Where the browser blocks them, as with all cookies, entries last as long as the page. */

type Entries = Record<string, string>;

/**
 * Replaces a blocked storage, which throws at every access or is null. As in a `Storage`, the keys of the object are its
 * entries.
 */
const pageStorage = {
  getItem(this: Entries, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Entries, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Entries, key: string) {
    delete this[key];
  },
};

function storageOf(name: 'localStorage' | 'sessionStorage'): Storage {
  let storage: Storage | null = null;
  try {
    // Null in a WebView without storage, whatever the type says.
    storage = window[name];
  } catch {
    // Blocked.
  }
  return storage ?? Object.create(pageStorage);
}

/** Shared by all tabs. */
export const siteStorage = storageOf('localStorage');
/** Of this tab alone. */
export const tabStorage = storageOf('sessionStorage');
