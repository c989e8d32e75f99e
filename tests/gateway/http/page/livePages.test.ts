import { describe, expect, it, vi } from 'vitest';
import { createLivePages } from '../../../../gateway/http/page/livePages.ts';
import { type Precompressed, precompress } from '../../../../gateway/http/precompressed.ts';
import { buildPageIfNeeded } from '../../../../scripts/build.ts';
import { samplePortal } from '../../../testkit/portal.ts';

const PATH = '/users-list';
const SECOND = 1000;

interface Item {
  fullName: string;
  registration: { phone: string; email: string; title: string | null };
}

function livePages() {
  let time = 0;
  const answers: ((page: Precompressed | null) => void)[] = [];
  const render = vi.fn(() => new Promise<Precompressed | null>((resolve) => answers.push(resolve)));
  const pages = createLivePages(render, { now: () => time, patienceMs: 0 });
  return {
    render,
    find: async () => (await pages.find(PATH))?.plain.toString() ?? null,
    pass: (seconds: number) => {
      time += seconds * SECOND;
    },
    async answer(text: string | null) {
      answers.shift()?.(text === null ? null : precompress('text/html', text));
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('live pages', () => {
  it('are rendered once at a time, when a visitor opens them', async () => {
    const { find, render, answer } = livePages();
    expect(await Promise.all([find(), find()])).toEqual([null, null]);
    expect(render).toHaveBeenCalledOnce();
    await answer('first');
    expect(await find()).toBe('first');
    expect(render).toHaveBeenCalledOnce();
  });

  it('let a request wait for the first rendering', async () => {
    const page = await createLivePages(async () => precompress('text/html', 'first')).find(PATH);
    expect(page?.plain.toString()).toBe('first');
  });

  it('are rendered four at a time, however many queries come', async () => {
    const render = vi.fn(() => new Promise<null>(() => {}));
    const pages = createLivePages(render, { patienceMs: 0 });
    await Promise.all(Array.from({ length: 9 }, (_, page) => pages.find(`${PATH}?page=${page}`)));
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('show the last rendering while the next one is under way', async () => {
    const { find, render, answer, pass } = livePages();
    await find();
    await answer('first');
    pass(31);
    expect(await find()).toBe('first');
    expect(render).toHaveBeenCalledTimes(2);
    await answer('second');
    expect(await find()).toBe('second');
  });

  it('show no rows that are older than ten minutes, and none after a failed rendering', async () => {
    const { find, answer, pass } = livePages();
    await find();
    await answer('first');
    pass(601);
    expect(await find()).toBeNull();
    await answer(null);
    expect(await find()).toBeNull();
  });
});

describe('the list of participants', async () => {
  await buildPageIfNeeded();
  const { gateway, moderator } = await samplePortal();

  it('LST-01 comes with the rows that a visitor sees, and with nothing that only moderators may see', async () => {
    await gateway.gateway.renderPages();
    const read = async () => (await fetch(gateway.url + PATH, { headers: { accept: 'text/html' } })).text();
    const html = await vi.waitFor(
      async () => {
        const page = await read();
        expect(page).toMatch(/aria-rowcount="\d{2,}"/);
        return page;
      },
      { timeout: 15_000, interval: 200 },
    );
    const query = `{ edition(year: 2025) { participants(first: 100) { nodes { fullName registration {
      phone email birthDate title } } } } }`;
    const answer = await gateway.graphql(query, {}, moderator);
    const items = (answer.data as { edition: { participants: { nodes: Item[] } } }).edition.participants.nodes;
    expect(items).toHaveLength(100);
    expect(items.filter(({ fullName }) => html.includes(fullName)).length).toBeGreaterThan(20);
    const secrets = items.flatMap(({ registration: { phone, email, title } }) => [phone, email, title ?? '']);
    expect(secrets.filter((secret) => secret !== '' && html.includes(secret))).toEqual([]);
  });
});
