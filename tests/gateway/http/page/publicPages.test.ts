import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { content, openPages, origin } from './renderedPages.ts';

/** Public pages and their metadata for search engines. */
const ofThisYear = ['/', '/program', '/theses', '/photo', '/tour', '/orgs', '/contacts'];
const earlier = ['24', '23'].flatMap((year) => ['program', 'thesis', 'photo'].map((page) => `/${page}-${year}`));
const listed = [...ofThisYear, ...earlier, '/privacy', '/verify'];
/** Pages whose frame is rendered; the people on them come from the provider with the script. */
const live = ['/users-list', '/users-list-24', '/users-list-23', '/neutron-users'];
const unlisted = ['/login', '/registration', '/reset-password', '/404', '/not-found'];
/** The frame of a page whose document cannot be shown now. */
const frame = '/verify/:code';
/** One of hundreds of pages that are rendered at their first request. */
const talk = '/program/11-t1';
const everyPath = [...listed, ...unlisted, talk];

const { gateway, get, read, getAsset, open } = await openPages();

/** The path of an address of the portal; null for one elsewhere. */
const ownPath = (address: string | null) => (address?.startsWith(origin) ? address.slice(origin.length) : null);

describe('public pages without JavaScript', () => {
  it('the gateway renders all of them', () => {
    const faults = gateway.log.filter((line) => line.includes('could not be rendered'));
    expect(faults).toEqual([]);
    expect(gateway.log.find((line) => line.includes('public pages rendered'))).toContain(
      `"pages":${[...listed, ...unlisted, ...live, frame].length}`,
    );
  });

  it.each(everyPath)('PUB-06 %s has its own heading, text, title and description', async (path) => {
    const page = await open(path);
    const headings = [...page.querySelectorAll('main h1')].map(({ textContent }) => textContent);
    expect(headings).toEqual([expect.stringMatching(/\S/)]);
    expect(page.title).toBe(`${headings[0]} — Портал научного форума`);
    expect(content(page, 'meta[name="description"]')?.length).toBeGreaterThan(40);
    expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(page.querySelectorAll('title')).toHaveLength(1);
    expect(page.querySelector('main')?.textContent?.length).toBeGreaterThan(60);
    expect(page.querySelector('noscript')?.textContent).toMatch(/списки, поиск .* работают с JavaScript/);
  });

  it.each([
    ['/', /Ключевые даты/],
    ['/program', /21 окт/],
    [talk, /Примеров.*14:00.*Зал\s1/s],
    ['/program-24', /Закрытие\sфорума/],
    ['/program-23', /24 окт/],
    ['/theses', /2000\sзнаков/],
    ['/thesis-23', /сборник/i],
    ['/tour', /Ф-1/],
    ['/orgs', /комитет/i],
    ['/contacts', /@/],
    ['/privacy', /персональных\sданных/],
  ])('%s contains its content', async (path, words) => {
    expect((await open(path)).querySelector('main')?.textContent).toMatch(words);
  });

  // Without scripts a page does not know the day, so its text must be right after the forum too.
  it.each(listed)('%s does not invite to anything that may be over', async (path) => {
    const words = (await open(path)).body.textContent.replaceAll('\u00a0', ' ');
    expect(words).not.toMatch(
      /подтвердите участие|зарегистрируйтесь|зарегистрироваться|принять участие|создайте личный/i,
    );
  });

  it('PUB-01 PRG-01 the main actions are links that work before the scripts load', async () => {
    const linksOf = async (path: string, words: RegExp) =>
      [...(await open(path)).querySelectorAll('main *')]
        .filter((it) => it.matches('a, button') && words.test(it.textContent))
        .map((it) => it.getAttribute('href'));
    expect(await linksOf('/', /^Личный кабинет$/)).toEqual(['/personal-data']);
    const details = await linksOf('/program', /^подробнее/);
    expect(details.length).toBeGreaterThan(10);
    expect(new Set(details).size).toBe(details.length);
    for (const href of details) expect(href).toMatch(/^\/program\?session=d\d-/);
  });

  it('PUB-07 the menu leads to every page of the sitemap', async () => {
    const page = await open('/');
    const links = new Set([...page.querySelectorAll('a')].map((it) => it.getAttribute('href')));
    // The link to /verify appears once the provider has said that it verifies documents.
    const elsewhere = ['/privacy', '/verify'];
    expect(listed.filter((path) => !links.has(path) && !elsewhere.includes(path))).toEqual([]);
  });
});

describe('metadata for search engines and messengers', () => {
  it.each(listed)('%s is indexed, and has its address and an existing picture', async (path) => {
    const page = await open(path);
    expect(page.querySelector('meta[name="robots"]')).toBeNull();
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${origin}${path}`);
    expect(content(page, 'meta[property="og:url"]')).toBe(`${origin}${path}`);
    expect(content(page, 'meta[property="og:title"]')).toBe(page.title);
    expect(content(page, 'meta[property="og:description"]')).toBe(content(page, 'meta[name="description"]'));
    const picture = ownPath(content(page, 'meta[property="og:image"]'));
    const { status, headers, bytes } = await get(picture ?? '/no-picture');
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height].map(String)).toEqual([
      content(page, 'meta[property="og:image:width"]'),
      content(page, 'meta[property="og:image:height"]'),
    ]);
  });

  it.each([
    ['/', '2025-10-21', '2025-10-25'],
    ['/program', '2025-10-21', '2025-10-25'],
    ['/program-24', '2024-', '2024-'],
    ['/program-23', '2023-10-24', '2023-10-27'],
  ])('%s describes the forum as an event with time and place', async (path, startDate, endDate) => {
    const blocks = (await open(path)).querySelectorAll('script[type="application/ld+json"]');
    expect(blocks).toHaveLength(1);
    const event = JSON.parse(blocks[0]?.textContent ?? '') as Record<string, unknown>;
    expect(event).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: expect.stringMatching(/[Фф]орум/),
      startDate: expect.stringMatching(`^${startDate}`),
      endDate: expect.stringMatching(`^${endDate}`),
      location: { '@type': 'Place', name: expect.stringMatching(/Москва/), address: expect.stringMatching(/Москва/) },
      url: `${origin}${path}`,
      image: expect.stringMatching(/^http:\/\/portal\.example\.org\/editions\/.*\.jpg$/),
    });
  });

  it.each([...live, ...unlisted])('%s is noindex', async (path) => {
    expect(content(await open(path), 'meta[name="robots"]')).toBe('noindex');
  });

  it('a page that is not rendered in advance is noindex by its header, any other by its meta tag', async () => {
    expect((await get('/verify/ABCDEFGHJKMNPQRS')).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/')).headers['x-robots-tag']).toBeUndefined();
  });

  it('the sitemap lists them and only them, and robots.txt leads to it', async () => {
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toContain('xml');
    const found = [...sitemap.bytes.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
    const talks = found.filter((address) => /\/program(-\d\d)?\//.test(address));
    expect(found.filter((address) => !talks.includes(address)).sort()).toEqual(
      listed.map((path) => `${origin}${path}`).sort(),
    );
    expect(talks).toContain(`${origin}${talk}`);
    expect(talks.some((address) => address.startsWith(`${origin}/program-24/`))).toBe(true);
    const robots = await read('/robots.txt');
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(robots).toMatch(/^Disallow: \/graphql$/m);
    expect(robots).toMatch(/^Disallow: \/media\/$/m);
  });
});

describe('how they are sent', () => {
  it.each(everyPath)('%s contains nothing that the policy forbids, and every file it names exists', async (path) => {
    const page = await open(path);
    const policy = (await get(path)).headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const script of page.querySelectorAll('script:not([src])')) {
      // Browsers do not run a block of data.
      if (/json$/.test(script.getAttribute('type') ?? '')) continue;
      const hash = createHash('sha256').update(script.textContent).digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    const handlers = [...page.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
    const named = [
      ...page.querySelectorAll('script[src], link[rel="stylesheet"], link[rel="modulepreload"], img[src]'),
    ];
    const addresses = new Set(named.map((it) => it.getAttribute('src') ?? it.getAttribute('href') ?? ''));
    for (const address of addresses) {
      expect(address).toMatch(/^\/[^/]/);
      expect([address, (await getAsset(address)).status]).toEqual([address, 200]);
    }
  });

  it.each(everyPath)('%s has inline styles, and loads no style sheet before it is painted', async (path) => {
    const page = await open(path);
    const sheets = [...page.querySelectorAll('link[rel="stylesheet"]')];
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.filter((it) => !it.hasAttribute('disabled'))).toEqual([]);
    const own = [...page.querySelectorAll('head style')].map((it) => it.textContent).join('');
    for (const sheet of sheets) {
      const content = (await getAsset(sheet.getAttribute('href') ?? '')).bytes.toString();
      expect(own).toContain(content.trim());
    }
  });

  it.each(['/', '/program'])('%s is compressed in advance, better than on the fly', async (path) => {
    const plain = (await get(path)).bytes;
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.bytes).equals(plain)).toBe(true);
    // An answer that is compressed on the fly has no length.
    expect(Number(brotli.headers['content-length'])).toBe(brotli.bytes.length);
    const inPassing = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    expect(brotli.bytes.length).toBeLessThan(inPassing.length);
    const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes).equals(plain)).toBe(true);
    expect(gzip.bytes.length).toBeLessThanOrEqual(gzipSync(plain).length);
  });

  it('answers 304 to a browser that has the page, in every coding', async () => {
    const { headers } = await get('/program', { 'accept-encoding': 'br' });
    expect(headers['cache-control']).toBe('no-cache');
    for (const known of [headers.etag ?? '', `"other", ${headers.etag}`]) {
      const again = await get('/program', { 'if-none-match': known });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
    expect((await get('/program', { 'if-none-match': '"other"' })).status).toBe(200);
    const head = await get('/program', { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, headers.etag]);
  });

  it('they are the same for every caller', async () => {
    const visitor = await get('/');
    const person = await get('/', { cookie: 'session=sample', authorization: 'Token sample' });
    expect(person.bytes.equals(visitor.bytes)).toBe(true);
    expect(person.headers['set-cookie']).toBeUndefined();
    expect(person.headers.vary).toBe('accept-encoding');
  });

  it('a query does not change the page, and the browser renders a path that the gateway has not', async () => {
    expect(await read('/program?day=d2')).toBe(await read('/program'));
    expect(await read('/personal-data')).toContain('<div id="root"></div>');
  });

  it.each(['/no/such/page', '/nothing', '/program-22', '/thesis-25', '/sample-users', '/index.html'])(
    'PUB-06 %s is 404 with the page for unknown addresses',
    async (path) => {
      const { status, bytes, headers } = await get(path);
      expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
      expect(bytes.toString()).toBe(await read('/404'));
      expect((await get(path, { 'if-none-match': headers.etag ?? '' })).status).toBe(404);
    },
  );

  const forPeople = ['/personal-data', '/user', '/dashboard', '/login', '/expired_reg_25', '/neutron-users'];
  const odd = ['/register-finish/name@example.org', '/register-finish/name%40example.org', '/program-25', '/program/'];
  it.each([...forPeople, ...odd, '/404'])('PUB-06 %s is a page', async (path) => {
    expect((await get(path)).status).toBe(200);
  });
});
