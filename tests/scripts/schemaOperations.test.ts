import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { checkOperations } from '../../scripts/schema/operations.ts';
import { temporaryFolder } from '../testkit/folders.ts';

const schema = buildSchema('type Query { year: Int, edition: Int @deprecated(reason: "gone"), page(of: Int): Int }');

/** The findings in a folder with these files. */
async function faultsOf(files: Record<string, string>): Promise<string[]> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'below'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const { faults } = checkOperations(schema, folder);
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
