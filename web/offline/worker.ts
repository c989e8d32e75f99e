/**
 * The service worker: programme, posters and contacts without a network (decision 043). It stores files of the build, the
 * documents of the pages named here and answers that are the same for everybody. Every other request only uses the network,
 * so its caches never contain a person's data.
 */
import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import {
  answerKey,
  isOfflinePage,
  isTalkPage,
  offlinePages,
  programmePage,
  publicAnswer,
  type Query,
  staticAddress,
} from './addresses.ts';
import { fallbackPage } from './fallbackPage.ts';
import { putStored, withStoredTime } from './responses.ts';

/** The gateway writes these in front of this file: they change with the build and with the editions' data. */
declare const portal: { version: string; answers: string };
/** The build writes these into this file: the files of the pages, and the hashes of their queries. */
declare const OFFLINE_FILES: readonly string[];
declare const OFFLINE_QUERIES: readonly Query[];
declare const ABSTRACT_QUERY: Query;
/** The parts of a worker's scope that the page's types lack. */
declare const registration: ServiceWorkerRegistration;
declare const clients: { matchAll(): Promise<unknown[]> };
declare const skipWaiting: () => Promise<void>;

const pageCache = `pages-${portal.version}`;
const answerCache = `answers-${portal.version}`;
/** Has no version, because the provider's posters depend on neither build nor editions. */
const posterCache = 'posters';
const TAKE_OVER = 'take-over';
/** A page that takes longer comes from the store. */
const PATIENCE_SECONDS = 5;

type Lifecycle = Event & { waitUntil(promise: Promise<unknown>): void };
const onLifecycle = (name: 'install' | 'activate', run: () => Promise<unknown>) =>
  addEventListener(name, (event) => (event as Lifecycle).waitUntil(run()));

const isComplete = { cacheWillUpdate: async ({ response }: { response: Response }) => (response.ok ? response : null) };

// An open tab keeps its worker and files: a new worker waits until the last tab closes.
precache([
  ...OFFLINE_FILES.map((url) => ({ url, revision: null })),
  ...offlinePages.map((url) => ({ url, revision: portal.version })),
]);
cleanupOutdatedCaches();
clientsClaim();

/** Stores the abstracts of the stored programme's year, so that visitors can read them in the hall. */
async function storeAbstracts(cache: Cache, programme: Response): Promise<void> {
  const { data } = (await programme.json()) as { data: { edition: { year: number } | null } };
  if (data.edition === null) return;
  await storeAnswer(cache, { ...ABSTRACT_QUERY, variables: { year: data.edition.year } });
}

async function storeAnswer(cache: Cache, query: Query): Promise<Response | null> {
  const response = await fetch(staticAddress(query, portal.answers), { credentials: 'omit' });
  if (!response.ok) return null;
  await cache.put(await answerKey(new Request(response.url)), response.clone());
  return response;
}

onLifecycle('install', async () => {
  const cache = await caches.open(answerCache);
  const read = OFFLINE_QUERIES.map(async (query) => {
    const response = await storeAnswer(cache, query);
    if (response !== null && query.name === 'Programme') await storeAbstracts(cache, response);
  });
  await Promise.allSettled(read);
});
onLifecycle('activate', async () => {
  const names = (await caches.keys()).filter((name) => /^(pages|answers)-/.test(name));
  await Promise.all(
    names.filter((name) => name !== pageCache && name !== answerCache).map((name) => caches.delete(name)),
  );
});

// A document that replaces the only open one uses the waiting worker's files; the old ones are no longer needed.
addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void skipWaiting();
});
addEventListener('fetch', (event) => {
  const { request } = event as Lifecycle & { request: Request };
  const { waiting } = registration;
  if (request.mode !== 'navigate' || waiting === null) return;
  const offer = clients.matchAll().then((open) => {
    if (open.length < 2) waiting.postMessage(TAKE_OVER);
  });
  (event as Lifecycle).waitUntil(offer);
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOfflinePage(url.pathname),
  new NetworkFirst({
    cacheName: pageCache,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreSearch: true },
    plugins: [
      isComplete,
      // An address with the query of a dialog or a filter is the same document.
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
const answers = {
  cacheName: answerCache,
  plugins: [isComplete, { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => answerKey(request) }],
};
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.method === 'GET' && publicAnswer(url) === portal.answers,
  new CacheFirst(answers),
);
// A page of newer data, while this older worker is still active.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.method === 'GET' && publicAnswer(url) !== null,
  new NetworkFirst(answers),
);
// Posters are requested by POST, so that no cache on the way stores them; the page marks the query, because its answer is
// public. The worker stores them when a visitor opens them and never requests them itself: they come from the provider (PRG-07).
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && url.pathname === '/graphql' && request.headers.has('x-offline'),
  async ({ request }) => {
    const key = await answerKey(request.clone());
    const cache = await caches.open(posterCache);
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
// A talk's page is rendered from the stored programme.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isTalkPage(url.pathname),
  new NetworkOnly({
    plugins: [
      {
        handlerDidError: async () => {
          const stored = await matchPrecache(programmePage);
          return stored && withStoredTime(stored);
        },
      },
    ],
  }),
);
addRoute({ cleanURLs: false, directoryIndex: '' });
// Files that the worker has not stored in advance; their names contain their hash.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: pageCache, plugins: [isComplete] }),
);
// Every other page comes from the network and is not stored; without a network, our fallback page replaces it.
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', new NetworkOnly());
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? fallbackPage() : Response.error()));
