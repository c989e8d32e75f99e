/**
 * Fails on a name that breaks the rules of names.ts. Reports, without failing, what breaks clients or may surprise them
 * since the branch `main`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql';
import { nameFaults } from './names.ts';

const FILE = 'schema/schema.graphql';
const schema = buildSchema(readFileSync(FILE, 'utf8'));
// A checkout without the branch has nothing to compare with.
const main = spawnSync('git', ['show', `main:${FILE}`], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
if (main.status === 0) {
  const before = buildSchema(main.stdout);
  const changes = [...findBreakingChanges(before, schema), ...findDangerousChanges(before, schema)];
  for (const { description } of changes) console.log(`  since main: ${description}`);
}
const faults = nameFaults(schema);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
