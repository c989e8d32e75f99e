import { STORED_AT } from '../offline/responses.ts';

/** When a stored document was sent; null for one from the network. */
export const documentStoredAt = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${STORED_AT}"]`)?.content ?? null;

/** When the stored copy of a page was sent; null without one. */
export async function pageStoredAt(pathname: string): Promise<string | null> {
  if (!('caches' in globalThis)) return null;
  const stored = await caches.match(pathname, { ignoreSearch: true });
  return stored?.headers.get('date') ?? null;
}

/** Has pages stored for visits without a network, once the page has loaded; only a built page has the worker. */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
