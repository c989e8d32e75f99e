import { STORED_AT } from '../offline/responses.ts';
import { parseTalkPath } from './editionPaths.ts';

/** When the gateway sent the stored document; null for a document from the network. */
export const documentStoredAt = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${STORED_AT}"]`)?.content ?? null;

/** On a network without internet `onLine` is true, but the document then comes from the store. */
export const isOffline = (): boolean => !navigator.onLine || documentStoredAt() !== null;

/** When the gateway sent the stored copy of a page; null if there is none. The stored programme has the pages of its talks. */
export async function pageStoredAt(pathname: string): Promise<string | null> {
  if (!('caches' in globalThis)) return null;
  const page = parseTalkPath(pathname)?.programme ?? pathname;
  const stored = await caches.match(page, { ignoreSearch: true });
  return stored?.headers.get('date') ?? null;
}

/** Registers the worker that stores pages, once the page has loaded; only a built page has the worker. */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
