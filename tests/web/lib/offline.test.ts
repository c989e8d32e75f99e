import { describe, expect, it, vi } from 'vitest';
import { pageStoredAt } from '../../../web/lib/offline.ts';
import { answerKey, isOfflinePage, offlinePages, publicAnswer, staticAddress } from '../../../web/offline/addresses.ts';
import { fallbackPage } from '../../../web/offline/fallbackPage.ts';
import { putStored, withStoredTime } from '../../../web/offline/responses.ts';

const origin = 'https://portal.example';
const query = { name: 'Contacts', hash: 'abc', variables: { year: null } };

describe('what the service worker stores', () => {
  it.each([
    ['/', true],
    ['/program', true],
    ['/contacts', true],
    ['/personal-data', false],
    ['/dashboard', false],
    ['/users-list', false],
    ['/login', false],
    ['/media/file.pdf', false],
  ])('%s as a page: %s', (path, isStored) => {
    expect(isOfflinePage(path)).toBe(isStored);
  });

  it('as answers those alone whose address contains the version of the static answers', () => {
    expect(publicAnswer(new URL(staticAddress(query, 'v1'), origin))).toBe('v1');
    expect(publicAnswer(new URL(staticAddress(query, ''), origin))).toBeNull();
    expect(publicAnswer(new URL('/exports/list?version=1', origin))).toBeNull();
  });

  it('under one key, whether an answer came by GET or by POST', async () => {
    const get = new Request(new URL(staticAddress(query, 'v1'), origin));
    const extensions = { persistedQuery: { sha256Hash: 'abc' } };
    const body = JSON.stringify({ variables: query.variables, extensions });
    const post = new Request(`${origin}/graphql`, { method: 'POST', body });
    expect(await answerKey(get)).toBe(await answerKey(post));
    expect(await answerKey(get)).toContain('hash=abc');
  });

  it('a document has the time when the gateway sent it', async () => {
    const headers = { date: 'Tue, 21 Oct 2025 06:40:00 GMT', 'content-encoding': 'br' };
    const shown = await withStoredTime(new Response('<head></head><p>', { headers }));
    expect(await shown.text()).toBe('<head><meta name="stored-at" content="Tue, 21 Oct 2025 06:40:00 GMT"></head><p>');
    expect(shown.headers.get('content-encoding')).toBeNull();
  });

  it.each([
    ['{"data":{}}', 1],
    ['{"data":null,"errors":[{}]}', 0],
  ])('of %s %i', async (body, count) => {
    const kept: string[] = [];
    const cache = { put: async (key: string) => void kept.push(key) } as unknown as Cache;
    await putStored(cache, '/key', new Response(body));
    expect(kept).toHaveLength(count);
  });
});

describe('when a page was stored', () => {
  it.each([
    ['/program', 'Tue, 21 Oct 2025 06:40:00 GMT'],
    ['/program/1-t1', 'Tue, 21 Oct 2025 06:40:00 GMT'],
    ['/program-24/1-t1', null],
    ['/dashboard', null],
  ])('%s: %s', async (path, date) => {
    const stored = new Response('', { headers: { date: 'Tue, 21 Oct 2025 06:40:00 GMT' } });
    vi.stubGlobal('caches', { match: async (address: string) => (address === '/program' ? stored : undefined) });
    expect(await pageStoredAt(path)).toBe(date);
  });
});

describe('a page that is not stored, without a network', () => {
  it('is replaced by one that leads to the stored pages and tries again, without a script', async () => {
    const answer = fallbackPage();
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const links = [...page.querySelectorAll('a')].map((it) => [it.getAttribute('href'), it.textContent !== '']);
    expect(links).toEqual([['', true], ...offlinePages.map((path) => [path, true])]);
    expect(page.querySelector('h1')?.textContent).toBe('Нет сети');
    expect(page.querySelector('script, img, link, [style]')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.status).toBe(503);
  });
});
