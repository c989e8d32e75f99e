import { readFile } from 'node:fs/promises';
import { getIntrospectionQuery, parse } from 'graphql';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { loadTrustedDocuments } from '../../../gateway/limits/trustedDocuments.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import type { Caller, TestGateway } from '../../testkit/gateway.ts';
import { openGateway, scriptedPortal } from '../../testkit/portal.ts';
import { byHash, trusted } from '../../testkit/trustedDocuments.ts';

const { provider, gateway: production } = await scriptedPortal({ isProduction: true, now: Date.now });
const development = await openGateway({ providerUrl: provider.url });

const { all } = loadTrustedDocuments();

const own = '{ editions { year } }';

describe('a visitor of the portal in production', () => {
  it('runs the page’s operations by hash alone', async () => {
    const answer = await production.post(byHash(trusted('ServiceClock').hash));
    expect(answer).toMatchObject({ status: 200, data: { clock: { isDemo: true } } });
  });

  it('runs it by its text too', async () => {
    const answer = await production.post({ query: trusted('ServiceClock').text });
    expect(answer).toMatchObject({ status: 200, data: { clock: { isDemo: true } } });
  });

  it('runs a published operation however it is written, with type names or without', async () => {
    const fields = 'year isCurrent title shortTitle location startsOn endsOn';
    const plain = await production.post({ query: `query ForumEditions{editions{${fields}}} # mine` });
    expect(plain.status).toBe(200);
    expect(plain.data?.editions).toHaveLength(3);
    const typed = await production.post({ query: `query ForumEditions{editions{${fields} __typename}}` });
    expect(typed.status).toBe(200);
    const more = await production.post({ query: `query ForumEditions{editions{${fields} summary}}` });
    expect(more.codes).toEqual(['DOCUMENT_NOT_TRUSTED']);
  });

  it('gets any other document rejected with a hint how to get a token, and nothing runs', async () => {
    const answer = await production.post({ query: own });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual([
      {
        message: expect.stringMatching(/CreateToken.*Authorization: Token/),
        extensions: { code: 'DOCUMENT_NOT_TRUSTED', requestId: expect.any(String) },
      },
    ]);
    const login = `mutation { createToken(input: { email: "a@example.org", password: "x" }) { token } }`;
    expect((await production.post({ query: login })).codes).toEqual(['DOCUMENT_NOT_TRUSTED']);
    expect(provider.calls).toEqual([]);
  });

  it.each([
    ['that is too long', `{ ${'editions { year } '.repeat(2_000)} }`],
    ['that is no GraphQL', '{ editions {'],
    ['that the schema does not know', '{ edition { yea } }'],
    ['that asks what the schema is', getIntrospectionQuery()],
    ['that hides it behind another name', `query ServiceClock { clock { now isDemo } editions { year } }`],
  ])('learns nothing from a document %s', async (_, query) => {
    const answer = await production.post({ query });
    expect([answer.status, answer.codes]).toEqual([400, ['DOCUMENT_NOT_TRUSTED']]);
  });

  it('cannot teach the gateway a document by its hash', async () => {
    const hash = 'ab0b7ca6ea4f4eb1b1a3bd0e7d4c9a5f1c1f3a3d7c0c2a3b9c0de1f2a3b4c5d6';
    expect((await production.post({ query: own, ...byHash(hash) })).codes).toEqual(['DOCUMENT_NOT_TRUSTED']);
    expect((await production.post({ query: own, ...byHash(hash) }, { token: 't' })).status).toBe(400);
    expect((await production.post(byHash(hash))).codes).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
  });

  it.each([
    ['extensions that are none', { query: own, extensions: { persistedQuery: null } }],
    ['extensions of another form', { query: own, extensions: { persistedQuery: 1 } }],
    ['variables that are a text', { query: own, variables: '{}' }],
    ['a document that is no text', { query: { kind: 'Document' } }],
    ['a name that is no text', { query: own, operationName: 1 }],
  ])('does not bypass the check with %s', async (_, body) => {
    const answer = await production.post(body);
    expect(answer.status).toBe(400);
    expect(answer.data).toBeNull();
  });

  it('does not bypass it by GET, where a broken character may hide a line end', async () => {
    const ask = async (query: string) => {
      const headers = { 'apollo-require-preflight': 'true' };
      const answer = await request(`${production.url}/graphql?query=${query}`, { headers });
      return [answer.statusCode, ((await answer.body.json()) as { errors?: { extensions: object }[] }).errors?.[0]];
    };
    const text = encodeURIComponent(trusted('ServiceClock').text);
    expect((await ask(text))[0]).toBe(200);
    const refused = [
      400,
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'DOCUMENT_NOT_TRUSTED' }) }),
    ];
    expect(await ask(encodeURIComponent(own))).toEqual(refused);
    expect(await ask(`${text}%23%E0%0Aquery%20B%20{%20editions%20{%20year%20}%20}`)).toEqual(refused);
  });

  it('uploads nothing, with a trusted document or another', async () => {
    const { text } = trusted('UploadPhoto');
    const answer = await production.upload(text, {}, { name: 'a.png', bytes: Buffer.from('x') });
    expect(answer.codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('a tool with a token in production', () => {
  const token = { token: 't' };

  it('runs its own documents, and so does the page’s session', async () => {
    expect((await production.post({ query: own }, token)).status).toBe(200);
    expect((await production.post({ query: own }, { cookie: 'portal_session=t' })).status).toBe(200);
  });

  it('reads the schema and gets suggestions for typing errors', async () => {
    const { data } = await production.post({ query: getIntrospectionQuery() }, token);
    expect(data).toHaveProperty('__schema.types');
    const { errors } = await production.post({ query: '{ edition { yea } }' }, token);
    expect(errors[0]?.message).toContain('Did you mean "year"');
  });
});

describe('a token that the provider does not know', () => {
  const asAccount = (status: number) =>
    provider.on(`GET ${callPaths.getAccount}`, {
      status,
      body: status === 200 ? { id: 7 } : { detail: 'Недопустимый токен.' },
    });

  it('opens nothing of one’s own', async () => {
    asAccount(401);
    const answer = await production.post({ query: own }, { token: 'made-up' });
    expect([answer.status, answer.codes]).toEqual([401, ['UNAUTHENTICATED']]);
    const cookie = { cookie: 'portal_session=made-up' };
    expect((await production.post({ query: own }, cookie)).codes).toEqual(['DOCUMENT_NOT_TRUSTED']);
  });

  it('gets Retry-After while the provider is unavailable; a page’s trusted documents still run', async () => {
    provider.on(`GET ${callPaths.getAccount}`, { status: 500, body: 'down' });
    const token = { token: 'not-known-yet' };
    const answer = await production.post({ query: own }, token);
    expect([answer.status, answer.codes, answer.headers.get('retry-after')]).toEqual([
      503,
      ['PROVIDER_UNAVAILABLE'],
      '5',
    ]);
    const cookie = { cookie: 'portal_session=not-known-yet' };
    expect((await production.post({ query: own }, cookie)).status).toBe(503);
    expect((await production.post({ query: trusted('ServiceClock').text }, cookie)).status).toBe(200);
    asAccount(200);
    expect((await production.post({ query: own }, token)).status).toBe(200);
  });
});

describe('errors of variables for a visitor', () => {
  it('does not name members of the schema', async () => {
    const { hash } = trusted('ForumParticipants');
    const message = async (gateway: TestGateway, caller: Caller = {}) => {
      const variables = { year: 2025, search: ['x'], pageSize: 'all' };
      return (await gateway.post({ ...byHash(hash), variables }, caller)).errors.map((it) => it.message).join();
    };
    expect(await message(production)).toContain('Variable "$search"');
    const input = { input: { email: 'a@example.org', password: 'x', pasword: 'x' } };
    const login = async (gateway: TestGateway, caller: Caller = {}) =>
      (await gateway.post({ ...byHash(trusted('Login').hash), variables: input }, caller)).errors[0]?.message;
    expect(await login(development)).toContain('Did you mean "password"');
    const bare = /"pasword" is not defined by type "LoginInput"\.$/;
    expect(await login(production)).toMatch(bare);
    provider.on(`GET ${callPaths.getAccount}`, { status: 401, body: { detail: 'Недопустимый токен.' } });
    expect(await login(production, { cookie: 'portal_session=made-up' })).toMatch(bare);
    expect(provider.calls).toEqual([]);
  });
});

describe('an upload', () => {
  it('may name its operation by hash', async () => {
    provider.on(`POST ${callPaths.uploadPhoto}`, { body: {} });
    const form = new FormData();
    const variables = { input: { file: null } };
    form.append('operations', JSON.stringify({ ...byHash(trusted('UploadPhoto').hash), variables }));
    form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
    form.append('0', new File(['no picture'], 'a.png'));
    const answer = await fetch(`${production.url}/graphql`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true', cookie: 'portal_session=t' },
      body: form,
    });
    expect(await answer.json()).toMatchObject({ data: { uploadPhoto: { userErrors: [{ code: 'FILE_FORMAT' }] } } });
  });
});

describe('in development', () => {
  it('runs every document', async () => {
    expect((await development.post({ query: own })).status).toBe(200);
    expect((await development.post({ query: getIntrospectionQuery() })).data).toHaveProperty('__schema.types');
  });
});

describe('the manifest', () => {
  it('contains no introspection', () => {
    expect(all.filter(({ text }) => /\b__(schema|type)\b/.test(text))).toEqual([]);
  });

  it.each(['web/explorer/CreateToken.graphql', 'docs/recipes.md', 'README.md'])(
    'knows the way to a token as %s has it',
    async (file) => {
      const [text = ''] = /mutation CreateToken\([^`"']*/.exec(await readFile(file, 'utf8')) ?? [];
      expect(loadTrustedDocuments().byMeaning(parse(text))).not.toBeNull();
    },
  );

  it('contains the operations published for tools', () => {
    const published = all.filter(({ text }) => /^(query|mutation) (CreateToken|Forum\w+)\b/.test(text));
    expect(published).toHaveLength(2 * 5);
  });
});
