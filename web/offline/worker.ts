/**
 * The service worker: programme, posters and contacts without a network (decision 043). It stores files of the build,
 * the documents of the pages named here and answers that are the same for everybody; it leaves every other request to
 * the browser, so nothing of a person ever comes into its caches.
 */
import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { answerKey, isOfflinePage, offlinePages, publicAnswer, staticAddress } from './addresses.ts';
import { putStored, withStoredTime } from './responses.ts';

/** Written in front of this file by the gateway: they change with the build and with the editions' data. */
declare const portal: { version: string; answers: string };
/** Written into this file by the build: what the pages are made of, and the hashes of their queries. */
declare const OFFLINE_FILES: readonly string[];
declare const OFFLINE_QUERIES: readonly { name: string; hash: string; variables: object }[];

const pageCache = `pages-${portal.version}`;
const answerCache = `answers-${portal.version}`;
/** A page that has not come by then is shown from the store. */
const PATIENCE_SECONDS = 5;

type Lifecycle = Event & { waitUntil(promise: Promise<unknown>): void };
const onLifecycle = (name: 'install' | 'activate', run: () => Promise<unknown>) =>
  addEventListener(name, (event) => (event as Lifecycle).waitUntil(run()));

const isComplete = { cacheWillUpdate: async ({ response }: { response: Response }) => (response.ok ? response : null) };

// An open tab keeps the worker and the files that it began with: the new worker waits until the last one is closed.
precache([
  ...OFFLINE_FILES.map((url) => ({ url, revision: null })),
  ...offlinePages.map((url) => ({ url, revision: portal.version })),
]);
cleanupOutdatedCaches();
clientsClaim();

onLifecycle('install', async () => {
  const cache = await caches.open(answerCache);
  const read = OFFLINE_QUERIES.map(async (query) => {
    const response = await fetch(staticAddress(query, portal.answers), { credentials: 'omit' });
    if (response.ok) await cache.put(await answerKey(new Request(response.url)), response);
  });
  await Promise.allSettled(read);
});
onLifecycle('activate', async () => {
  const names = (await caches.keys()).filter((name) => /^(pages|answers)-/.test(name));
  await Promise.all(
    names.filter((name) => name !== pageCache && name !== answerCache).map((name) => caches.delete(name)),
  );
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOfflinePage(url.pathname),
  new NetworkFirst({
    cacheName: pageCache,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreSearch: true },
    plugins: [
      isComplete,
      // What a dialog or a filter adds to the address is the same document.
      { cacheKeyWillBeUsed: async ({ request }) => new Request(new URL(request.url).pathname) },
      { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withStoredTime(cachedResponse) },
      {
        handlerDidError: async ({ request }) => {
          const stored = await matchPrecache(new URL(request.url).pathname);
          return stored && withStoredTime(stored);
        },
      },
    ],
  }),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.method === 'GET' && publicAnswer(url),
  new CacheFirst({
    cacheName: answerCache,
    plugins: [isComplete, { cacheKeyWillBeUsed: async ({ request }) => answerKey(request) }],
  }),
);
// Posters come by POST, so that no cache on the way keeps them; the page marks the query, whose answer everybody gets.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && url.pathname === '/graphql' && request.headers.has('x-offline'),
  async ({ request }) => {
    const key = await answerKey(request.clone());
    const cache = await caches.open(answerCache);
    try {
      const response = await fetch(request);
      if (response.ok) await putStored(cache, key, response.clone());
      return response;
    } catch (error) {
      const stored = await cache.match(key);
      if (stored === undefined) throw error;
      return stored;
    }
  },
  'POST',
);
addRoute({ cleanURLs: false, directoryIndex: '' });
// Files that the worker has not fetched beforehand; their names contain their hash.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: pageCache, plugins: [isComplete] }),
);
