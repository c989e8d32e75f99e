import { describe, expect, it, vi } from 'vitest';
import { createDocumentPages } from '../../../../gateway/http/page/documentPages.ts';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { attemptRates } from '../../../../schema/limits.ts';
import { buildPageIfNeeded } from '../../../../scripts/build.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

await buildPageIfNeeded();
const { provider, gateway } = await scriptedPortal({
  trustedProxies: ['127.0.0.1'],
  attemptRates: { ...attemptRates, documentChecksFromAddress: { times: 3, seconds: 60 } },
});
await gateway.gateway.renderPages();

const call = `GET ${callPaths.verifyDocument}`;
const code = 'ABCDEFGHJKMNPQRS';
const fullName = 'Примеров Пример Примерович';
const verification = {
  kind: 'certificate',
  is_valid: true,
  number: '2025/00017',
  issued_on: '2025-10-25',
  user_descr: fullName,
  event: 'Форум',
};

/** The visible words of a page for readers without scripts, and how it may be stored. */
async function open(path: string, visitor: string) {
  const { status, headers, text } = await fetch(gateway.url + path, {
    headers: { accept: 'text/html', 'x-forwarded-for': visitor },
  }).then(async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() }));
  return { status, cacheControl: headers.get('cache-control'), robots: headers.get('x-robots-tag'), text };
}

describe('the page of a document', () => {
  it.each([`/verify/${code}`, `/verify?code=${code}`])(
    '%s shows the document, and must not be stored',
    async (path) => {
      provider.on(call, { body: { data: verification } });
      const page = await open(path, '192.0.2.1');
      expect(page).toMatchObject({ status: 200, cacheControl: 'no-store', robots: 'noindex' });
      expect(page.text).toContain(fullName);
      expect(page.text).toContain('Документ подлинный');
      expect(provider.callsTo(call)).toMatchObject([{ query: { code } }]);
      // The next visitor gets the state at that time.
      provider.on(call, { body: { data: { ...verification, is_valid: false, user_descr: null } } });
      const next = await open(path, '192.0.2.2');
      expect(next.text).toMatch(/Документ больше не\sдействителен/);
      expect(next.text).not.toContain(fullName);
    },
  );

  it('says that no document has the code', async () => {
    provider.on(call, { status: 404, body: { detail: 'Не найдено.' } });
    expect((await open(`/verify/${code}`, '192.0.2.3')).text).toContain('Такого документа нет');
  });

  it('charges its checks to the visitor, and says that the document cannot be checked now', async () => {
    provider.on(call, { body: { data: verification } });
    const pages = [];
    for (const visitor of ['192.0.2.4', '192.0.2.4', '192.0.2.4', '192.0.2.4', '192.0.2.5'])
      pages.push((await open(`/verify/${code}`, visitor)).text);
    expect(pages.map((text) => text.includes(fullName))).toEqual([true, true, true, false, true]);
    expect(pages[3]).toMatch(/Документ сейчас не\sпроверить без JavaScript/);
    const log = gateway.log.join('\n');
    expect(log).toContain('without its document');
    expect(log).toContain('"path":"/verify/…"');
    expect(log).not.toContain(code);
    expect(log).not.toContain(fullName);
  });

  it('is rendered five times in ten seconds for one address; a flood gets the page without it, and few log lines', async () => {
    provider.on(call, { status: 404, body: { detail: 'Не найдено.' } });
    const lines = () => gateway.log.filter((line) => line.includes('without its document')).length;
    const before = lines();
    const pages = [];
    for (let index = 0; index < 12; index += 1) pages.push(await open(`/verify/${code}${index}`, '192.0.2.9'));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    // The checks end after three, the renderings after five.
    expect(provider.callsTo(call)).toHaveLength(3);
    expect(lines() - before).toBeLessThanOrEqual(1);
    const [last] = pages.slice(-1);
    expect(last?.text).toMatch(/Документ сейчас не\sпроверить без JavaScript/);
  });

  it('asks for a code at /verify, a page that everybody shares', async () => {
    const page = await open('/verify', '192.0.2.6');
    expect(page).toMatchObject({ status: 200, cacheControl: 'no-cache', robots: null });
    expect(page.text).toMatch(/<form[^>]* action="\/verify"[^>]* method="get"/);
    expect(provider.callsTo(call)).toEqual([]);
  });

  it.each([
    ['four at a time', 4, (index: number) => `192.0.2.${index}`],
    ['once at a time for one address', 1, () => '192.0.2.7'],
    ['once at a time for one IPv6 subscriber', 1, (index: number) => `2001:db8::${index}`],
  ])('is rendered %s', async (_, times, addressOf) => {
    const render = vi.fn(() => new Promise<null>(() => {}));
    const find = createDocumentPages(render, async () => true, 0);
    await Promise.all(Array.from({ length: 9 }, (_, index) => find(`/verify/${index}`, '', addressOf(index))));
    expect(render).toHaveBeenCalledTimes(times);
  });

  it('is not rendered for an address that has no rendering left', async () => {
    const render = vi.fn(async () => null);
    let left = 2;
    const find = createDocumentPages(render, async () => left-- > 0);
    for (const path of ['/verify/1', '/verify/2', '/verify/3']) await find(path, '', '192.0.2.8');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is rendered for an address again after its last rendering', async () => {
    const render = vi.fn(async () => null);
    const find = createDocumentPages(render, async () => true);
    for (const path of ['/verify/1', '/verify/2']) await find(path, '', '192.0.2.8');
    expect(render).toHaveBeenCalledTimes(2);
  });
});
