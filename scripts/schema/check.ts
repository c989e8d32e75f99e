/**
 * Compares the current schema with the released one and validates every stored operation. Fails on a breaking change
 * without announcement, on a deprecation without date and replacement, on a name or a payload that breaks the rules of
 * structure.ts, and on an invalid operation.
 */
import { type Compatibility, compareSchemas } from './changes.ts';
import { faultyDeprecations } from './deprecations.ts';
import { readCurrent, readReleased, today } from './files.ts';
import { checkAllOperations } from './operations.ts';
import { structureFaults } from './structure.ts';

const { schema } = await readCurrent();
const { schema: released, version } = await readReleased();
const changes = await compareSchemas(released, schema, today());
const messages = (compatibility: Compatibility) =>
  changes.flatMap((it) => (it.compatibility === compatibility ? it.message : []));
const found = checkAllOperations(schema);

const faults = [
  ...messages('breaking').map((it) => `breaks version ${version}: ${it}`),
  ...faultyDeprecations(schema),
  ...structureFaults(schema),
  ...found.flatMap((it) => it.faults),
];
for (const message of messages('dangerous')) console.log(`  since version ${version}, check this: ${message}`);
console.log(
  `  ${found.reduce((sum, it) => sum + it.operations, 0)} operations, ${changes.length} changes since version ${version}`,
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
