import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { strangersBodyBytes } from '../../../gateway/limits/bodyLimits.ts';
import { documentLimits } from '../../../gateway/limits/documentLimits.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { openGateway, scriptedPortal } from '../../testkit/portal.ts';
import { trustedText } from '../../testkit/trustedDocuments.ts';

const { provider, gateway } = await scriptedPortal({ isProduction: true, now: Date.now });
const poor = await openGateway({ providerUrl: provider.url, isProduction: true, operationCostPerMinute: 500 });

const query = trustedText('ServiceClock');
const valid = { token: 't' };
const tooLarge = { status: 413, codes: ['BAD_REQUEST'] };

const bodyOf = (variables: object) => JSON.stringify({ query, variables });
/** A request of this many bytes that the gateway runs if it reads it. */
const padded = (bytes: number) =>
  bodyOf({ unused: '' }).replace('""', `"${'x'.repeat(bytes - bodyOf({ unused: '' }).length)}"`);

describe('a body of a caller without a valid token', () => {
  it('has a limit below that of others', async () => {
    expect(await gateway.post(padded(strangersBodyBytes))).toMatchObject({ status: 200 });
    expect(await gateway.post(padded(strangersBodyBytes + 1))).toMatchObject(tooLarge);
    expect(await gateway.post(padded(strangersBodyBytes + 1), valid)).toMatchObject({ status: 200 });
  });

  it('has the same limit with a cookie that the provider does not know', async () => {
    provider.on(`GET ${callPaths.getAccount}`, { status: 401, body: { detail: 'Недопустимый токен.' } });
    const unknown = { cookie: 'portal_session=unknown' };
    expect(await gateway.post(padded(strangersBodyBytes + 1), unknown)).toMatchObject(tooLarge);
  });

  it('has the same limit without an announced length', async () => {
    const sendChunks = async (count: number, headers: Record<string, string> = {}) => {
      const parts = padded(count).match(/[\s\S]{1,8192}/g) ?? [];
      const body = Readable.from(parts) as unknown as BodyInit;
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        duplex: 'half',
      };
      return (await fetch(`${gateway.url}/graphql`, init as RequestInit)).status;
    };
    expect(await sendChunks(strangersBodyBytes)).toBe(200);
    expect(await sendChunks(strangersBodyBytes + 1)).toBe(413);
    expect(await sendChunks(strangersBodyBytes + 1, { authorization: 'Token t' })).toBe(200);
  });
});

it('a client that leaves before a body that the gateway does not read does not end the gateway', async () => {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  const head = ['POST /graphql HTTP/1.1', 'host: portal', 'content-type: image/png', 'transfer-encoding: chunked'];
  socket.write(`${head.join('\r\n')}\r\n\r\n1\r\na\r\n`);
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 415/);
  socket.destroy();
  await once(socket, 'close');
  expect((await gateway.post(bodyOf({}))).status).toBe(200);
});

describe('variables of a trusted operation', () => {
  const values = (count: number) => ({ list: Array.from({ length: count - 1 }, () => 0) });
  const levels = (count: number): object => (count === 1 ? {} : { a: levels(count - 1) });

  it.each([
    ['values', 'variables', values],
    ['levels', 'variableDepth', levels],
  ] as const)('have a limit of %s', async (_, name, make) => {
    const { code, limit } = documentLimits[name];
    expect(await gateway.post(bodyOf(make(limit)))).toMatchObject({ status: 200 });
    expect(await gateway.post(bodyOf(make(limit + 1)))).toMatchObject({ status: 400, codes: [code] });
  });
});

it('charges a rejected request to its address by its length', async () => {
  const junk = JSON.stringify({ query, variables: [], junk: 'x'.repeat(40_000) });
  expect(await poor.post(junk)).toMatchObject({ status: 400, codes: ['BAD_REQUEST'] });
  const second = await poor.post(junk);
  expect(second).toMatchObject({ status: 429, codes: ['RATE_LIMITED'] });
  expect(second.headers.get('retry-after')).toMatch(/^\d+$/);
});
