import { describe, expect, it } from 'vitest';
import { maskError } from '../../gateway/apollo/apollo.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { openGateway, scriptedPortal } from '../testkit/portal.ts';

const { provider, gateway } = await scriptedPortal();

const post = (body: string, headers: Record<string, string>) =>
  fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });

describe('requests that are rejected', () => {
  it('a simple POST of another site runs no operation', async () => {
    const body = JSON.stringify({ query: 'mutation { logout { isTokenEnded } }' });
    const answer = await post(body, { 'content-type': 'text/plain', cookie: 'portal_session=mine' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('a form of another site uploads nothing', async () => {
    const form = new FormData();
    form.append('operations', JSON.stringify({ query: 'mutation { logout { isTokenEnded } }' }));
    form.append('map', '{}');
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      body: form,
      headers: { cookie: 'portal_session=mine' },
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['an answer', '{ edition { year } }'],
    ['a fault', '{ edition { sections { id } } }'],
    ['a mistake of the caller', '{ nothing }'],
  ])('%s is not cacheable', async (_, query) => {
    const answer = await post(JSON.stringify({ query }), { 'content-type': 'application/json' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['by aliases', 'mutation { a: logout { isTokenEnded } b: logout { isTokenEnded } }'],
    [
      'in fragments',
      'mutation { logout { isTokenEnded } ...F } fragment F on Mutation { ... { b: logout { isTokenEnded } } }',
    ],
  ])('several actions in one operation, %s, are rejected and none is done', async (_, query) => {
    const answer = await gateway.graphql(query, {}, { cookie: 'portal_session=mine' });
    expect(answer.status).toBe(400);
    expect(answer.codes).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('a single action may come with its type name', async () => {
    const answer = await gateway.graphql(
      'mutation { __typename ...F } fragment F on Mutation { logout { isTokenEnded } }',
    );
    expect(answer.data).toEqual({ __typename: 'Mutation', logout: { isTokenEnded: true } });
  });

  it('many aliases of a read cost one call', async () => {
    const calls = [`GET ${callPaths.listRegistrations}`, `GET ${callPaths.getParticipation}`];
    const aliased = ['viewer { registrations { id } }', 'registration(id: "Registration:12") { id }'];
    const query = `{ ${aliased.map((field, index) => `a${index}: ${field} b${index}: ${field}`).join(' ')} }`;
    await gateway.graphql(query, {}, { token: 't' });
    const seen = provider.calls.map(({ method, path, query }) => ({ call: `${method} ${path}`, query }));
    expect(seen).toEqual([...new Map(seen.map((one) => [JSON.stringify(one), one])).values()]);
    expect(seen.map(({ call }) => call)).toEqual(expect.arrayContaining(calls));
  });

  it('an unexpected error is masked and carries the request’s id', () => {
    const masked = maskError({
      message: "Cannot read properties of undefined (reading 'inner')",
      path: ['viewer'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1', stacktrace: ['at inner.ts:1:1'] },
    });
    expect(masked).toEqual({
      message: 'Внутренняя ошибка, попробуйте позже',
      path: ['viewer'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1' },
    });
  });
});

describe('health', () => {
  it('is alive without a provider, and ready only when it answers', async () => {
    const health = await fetch(`${gateway.url}/healthz`);
    // The gateway of the tests has a clock that somebody set.
    expect(await health.json()).toEqual({ status: 'alive', clock: 'set by PORTAL_CLOCK' });
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    provider.on(`GET ${callPaths.listSchoolStatuses}`, { status: 500, body: '<h1>inner.host</h1>' });
    const answer = await fetch(`${gateway.url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('inner');
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  });

  it('does not wait long for a provider that hangs', async () => {
    provider.on(`GET ${callPaths.listSchoolStatuses}`, { delayMs: 2_500, body: { data: [] } });
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(503);
  });
});

it.each([
  ['in a demonstration', true, 0],
  ['before another provider', false, 1],
])(
  'the shipped editions %s are said to be samples where nobody asked for samples',
  async (_, isDemonstration, lines) => {
    const { log } = await openGateway({ providerUrl: provider.url, isDemonstration });
    expect(log.filter((line) => line.includes('EDITIONS_DIR'))).toHaveLength(lines);
  },
);
