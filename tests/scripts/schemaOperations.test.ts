import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkOperations } from '../../scripts/schema/operations.ts';

const schema = buildSchema('type Query { year: Int, edition: Int @deprecated(reason: "gone"), page(of: Int): Int }');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-operations-'));
  await mkdir(join(folder, 'below'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The findings in a folder with these files. */
async function faultsOf(files: Record<string, string>): Promise<string[]> {
  const names = Object.keys(files);
  await Promise.all(names.map((name) => writeFile(join(folder, name), files[name] ?? '')));
  const { faults } = checkOperations(schema, folder);
  await Promise.all(names.map((name) => rm(join(folder, name))));
  return faults.map((fault) => fault.slice(folder.length + 1));
}

it.each([
  ['a field that there is not', 'query A { month }', /^A\.graphql:1: .*"month"/],
  ['a deprecated field', 'query A {\n  edition\n}', /^A\.graphql:2: .*edition is deprecated/],
  ['an argument of another type', 'query A { page(of: "one") }', /^A\.graphql:1: Int cannot represent/],
  ['an unused fragment', 'query A { year } fragment F on Query { year }', /^A\.graphql:1: .*"F" is never used/],
])('reports %s with its place', async (_, text, fault) => {
  expect(await faultsOf({ 'A.graphql': text })).toEqual([expect.stringMatching(fault)]);
});

it('fragments of other files are known, and so are folders below', async () => {
  const files = { 'A.graphql': 'query A { ...F }', 'below/F.graphql': 'fragment F on Query { year }' };
  expect(await faultsOf(files)).toEqual([]);
});
