import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { scriptedPortal } from '../../testkit/portal.ts';

const { gateway } = await scriptedPortal({ corsOrigins: ['https://tools.example.org'] });

/** Sends a query whose answer is long or short, as a client that accepts these codings. */
async function ask(query: string, coding: string | null) {
  const answer = await request(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'https://tools.example.org',
      ...(coding === null ? {} : { 'accept-encoding': coding }),
    },
    body: JSON.stringify({ query }),
  });
  return { headers: answer.headers, bytes: Buffer.from(await answer.body.arrayBuffer()) };
}

const dataOf = (bytes: Buffer) => (JSON.parse(bytes.toString()) as { data: object }).data;

const long = '{ editions { id year title programme { days { id items { id title } } } } }';
const short = '{ editions { year } }';

describe('a long answer', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s in one piece', async (coding, unpack) => {
    const { headers, bytes } = await ask(long, coding);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': coding,
      'content-length': String(bytes.length),
    });
    expect(String(headers.vary).split(', ').sort()).toEqual(['accept-encoding', 'origin']);
    expect(dataOf(unpack(bytes))).toEqual(dataOf((await ask(long, null)).bytes));
  });

  it('is not compressed for a client that accepts no coding, and a short one never is', async () => {
    expect((await ask(long, 'identity')).headers['content-encoding']).toBeUndefined();
    const { headers, bytes } = await ask(short, 'br');
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(bytes.toString())).toMatchObject({ data: { editions: [{ year: 2025 }, {}, {}] } });
  });
});
