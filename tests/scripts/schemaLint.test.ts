import { spawnSync } from 'node:child_process';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testkit/folders.ts';

/** A schema with one fault of each kind that the rules of the schema look for. */
const faulty = `
"Root."
type Query {
  undescribed: Int
  "Snake."
  snake_case: Int
  "A verb."
  getNumber(undescribed: Int): Colour
}
"Changes."
type Mutation {
  "Several arguments."
  rename("Name." name: String): RenamePayload!
  "May be null."
  clear("What." input: ClearInput!): ClearPayload
  "No payload."
  drop("What." input: ClearInput!): Colour!
}
"Input."
input ClearInput {
  "Number."
  number: Int
}
"Payload."
type RenamePayload {
  "Old."
  old: Int @deprecated
}
"Payload."
type ClearPayload {
  "Twice."
  done: Int
}
"Values."
enum Colour {
  "Small letters."
  red
  BLUE
}
"No field leads here."
type Lonely {
  "Number."
  number: Int
}
"Small type."
scalar small
# A remark where a description belongs.
"Directive."
directive @Marked on QUERY
`;

it('the lint of the schema finds missing descriptions, bad names, unused types and wrong payloads', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'schema'));
  await writeFile(join(folder, 'schema', 'base.graphql'), faulty);
  await cp('eslint.config.mjs', join(folder, 'eslint.config.mjs'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--format', 'json', 'schema'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const [{ messages }] = JSON.parse(stdout) as [{ messages: { ruleId: string; message: string; line: number }[] }];
  const lines = faulty.split('\n');
  const found = messages.map(
    ({ ruleId, line }) => `${ruleId.replace('@graphql-eslint/', '')}: ${lines[line - 1]?.trim()}`,
  );
  expect(found.sort()).toEqual([
    'input-name: rename("Name." name: String): RenamePayload!',
    'naming-convention: directive @Marked on QUERY',
    'naming-convention: getNumber(undescribed: Int): Colour',
    'naming-convention: red',
    'naming-convention: scalar small',
    'naming-convention: snake_case: Int',
    'no-restricted-syntax: clear("What." input: ClearInput!): ClearPayload',
    'no-restricted-syntax: drop("What." input: ClearInput!): Colour!',
    'no-unreachable-types: scalar small',
    'no-unreachable-types: type Lonely {',
    'require-deprecation-reason: old: Int @deprecated',
    'require-description: BLUE',
    'require-description: getNumber(undescribed: Int): Colour',
    'require-description: undescribed: Int',
  ]);
});
