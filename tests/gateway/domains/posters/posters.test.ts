import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { startGateway, type TestGateway } from '../../../testkit/gateway.ts';
import { scriptedProvider } from '../../../testkit/portal.ts';
import { sampleEditions } from '../../../testkit/sampleEdition.ts';

const call = `GET ${callPaths.listPosters}`;
const lists =
  '{ edition(year: 2026) { title posterLists { id slug title isLive groups { key title posters { nodes { key board presenter title } } } } } }';

interface Lists {
  title: string;
  posterLists: { slug: string; groups: { title: string; posters: { nodes: { board: string }[] } }[] | null }[];
}

const provider = await scriptedProvider();
const editions = await sampleEditions();
await editions.write(2026, {
  'posters.yaml': (text) =>
    `${text.replace('[{ id: 33, title: Микроскопия }]', '[{ id: 33, title: Микроскопия }, { id: 28, title: Материалы }]')}boards:
  - { author: Стендов Семён Семёнович, board: 41 }
  - { author: Стендова С. С., board: 42 }
`,
});
afterAll(() => editions.remove());
let gateway: TestGateway;
// All callers share the cached posters, so each test has a new gateway.
beforeEach(async () => {
  gateway = await startGateway({ providerUrl: provider.url, editionsFolder: editions.folder, now: Date.now });
});
afterEach(() => gateway.close());

const poster = (section: number | null, slot: number | null, author: string, title: string | null = null) => ({
  section_confirm_id: section,
  speak_slot: slot,
  user_descr: author,
  comments: title,
});

async function read(caller = {}) {
  const { data, codes } = await gateway.graphql(lists, {}, caller);
  return { edition: data?.edition as Lists, codes };
}

describe('poster lists', () => {
  it('PRG-08 from the edition’s data, with board numbers and codes', async () => {
    provider.on(call, { body: { data: [] } });
    expect((await read()).edition.posterLists[0]).toEqual({
      id: 'PosterList:2026.p1',
      slug: 'p1',
      title: 'Постеры первого дня',
      isLive: false,
      groups: [
        {
          key: '2026.p1.1',
          title: 'Секция 1',
          posters: {
            nodes: [
              { key: '2026.p1.79', board: '79', presenter: 'Примеров П. П.', title: 'Плёнки' },
              { key: '2026.p1.C101', board: 'C101', presenter: 'Образцова О. О.', title: null },
            ],
          },
        },
      ],
    });
  });

  it('API-12 PRG-07 from the provider, under the sections of the edition in their order, by slot with П', async () => {
    const data = [
      poster(28, 12, 'Второй В. В.', 'Сплавы'),
      poster(33, null, 'Без места Б. М.', ''),
      poster(28, 2, 'Первый П. П.', 'Плёнки'),
      poster(33, 7, 'Третий Т. Т.'),
      poster(99, 1, 'Чужой Ч. Ч.', 'Не из списка секций'),
      poster(null, null, 'Ничей Н. Н.'),
    ];
    provider.on(call, { body: { data } });
    const list = (await read({ token: 'someone' })).edition.posterLists[1];
    expect(list).toMatchObject({ id: 'PosterList:2026.p2', title: 'Постеры второго дня', isLive: true });
    expect(list?.groups).toEqual([
      {
        key: '2026.p2.33',
        title: 'Микроскопия',
        posters: {
          nodes: [
            { key: '2026.p2.33.1', board: 'П7', presenter: 'Третий Т. Т.', title: null },
            { key: '2026.p2.33.2', board: null, presenter: 'Без места Б. М.', title: null },
          ],
        },
      },
      {
        key: '2026.p2.28',
        title: 'Материалы',
        posters: {
          nodes: [
            { key: '2026.p2.28.1', board: 'П2', presenter: 'Первый П. П.', title: 'Плёнки' },
            { key: '2026.p2.28.2', board: 'П12', presenter: 'Второй В. В.', title: 'Сплавы' },
          ],
        },
      },
      {
        key: '2026.p2.rest',
        title: 'Другие секции',
        posters: {
          nodes: [
            { key: '2026.p2.rest.1', board: 'П1', presenter: 'Чужой Ч. Ч.', title: 'Не из списка секций' },
            { key: '2026.p2.rest.2', board: null, presenter: 'Ничей Н. Н.', title: null },
          ],
        },
      },
    ]);
    expect(provider.callsAfterCheck()).toHaveLength(1);
    expect(provider.callsTo(call)[0]).toMatchObject({ query: { meeting_id: '4', type: 'poster_2' } });
    expect(provider.callsTo(call)[0]?.headers.authorization).toBeUndefined();
  });

  it('PRG-11 numbers a poster without slot by the edition’s list of authors, whatever part of the names it gives', async () => {
    const authors = [
      'Стендов Семен Семенович',
      'Стендова Светлана Сергеевна',
      'Стендов Степан Семёнович',
      'Другой Д. Д.',
    ];
    const data = [...authors.map((author) => poster(33, null, author)), poster(33, 7, 'Стендов Семён Семёнович')];
    provider.on(call, { body: { data } });
    const nodes = (await read()).edition.posterLists[1]?.groups?.[0]?.posters.nodes ?? [];
    expect(nodes.map(({ board }) => board)).toEqual(['П7', '41', '42', null, null]);
  });

  it('API-12 counts the unreadable posters', async () => {
    const empty = { section_confirm_id: null, speak_slot: null, user_descr: null, comments: null };
    provider.on(call, { body: { data: [poster(33, 1, 'Один О. О.'), empty] } });
    const query = '{ edition(year: 2026) { posterLists { unreadableCount groups { posters { totalCount } } } } }';
    const { data, codes } = await gateway.graphql(query);
    expect(codes).toEqual([]);
    expect(data?.edition).toMatchObject({ posterLists: [{ unreadableCount: 0 }, { unreadableCount: 1 }] });
  });

  it('API-12 shares one call between simultaneous and following requests', async () => {
    provider.on(call, { delayMs: 50, body: { data: [poster(33, 1, 'Один О. О.')] } });
    const answers = await Promise.all([read(), read({ token: 'a' }), read({ token: 'b' })]);
    answers.push(await read());
    expect(answers.map(({ edition }) => edition.posterLists[1]?.groups?.[0]?.posters.nodes.length)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(provider.callsTo(call)).toHaveLength(1);
  });

  it.each([
    ['is away', { reset: 'before' as const }, 'PROVIDER_UNAVAILABLE'],
    ['leaves the contract', { body: { data: [{ speak_slot: 'one' }] } }, 'PROVIDER_BAD_RESPONSE'],
    ['fails', { status: 500, body: '<h1>Server Error</h1>' }, 'PROVIDER_UNAVAILABLE'],
  ])('PRG-07 a provider that %s does not affect other fields, and is called again', async (_, answer, code) => {
    provider.on(call, answer);
    const { edition, codes } = await read();
    expect(codes).toEqual([code]);
    expect(edition.title).toBe('Образцовый форум');
    expect(edition.posterLists.map(({ groups }) => groups === null)).toEqual([false, true]);
    provider.on(call, { body: { data: [] } });
    const again = await read();
    expect(again.codes).toEqual([]);
    expect(again.edition.posterLists[1]?.groups?.map(({ title }) => title)).toEqual(['Микроскопия', 'Материалы']);
  });

  it('API-12 a client that disconnects does not cancel the answer for the others', async () => {
    provider.on(call, { delayMs: 300, body: { data: [poster(33, 1, 'Один О. О.')] } });
    const leaving = new AbortController();
    const first = fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: lists }),
      signal: leaving.signal,
    });
    await expect.poll(() => provider.calls.length).toBe(1);
    const second = read();
    leaving.abort();
    await expect(first).rejects.toThrow();
    expect((await second).codes).toEqual([]);
    expect(provider.calls).toHaveLength(1);
  });
});
