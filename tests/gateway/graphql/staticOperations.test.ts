import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from 'graphql';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { possibleVariables } from '../../../gateway/apollo/sameForAll.ts';
import { createSchema } from '../../../gateway/apollo/schema.ts';
import { createPublicAnswers } from '../../../gateway/apollo/sharedAnswers.ts';
import type { PublicReads } from '../../../gateway/cache/publicLists.ts';
import { loadTrustedDocuments } from '../../../gateway/limits/trustedDocuments.ts';
import { ownEditions } from '../../testkit/editions.ts';
import { temporaryFolder } from '../../testkit/folders.ts';
import { openGateway } from '../../testkit/portal.ts';
import { pathByHash, trusted } from '../../testkit/trustedDocuments.ts';

const hashOf = (name: string) => trusted(name).hash;

const pageFolder = await temporaryFolder();
await writeFile(join(pageFolder, 'index.html'), '<html><head></head></html>');
const gateway = await openGateway({ providerUrl: 'http://127.0.0.1:9', pageFolder });
await gateway.gateway.renderPages();
const page = await (await fetch(gateway.url, { headers: { accept: 'text/html' } })).text();
/** The version of the answers, as the page knows it. */
const version = /name="answers-version" content="([\w-]+)"/.exec(page)?.[1];

interface StaticRequest {
  variables?: object;
  version?: string;
  headers?: Record<string, string>;
}

/** Sends a request like the page: by GET and hash. */
async function ask(hash: string, { variables, version: named, headers = {} }: StaticRequest = {}) {
  const address = new URL(pathByHash(hash), gateway.url);
  if (variables) address.searchParams.set('variables', JSON.stringify(variables));
  if (named !== undefined) address.searchParams.set('version', named);
  const answer = await request(address, { headers: { 'apollo-require-preflight': 'true', ...headers } });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  const headersOf = answer.headers as Record<string, string>;
  const text = headersOf['content-encoding'] === 'br' ? brotliDecompressSync(bytes).toString() : bytes.toString();
  const json = (text === '' ? {} : JSON.parse(text)) as { data?: Record<string, unknown>; errors?: object[] };
  return { status: answer.statusCode, headers: headersOf, text, ...json };
}

describe('static operations by GET', () => {
  it('are answered by hash, compressed, with an ETag', async () => {
    const answer = await ask(hashOf('Editions'), { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'content-length': expect.stringMatching(/^\d+$/),
      vary: 'accept-encoding',
    });
    const { editions } = answer.data as { editions: { year: number }[] };
    expect(editions.map(({ year }) => year)).toEqual([2025, 2024, 2023]);
    const again = await ask(hashOf('Editions'), { headers: { 'if-none-match': answer.headers.etag ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('may be cached for ever when the address names the version of the answers, else for a minute', async () => {
    expect(version).toMatch(/^[\w-]{16}$/);
    const cacheControl = async (named?: string) =>
      (await ask(hashOf('Home'), named === undefined ? {} : { version: named })).headers['cache-control'];
    expect(await cacheControl(version)).toBe('public, max-age=31536000, immutable');
    expect(await cacheControl('another')).toBe('public, max-age=60');
    expect(await cacheControl()).toBe('public, max-age=60');
  });

  it('are the same for every caller: sessions are ignored', async () => {
    const visitor = await ask(hashOf('Home'));
    const person = await ask(hashOf('Home'), { headers: { cookie: 'portal_session=sample' } });
    expect(person.text).toBe(visitor.text);
    expect(person.headers.etag).toBe(visitor.headers.etag);
    expect(person.headers['set-cookie']).toBeUndefined();
    expect(person.headers.vary).toBe('accept-encoding');
  });

  it('take each edition’s year and reject others', async () => {
    const year = async (variables: object) => {
      const { data } = await ask(hashOf('Programme'), { variables: { isSecond: false, ...variables } });
      return (data?.edition as { year: number } | null | undefined)?.year;
    };
    expect(await year({})).toBe(2025);
    expect(await year({ year: null })).toBe(2025);
    expect(await year({ year: 2024 })).toBe(2024);
    expect(await year({ year: 1999 })).toBeUndefined();
  });

  it('are never computed on request: other variables make an ordinary operation', async () => {
    const variables = { isSecond: false, year: 2025 };
    const foreseen = await ask(hashOf('Programme'), { variables });
    const other = await ask(hashOf('Programme'), { variables: { ...variables, unknown: 1 } });
    expect(foreseen.headers['cache-control']).toMatch(/public|max-age/);
    expect(other.headers['cache-control']).toBe('no-store');
    expect(other.data).toEqual(foreseen.data);
  });

  it.each([
    ['of another type', { year: 'last', isSecond: false }],
    ['that are missing', {}],
  ])('reject variables %s without caching the rejection', async (_, variables) => {
    const answer = await ask(hashOf('Programme'), { variables });
    expect(answer.data).toBeUndefined();
    expect(answer.errors).toHaveLength(1);
    expect(answer.headers['cache-control']).not.toMatch(/public|max-age=[1-9]/);
  });

  it('reports an unknown hash, so that the page sends the text', async () => {
    const answer = await ask('0'.repeat(64));
    expect(answer.errors).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'PERSISTED_QUERY_NOT_FOUND' }) }),
    ]);
    expect(answer.headers['cache-control']).not.toMatch(/public|max-age=[1-9]/);
  });

  it('Apollo gives the same answer', async () => {
    const { hash, text } = trusted('Programme');
    const variables = { year: 2024, isSecond: false };
    expect((await gateway.graphql(text, variables)).data).toEqual((await ask(hash, { variables })).data);
  });
});

describe('fields of a static operation', () => {
  const schema = createSchema('http://localhost');
  const editions = ownEditions;
  const publicReads = { posterDrops: () => 0 } as PublicReads;
  const answersTo = (text: string) =>
    createPublicAnswers(schema, editions, loadTrustedDocuments({ hash: text }), publicReads);
  const prepareAll = (text: string) => answersTo(text).prepareAll();

  it.each([
    ['the caller', 'query A @static { viewer { id } }', /not static/],
    ['the clock', 'query A @static { clock { now } }', /clock is not static/],
    ['a window, which the clock opens', 'query A @static { edition { registrationWindow { state } } }', /static/],
    ['the provider', 'query A @static { schoolStatuses { id } }', /not static/],
  ])('are rejected at start for %s', async (_, text, reason) => {
    await expect(prepareAll(text)).rejects.toThrow(reason);
  });

  it('reject a text that does not match the schema', () => {
    expect(() => answersTo('query A @static { unheard }')).toThrow(/unheard/);
  });

  it('every possible answer is prepared: each year, the current one, each value of a Boolean', () => {
    const of = (text: string) => possibleVariables(parse(text), [2025, 2024]);
    expect(of('query A @static { editions { year } }')).toEqual([{}]);
    expect(of('query A($year: Int!) @static { edition(year: $year) { year } }')).toEqual([
      { year: 2025 },
      { year: 2024 },
    ]);
    expect(of('query A($year: Int, $isSecond: Boolean!) @static { edition(year: $year) { year } }')).toHaveLength(6);
    const text = 'query A($year: Int, $talk: String!) @static { edition(year: $year) { year } }';
    const talks = possibleVariables(parse(text), [2025, 2024], (year) => (year === 2024 ? [] : ['21-t1']));
    expect(talks).toEqual([
      { year: 2025, talk: '21-t1' },
      { year: null, talk: '21-t1' },
    ]);
  });

  it('the version changes with the content, and only with it', async () => {
    const versionOf = async (text: string) => {
      const answers = answersTo(text);
      await answers.prepareAll();
      return answers.version();
    };
    const years = 'query A @static { editions { year } }';
    expect(await versionOf(years)).toBe(await versionOf(years));
    expect(await versionOf(years)).not.toBe(await versionOf('query A @static { editions { year title } }'));
  });
});
