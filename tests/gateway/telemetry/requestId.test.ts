import { expect, it } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { scriptedPortal } from '../../testkit/portal.ts';

const { provider, gateway } = await scriptedPortal({ isProduction: true });

it('the same id is in the answer, its errors, the log and the calls', async () => {
  provider.on(`GET ${callPaths.listOrganizations}`, { status: 500, body: '' });
  const answer = await gateway.graphql('{ organizations { id } positions { id } }', {}, { token: 't' });
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(/^[\da-f]{16}$/);
  expect(answer.errors.map(({ extensions }) => extensions.requestId)).toEqual([id]);
  const ofOperation = [callPaths.listOrganizations, callPaths.listPositions].map((path) =>
    provider.callsTo(`GET ${path}`),
  );
  expect(ofOperation.map(([call]) => call?.headers['x-request-id'])).toEqual([id, id]);
  const lines = gateway.log.filter((line) => line.includes(`"reqId":"${id}"`));
  expect(lines.some((line) => line.includes('"msg":"operation"'))).toBe(true);
});

const json = { 'content-type': 'application/json' };

it.each<[string, string, RequestInit]>([
  ['broken JSON', '/graphql', { method: 'POST', headers: json, body: '{"query": ' }],
  ['no operation', '/graphql', { method: 'POST', headers: json, body: '{}' }],
  ['no GraphQL', '/graphql', { method: 'POST', headers: { ...json, authorization: 'Token t' }, body: '{"query":"{"}' }],
  [
    'an unknown field',
    '/graphql',
    { method: 'POST', headers: { ...json, authorization: 'Token t' }, body: '{"query":"{a}"}' },
  ],
  [
    'an unknown hash',
    '/graphql',
    {
      method: 'POST',
      headers: json,
      body: `{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${'0'.repeat(64)}"}}}`,
    },
  ],
  [
    'an unknown hash beside an empty text',
    '/graphql',
    {
      method: 'POST',
      headers: { ...json, authorization: 'Token t' },
      body: `{"query":"","extensions":{"persistedQuery":{"version":1,"sha256Hash":"${'0'.repeat(64)}"}}}`,
    },
  ],
  ['a document of a stranger', '/graphql', { method: 'POST', headers: json, body: '{"query":"{ clock { now } }"}' }],
  ['a list of operations', '/graphql', { method: 'POST', headers: json, body: '[]' }],
  ['a body of no known type', '/graphql', { method: 'POST', headers: { 'content-type': 'a/b' }, body: 'a' }],
  ['a query by GET of another site', '/graphql?query={clock{now}}', {}],
  ['a wrong address of an export', '/export/participants.csv', {}],
])('%s is answered with the request’s id in each error', async (_, path, init) => {
  const answer = await fetch(`${gateway.url}${path}`, init);
  const { errors } = (await answer.json()) as { errors: { extensions: { requestId?: string } }[] };
  const id = answer.headers.get('x-request-id');
  expect(errors.length).toBeGreaterThan(0);
  // An unknown hash is a usual question of the page.
  expect([200, 400, 403, 415]).toContain(answer.status);
  expect(errors.map(({ extensions }) => extensions.requestId)).toEqual(errors.map(() => id));
});

it('the log line of a page omits an e-mail in its address', async () => {
  const before = gateway.log.length;
  await fetch(`${gateway.url}/register-finish/name@example.org`);
  await fetch(`${gateway.url}/register-finish/name%40example.org`);
  await expect.poll(() => gateway.log.slice(before).join('').split('/register-finish/…').length).toBe(3);
  expect(gateway.log.slice(before).join('')).not.toMatch(/example\.org/);
});
