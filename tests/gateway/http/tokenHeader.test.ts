import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { mutationOf } from '../../testkit/gateway.ts';
import { registration } from '../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../testkit/portal.ts';
import { pathByHash, trusted } from '../../testkit/trustedDocuments.ts';

/** A token is never ignored: on every route a tool learns that its token has ended. */
const { provider, gateway } = await scriptedPortal({ rights: 'moderator', providerExtensions: [] });

const profileCall = `GET ${callPaths.getAccount}`;
const changeCall = `POST ${callPaths.changeRegistration}`;
const unknown = { status: 401, body: { detail: 'Недопустимый токен.' } };

type Headers = Record<string, string>;

const post = (body: object) => (headers: Headers) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const get = (path: string) => (headers: Headers) => fetch(gateway.url + path, { headers });

function upload(headers: Headers): Promise<Response> {
  const query = mutationOf('uploadPhoto', 'userErrors { code }');
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { input: { file: null } } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', new File(['no picture'], 'a.txt'));
  const body = { 'apollo-require-preflight': 'true', ...headers };
  return fetch(`${gateway.url}/graphql`, { method: 'POST', headers: body, body: form });
}

/** One operation of each kind. `status` and `codes` are those of a visitor. */
const kinds = [
  { kind: 'a public query', send: post({ query: '{ editions { year } }' }), status: 200, codes: [] },
  { kind: 'a query of own data', send: post({ query: '{ viewer { id } }' }), status: 200, codes: [] },
  {
    kind: 'a query for moderators',
    send: post({ query: '{ people { totalCount } }' }),
    status: 200,
    codes: ['UNAUTHENTICATED'],
  },
  {
    kind: 'a mutation',
    send: post({
      query: 'mutation { cancelRegistration(input: { registrationId: "Registration:12" }) { userErrors { code } } }',
    }),
    status: 200,
    codes: ['UNAUTHENTICATED'],
  },
  { kind: 'a public mutation', send: post({ query: 'mutation { logout { isTokenEnded } }' }), status: 200, codes: [] },
  { kind: 'a static operation by hash', send: get(pathByHash(trusted('Editions').hash)), status: 200, codes: [] },
  { kind: 'an upload', send: upload, status: 401, codes: ['UNAUTHENTICATED'] },
  { kind: 'a file', send: get('/media/files/5/a.pdf'), status: 401, codes: null },
];

interface Body {
  errors?: { extensions: Record<string, unknown> }[];
}

const codesOf = async (answer: Response) =>
  ((await answer.json()) as Body).errors?.map(({ extensions }) => extensions.code) ?? [];

beforeEach(() => {
  provider
    .on(`POST ${callPaths.listParticipations}`, { body: { data: [{ ...registration(), user_descr: 'Примеров' }] } })
    .on('GET /media/files/5/a.pdf', { body: '%PDF', headers: { 'content-type': 'application/pdf' } })
    .on(`GET ${callPaths.listIndividuals}`, { body: { data: [] } })
    .on(changeCall, { body: { id: 12 } })
    .on(`POST ${callPaths.endSessions}`, { body: {} });
});

describe.each(kinds)('$kind', ({ send, status, codes }) => {
  it.each([
    ['an unknown token', 'Token ended'],
    ['an unknown bearer token', 'Bearer ended'],
    ['another scheme', 'Basic cHJpbWVyOnByaW1lcg=='],
    ['a scheme without a token', 'Token'],
    ['two tokens', 'Token one two'],
    ['characters that no token has', 'Token bad{token}'],
    ['a token without a scheme', 'ended'],
    ['nothing', ''],
  ])('with %s in the header is UNAUTHENTICATED, with 401', async (_, authorization) => {
    provider.on(profileCall, unknown);
    const answer = await send({ authorization, cookie: 'portal_session=good' });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Token .*Bearer /);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await codesOf(answer)).toEqual(['UNAUTHENTICATED']);
    // Only the call that checks the token, and no call for a header without a token.
    expect(new Set(provider.calls.map(({ path }) => path))).toEqual(
      new Set(/^\w+ ended$/.test(authorization) ? [callPaths.getAccount] : []),
    );
  });

  it.each([
    ['fails', { status: 503, body: 'down' }, 503, 'PROVIDER_UNAVAILABLE', '5'],
    [
      'limits calls',
      { status: 429, headers: { 'retry-after': '9' }, body: { detail: 'Позже.' } },
      429,
      'RATE_LIMITED',
      '9',
    ],
  ])('with a token waits while the provider %s', async (_, script, expected, code, retryAfter) => {
    provider.on(profileCall, script);
    const answer = await send({ authorization: 'Token new' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([expected, retryAfter]);
    expect(await codesOf(answer)).toEqual([code]);
  });

  it.each(['Token mine', 'Bearer mine', 'token mine', 'BEARER mine'])('with «%s» runs', async (authorization) => {
    const answer = await send({ authorization });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).not.toContain('UNAUTHENTICATED');
    // Lists that all callers share are read without a token.
    const sent = new Set(provider.calls.map(({ headers }) => headers.authorization));
    sent.delete(undefined);
    expect([...sent]).toEqual(['Token mine']);
  });

  it('with an ended cookie is answered as for a visitor', async () => {
    provider.on(profileCall, unknown).on(changeCall, unknown);
    const answers = await Promise.all([send({ cookie: 'portal_session=ended' }), send({})]);
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    if (codes === null) return;
    expect(await codesOf(answers[0])).toEqual(codes);
    expect(await codesOf(answers[1])).toEqual(codes);
  });
});

it('clears an ended cookie, and answers the public data of the same operation only', async () => {
  provider.on(profileCall, unknown);
  provider.on(`GET ${callPaths.listRegistrations}`, unknown);
  const query = '{ viewer { id } editions { year } edition { sections { id } } }';
  const answer = await gateway.graphql(query, {}, { cookie: 'portal_session=ended' });
  expect(answer.headers.get('set-cookie')).toMatch(/^portal_session=;.*Expires=Thu, 01 Jan 1970/);
  expect(answer.data).toMatchObject({ viewer: null, editions: [{ year: 2025 }, {}, {}] });
});

it("a moderators' list is UNAUTHENTICATED for a token that ends during the operation", async () => {
  provider.on(profileCall, ({ query }) => (query.id === undefined ? { body: { id: 7 } } : unknown));
  const query = '{ edition(year: 2025) { registrations { version } } }';
  for (const caller of [{ token: 'ending' }, { cookie: 'portal_session=ending' }]) {
    const { data, codes } = await gateway.graphql(query, {}, caller);
    expect([data, codes]).toEqual([{ edition: { registrations: null } }, ['UNAUTHENTICATED']]);
  }
});
