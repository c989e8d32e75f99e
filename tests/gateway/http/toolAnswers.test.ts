import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { scriptedPortal } from '../../testkit/portal.ts';
import { byHash } from '../../testkit/trustedDocuments.ts';

const { gateway } = await scriptedPortal();
const address = `${gateway.url}/graphql`;
const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json) =>
  fetch(address, { method: 'POST', headers, body });
const search = (text: string) => fetch(`${address}?query=${encodeURIComponent(text)}`, { headers: json });
const query = (text: string) => post(JSON.stringify({ query: text }));

interface Errors {
  errors: { extensions: { code: string; requestId?: string } }[];
}

describe('every error has the id of its request', () => {
  it.each<[string, string, () => Promise<Response>]>([
    ['of syntax', 'GRAPHQL_PARSE_FAILED', () => query('{')],
    ['of validation', 'GRAPHQL_VALIDATION_FAILED', () => query('{ clock { nothing } }')],
    [
      'of two mutations',
      'GRAPHQL_VALIDATION_FAILED',
      () => query('mutation { a: logout { isTokenEnded } b: nothing }'),
    ],
    ['of a variable', 'BAD_USER_INPUT', () => query('query ($year: Int!) { edition(year: $year) { year } }')],
    ['of an argument', 'BAD_USER_INPUT', () => query('{ edition { participants(first: -1) { totalCount } } }')],
    ['of rights', 'UNAUTHENTICATED', () => query('{ people(lastName: "П") { totalCount } }')],
    [
      'of an operation that is not there',
      'OPERATION_RESOLUTION_FAILURE',
      () => post(JSON.stringify({ query: 'query A { clock { now } }', operationName: 'B' })),
    ],
    ['of a mutation in an address', 'BAD_REQUEST', () => search('mutation { logout { isTokenEnded } }')],
    ['of an unknown hash', 'PERSISTED_QUERY_NOT_FOUND', () => post(JSON.stringify(byHash('0'.repeat(64))))],
    [
      'of a hash beside an empty text',
      'HASH_MISMATCH',
      () => post(JSON.stringify({ query: '', ...byHash('0'.repeat(64)) })),
    ],
    ['of broken JSON', 'BAD_REQUEST', () => post('{"query": ')],
    ['of a list of operations', 'BATCHING_DISABLED', () => post('[]')],
    ['of an empty request', 'BAD_REQUEST', () => post('{}')],
    ['of another type', 'BAD_REQUEST', () => post('{}', { 'content-type': 'a/b' })],
    [
      'of an address that a form of another site could have',
      'BAD_REQUEST',
      () => fetch(`${address}?query={clock{now}}`),
    ],
    [
      'of an answer that the caller does not accept',
      'BAD_REQUEST',
      () => post('{"query":"{ clock { now } }"}', { ...json, accept: 'text/html' }),
    ],
    ['of PUT', 'BAD_REQUEST', () => fetch(address, { method: 'PUT', headers: json, body: '{}' })],
  ])('%s, %s', async (_, code, send) => {
    const answer = await send();
    const { errors } = (await answer.json()) as Errors;
    expect(errors.length).toBeGreaterThan(0);
    for (const { extensions } of errors) expect(extensions.requestId).toBe(answer.headers.get('x-request-id'));
    expect(errors[0]?.extensions.code).toBe(code);
  });
});

it.each(['PUT', 'PATCH', 'DELETE'])('%s on /graphql is 405 and names the methods', async (method) => {
  const answer = await fetch(address, { method, headers: { 'content-type': 'a/b' }, body: 'text' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
});

it('/schema.graphql has the directives that introspection leaves out', async () => {
  const answer = await fetch(`${gateway.url}/schema.graphql`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const schema = buildSchema(await answer.text());
  const field = schema.getMutationType()?.getFields().registerForForum;
  const names = field?.astNode?.directives?.map(({ name }) => name.value);
  expect(names).toEqual(['access', 'idempotent']);
  expect(
    schema
      .getQueryType()
      ?.getFields()
      .previewDecision?.astNode?.directives?.map(({ name }) => name.value),
  ).toEqual(['cost', 'access']);
});
