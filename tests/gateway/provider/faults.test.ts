import { describe, expect, it, onTestFinished } from 'vitest';
import { deadlines } from '../../../gateway/context.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { openGateway, scriptedPortal } from '../../testkit/portal.ts';
import { openClient } from '../../testkit/providerClient.ts';

const listCall = `GET ${callPaths.listOrganizations}`;
const token = { token: 'secret-token-2' };
const list = '{ organizations { id } }';

const { provider, gateway } = await scriptedPortal();
/** A gateway with short deadlines. */
const hasty = await openGateway({ providerUrl: provider.url, providerLimits: { callMs: 500 } });

describe('a provider that misbehaves', () => {
  it('one deadline holds for all calls of an operation', async () => {
    const { operationMs } = deadlines;
    onTestFinished(() => void Object.assign(deadlines, { operationMs }));
    deadlines.operationMs = 1_000;
    const slow = (body: object) => ({ delayMs: 600, body });
    provider.on(`GET ${callPaths.getAccount}`, ({ query }) =>
      slow(
        query.id === undefined ? { id: 7 } : { username: 'a@example.org', profiles: [{ individual: null, role: [] }] },
      ),
    );
    provider.on(`POST ${callPaths.createIndividual}`, slow({ data: { id: 1, first_name: 'П', last_name: 'О' } }));
    const answer = await gateway.graphql(
      'mutation { updateProfile(input: { lastName: "О", firstName: "П" }) { userErrors { code } } }',
      {},
      token,
    );
    expect(answer.codes).toEqual(['PROVIDER_TIMEOUT']);
  });
});

describe('headers of provider calls', () => {
  it('gives the request id to the provider and back, and no cookie either way', async () => {
    provider.on(listCall, { body: { data: [] }, headers: { 'set-cookie': 'sessionid=inner; Path=/' } });
    const headers = { 'x-request-id': 'trace-12345678', cookie: 'sessionid=other' };
    const answer = await gateway.graphql(list, {}, { headers });
    await gateway.graphql(list);
    expect(answer.headers.get('x-request-id')).toBe('trace-12345678');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const [first, second] = provider.callsTo(listCall);
    expect(first?.headers['x-request-id']).toBe('trace-12345678');
    expect(second?.headers['x-request-id']).not.toBe('trace-12345678');
    expect([first?.headers.cookie, second?.headers.cookie]).toEqual([undefined, undefined]);
    expect(first?.headers.accept).toBe('application/json');
  });

  it('sends the same id as in the answer, its errors and the log', async () => {
    provider.on(listCall, { status: 500, body: '' });
    const answer = await gateway.graphql('{ organizations { id } positions { id } }', {}, token);
    const id = answer.headers.get('x-request-id');
    expect(answer.errors.map(({ extensions }) => extensions.requestId)).toEqual([id]);
    const calls = [listCall, `GET ${callPaths.listPositions}`].flatMap((call) => provider.callsTo(call));
    expect(calls.map(({ headers }) => headers['x-request-id'])).toEqual([id, id]);
    const lines = gateway.log.filter((line) => line.includes(`"reqId":"${id}"`));
    expect(lines.some((line) => line.includes('"msg":"operation"'))).toBe(true);
  });

  it('creates its own id if the given one is malformed', async () => {
    const answer = await gateway.graphql('{ clock { now } }', {}, { headers: { 'x-request-id': 'a b{}' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{16}$/);
  });
});

describe('the log', () => {
  it.each([
    ['a reset connection', { reset: 'before' as const }, /ECONNRESET|UND_ERR_SOCKET/],
    ['an answer that does not come', { hangs: true }, /TimeoutError/],
  ])('logs %s with code and operation, without the query', async (_, script, code) => {
    provider.on(`GET ${callPaths.listRegistrations}`, script);
    const before = hasty.log.length;
    await hasty.graphql('{ viewer { registrations { id } } }', {}, token);
    const line = hasty.log.slice(before).find((one) => one.includes('provider call failed')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ level: 40, operation: 'listRegistrations' });
    expect(JSON.parse(line).code).toMatch(code);
    expect(line).not.toContain('meeting_id');
  });

  it('logs the place of the gateway’s own error, and does not report a fault of the provider', async () => {
    const { client, warnings } = openClient(provider.url, {
      token: () => {
        throw new TypeError('Личное');
      },
    });
    await expect(client.call('getAccount', 'AccountId')).rejects.toBeInstanceOf(TypeError);
    expect(warnings).toMatchObject([{ operation: 'getAccount', name: 'TypeError', frames: expect.any(Array) }]);
    expect(JSON.stringify(warnings)).not.toContain('Личное');
  });

  it('contains operation, duration and codes, but no tokens, passwords or personal data', async () => {
    provider.on(`POST ${callPaths.login}`, { status: 400, body: { detail: 'Нет' } });
    provider.on(listCall, { body: { data: [{ id: 'Личное', name: 1 }] } });
    const query = 'mutation SignIn($input: LoginInput!) { login(input: $input) { userErrors { code } } }';
    const before = gateway.log.length;
    const input = { email: 'primer@example.org', password: 'Secret-Primer-1' };
    await gateway.graphql(query, { input }, { token: 'secret-token-3', cookie: 'portal_session=secret-cookie' });
    await gateway.graphql(list, {}, token);
    await fetch(`${gateway.url}/reset-password?user_id=1&signature=secret-signature&email=primer@example.org`);
    await expect.poll(() => gateway.log.slice(before).join('')).toContain('reset-password');
    const written = gateway.log.slice(before).join('');
    expect(written).toContain('"operationName":"SignIn"');
    expect(written).toContain('"codes":["PROVIDER_BAD_RESPONSE"]');
    expect(written).toContain('"operation":"login"');
    expect(written).toContain('provider left the contract');
    expect(written).not.toMatch(/secret|Secret|primer@example|Личное/);
  });
});
