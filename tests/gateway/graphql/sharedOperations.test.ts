import { brotliDecompressSync } from 'node:zlib';
import { request } from 'undici';
import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import type { TestGateway } from '../../testkit/gateway.ts';
import { openGateway, scriptedProvider } from '../../testkit/portal.ts';
import { byHash, trusted } from '../../testkit/trustedDocuments.ts';

const provider = await scriptedProvider();

describe('shared operations', () => {
  const posterCall = `GET ${callPaths.listPosters}`;
  const { hash, text } = trusted('PosterLists');
  const variables = { year: 2025 };
  let own: TestGateway;
  let now: number;

  const posters = (...titles: string[]) => ({
    status: 200,
    body: {
      data: titles.map((comments) => ({ section_confirm_id: 1, speak_slot: 1, user_descr: 'Ядро П. П.', comments })),
    },
  });
  /** Sends a request like the page: by POST and hash. */
  async function read(headers: Record<string, string> = {}, sent: object = variables) {
    const answer = await request(`${own.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ variables: sent, ...byHash(hash) }),
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    const coding = answer.headers['content-encoding'];
    return { headers: answer.headers, text: (coding === 'br' ? brotliDecompressSync(bytes) : bytes).toString() };
  }
  const operations = () => own.log.filter((line) => line.includes('"PosterLists"')).length;

  beforeEach(async () => {
    now = Date.now();
    provider.on(posterCall, posters('Первый'));
    own = await openGateway({ providerUrl: provider.url, now: () => now });
  });

  it('are compressed once and sent as bytes until a list has changed', async () => {
    const first = await read({ 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
    expect(first.headers['content-length']).toMatch(/^\d+$/);
    expect(first.text).toContain('Первый');
    const calls = provider.callsTo(posterCall).length;
    for (let n = 0; n < 5; n += 1) expect((await read()).text).toBe(first.text);
    expect(provider.callsTo(posterCall)).toHaveLength(calls);
    provider.on(posterCall, posters('Первый', 'Второй'));
    now += 49_000;
    expect((await read()).text).toBe(first.text);
    expect(provider.callsTo(posterCall)).toHaveLength(calls);
    now += 11_000;
    expect((await read()).text).toContain('Второй');
    expect(provider.callsTo(posterCall)).toHaveLength(2 * calls);
  });

  it('PRG-07 a rejected decision does not make the gateway read the posters again', async () => {
    await read();
    const calls = provider.callsTo(posterCall).length;
    const input =
      '{ registrationId: "Registration:1", confirmedFormat: POSTER, confirmedSectionId: "Section:1", seen: { isConfirmed: false } }';
    await own.graphql(
      `mutation { confirmFormat(input: ${input}) { userErrors { code } } }`,
      {},
      { token: 'moderator' },
    );
    await read();
    now += 14_000;
    await read();
    expect(provider.callsTo(posterCall)).toHaveLength(calls);
  });

  it('are the same for every caller, with and without a session', async () => {
    const visitor = await read();
    const person = await read({ cookie: 'portal_session=sample' });
    expect([person.text, person.headers.etag]).toEqual([visitor.text, visitor.headers.etag]);
    expect(person.headers['set-cookie']).toBeUndefined();
    expect(operations()).toBe(2);
  });

  it('give the same answer as Apollo, which also serves other variables', async () => {
    const { data } = JSON.parse((await read()).text) as { data: object };
    expect((await own.graphql(text, variables)).data).toEqual(data);
    expect(JSON.parse((await read({}, { ...variables, unknown: 1 })).text)).toEqual({ data });
  });

  it('report the fault while there is no list yet, and mark an outdated list', async () => {
    provider.on(posterCall, { status: 503, body: '<h1>down</h1>' });
    expect(JSON.parse((await read()).text)).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ extensions: expect.objectContaining({ code: 'PROVIDER_UNAVAILABLE' }) }),
      ]),
    });
    provider.on(posterCall, posters('Первый'));
    await read();
    now += 9 * 60_000;
    provider.on(posterCall, { status: 503, body: '<h1>down</h1>' });
    expect((await read()).text).toContain('Первый');
  });
});
