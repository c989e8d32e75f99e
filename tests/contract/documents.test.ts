import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { extensionNames } from '../../gateway/provider/http/extensionNames.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { providerDocuments, readProviderContract } from '../../schema/providerContract.ts';
import { contractFaults, operationCalls, requestFaults } from '../testkit/contract.ts';
import { specification } from './specification.ts';

const [base, extensions] = providerDocuments.map((path) => parse(readFileSync(path, 'utf8')) as object);
const contract = readProviderContract();

/** Every value of a key, at any depth. */
function valuesOf(key: string, node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...valuesOf(key, inner)]);
}

/** Whether a reference leads to a part of the document. */
const leadsSomewhere = (document: unknown) => (ref: unknown) =>
  String(ref)
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document) !== undefined;

it('R22 the base document is complete without extensions and names none', () => {
  expect(valuesOf('$ref', base).filter((ref) => !leadsSomewhere(base)(ref))).toEqual([]);
  expect(valuesOf('x-portal-extension', base)).toEqual([]);
});

it('has each call of the specifications at its specified path', () => {
  const specified = Object.entries(specification).map(([id, { call }]) => [
    id,
    call.replace(/^GET \/media\/$/, 'GET /media/{path}'),
  ]);
  expect(specified.length).toBeGreaterThan(30);
  expect(specified.map(([id = '']) => [id, operationCalls.get(id)])).toEqual(specified);
});

it('R22 extension documents refer only to themselves and the base, each under a known name', () => {
  expect(valuesOf('$ref', contract).filter((ref) => !leadsSomewhere(contract)(ref))).toEqual([]);
  const named = new Set(valuesOf('x-portal-extension', extensions));
  expect([...named].sort()).toEqual([...extensionNames].sort());
});

it('R22 an extension adds to base calls and records, and removes nothing', () => {
  const { paths, components } = contract as {
    paths: Record<string, { get?: { parameters: { name?: string }[] } }>;
    components: { schemas: Record<string, { allOf?: object[]; properties?: object }> };
  };
  const names = paths[callPaths.getParticipation]?.get?.parameters.map(({ name }) => name);
  expect(names).toEqual([undefined, 'with_cancelled']);
  expect(components.schemas.Participation).toMatchObject({
    allOf: expect.any(Array),
    properties: { version: { 'x-portal-extension': 'history' } },
  });
});

it('reports an answer or a body that the document does not describe', () => {
  const answer = {
    method: 'POST',
    path: callPaths.login,
    status: 200,
    type: 'application/json',
    body: { token: '', user: '1' },
  };
  expect(contractFaults(answer)).toEqual(['login 200 /token must NOT have fewer than 1 characters']);
  expect(contractFaults({ ...answer, body: {} })).toHaveLength(1);
  expect(contractFaults({ ...answer, status: 201 })).toEqual(['login documents no 201']);
  expect(contractFaults({ ...answer, type: 'text/html', body: '' })).toEqual(['login 200 answers text/html']);
  expect(requestFaults('POST', callPaths.login, { login: 'a' })).toHaveLength(1);
});
