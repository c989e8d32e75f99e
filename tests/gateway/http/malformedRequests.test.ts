import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { maxBodyBytes } from '../../../gateway/http/uploads.ts';
import { scriptedPortal } from '../../testkit/portal.ts';
import { formField, uploadFields } from '../../testkit/uploads.ts';

/** Requests that our clients never send: each is a client error, never an error of the gateway. */
const { gateway } = await scriptedPortal({ now: Date.now });

const sendForm = (body: string, type = 'multipart/form-data; boundary=b') =>
  gateway.post(body, { token: 't', headers: { 'content-type': type, 'apollo-require-preflight': 'true' } });

describe('a malformed upload', () => {
  it.each([
    ['a form without boundary', uploadFields, 'multipart/form-data'],
    ['an empty body', ''],
    ['no part', '--b--\r\n'],
    ['text instead of a form', 'hello'],
    ['a null byte in the head of a part', '--b\r\nContent-Disposition: form-data; name="a\0b"\r\n\r\n1\r\n--b--\r\n'],
    ['no end', formField('operations', '{}')],
    ['operations that are no JSON', `${formField('operations', '{')}${formField('map', '{}')}--b--\r\n`],
  ])('with %s is a bad request', async (_, body, type?: string) => {
    expect(await sendForm(body, type)).toMatchObject({ status: 400, codes: ['BAD_REQUEST'] });
  });

  it.each([
    [
      'whose file has a null byte in its head',
      '--b\r\nContent-Disposition: form-data; name="0\0"; filename="a"\r\n\r\n1\r\n',
    ],
    ['that ends within its file', '--b\r\nContent-Disposition: form-data; name="0"; filename="a.pdf"\r\n\r\n%PDF'],
    ['without its file', '--b--\r\n'],
  ])('%s is incomplete', async (_, rest) => {
    const answer = await sendForm(`${uploadFields}${rest}`);
    expect([['BAD_USER_INPUT'], ['BAD_REQUEST']]).toContainEqual(answer.codes);
    expect(answer.status).toBeLessThan(500);
  });

  it.each(['x.y.z', '__proto__.x'])('with a file mapped to %s lacks the file of its variable', async (path) => {
    const strayFields = uploadFields.replace('variables.input.file', path);
    expect(await sendForm(`${strayFields}--b--\r\n`)).toMatchObject({
      status: 400,
      codes: ['BAD_USER_INPUT'],
    });
  });

  it('without an announced length is answered at the limit', async () => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    const head = [
      'POST /graphql HTTP/1.1',
      'host: portal',
      'authorization: Token t',
      'apollo-require-preflight: true',
      'content-type: multipart/form-data; boundary=b',
      'transfer-encoding: chunked',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const answer = new Promise<string>((resolve, reject) => {
      socket.once('data', (data) => resolve(String(data)));
      socket.once('error', reject);
    });
    const bytes = 1024 * 1024;
    const chunk = Buffer.concat([Buffer.from(`${bytes.toString(16)}\r\n`), Buffer.alloc(bytes), Buffer.from('\r\n')]);
    for (let sent = 0; sent <= maxBodyBytes; sent += bytes) {
      if (!socket.write(chunk)) await new Promise((go) => socket.once('drain', go));
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"BAD_REQUEST"/);
    socket.destroy();
  });
});

describe('the answer to an unreadable request says why', () => {
  it.each<[string, number, RegExp, Record<string, string>]>([
    [
      'a form without the header',
      400,
      /apollo-require-preflight/,
      { 'content-type': 'multipart/form-data; boundary=b' },
    ],
    ['another type', 415, /application\/json/, { 'content-type': 'a/b' }],
    ['a body that is too large', 413, /too large/, { 'content-type': 'application/json' }],
  ])('%s', async (_, status, message, headers) => {
    const body = status === 413 ? JSON.stringify({ query: 'x'.repeat(700_000) }) : `${uploadFields}--b--\r\n`;
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { authorization: 'Token t', ...headers },
      body,
    });
    const { errors } = (await answer.json()) as { errors: { message: string }[] };
    expect([answer.status, errors[0]?.message]).toEqual([status, expect.stringMatching(message)]);
  });
});

describe('a request that Apollo would reject in a different form', () => {
  const query = '{ clock { now } }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const persisted = (version: unknown, hash: string, text: string | null = query) => ({
    query: text,
    extensions: { persistedQuery: { version, sha256Hash: hash } },
  });

  it.each([
    ['another version', persisted(2, sha256Hash), 'PERSISTED_QUERY_VERSION'],
    ['no version', persisted(undefined, sha256Hash, null), 'PERSISTED_QUERY_VERSION'],
    ['the hash of another document', persisted(1, 'a'.repeat(64)), 'HASH_MISMATCH'],
    ['a subscription', { query: 'subscription { clock { now } }' }, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a subscription beside a query',
      { query: `query A ${query} subscription B ${query}`, operationName: 'A' },
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('with %s is a bad request', async (_, body, code) => {
    expect(await gateway.post(body)).toMatchObject({ status: 400, codes: [code] });
  });

  it('with the right hash and version runs', async () => {
    expect(await gateway.post(persisted(1, sha256Hash))).toMatchObject({ status: 200, codes: [] });
  });
});
