/**
 * Holds today's schema against the released one and every kept operation against the schema. Fails on a breaking change
 * that was not announced, on a deprecation without date and replacement, and on an operation that does not hold.
 */
import { compareSchemas, type Verdict } from './changes.ts';
import { faultyDeprecations } from './deprecations.ts';
import { readCurrent, readReleased, today } from './files.ts';
import { checkAllOperations } from './operations.ts';

const { schema } = await readCurrent();
const { schema: released, version } = await readReleased();
const changes = await compareSchemas(released, schema, today());
const messages = (verdict: Verdict) => changes.flatMap((it) => (it.verdict === verdict ? it.message : []));
const found = checkAllOperations(schema);

const faults = [
  ...messages('refused').map((it) => `breaks version ${version}: ${it}`),
  ...faultyDeprecations(schema),
  ...found.flatMap((it) => it.faults),
];
for (const message of messages('dangerous')) console.log(`  since version ${version}, look twice: ${message}`);
console.log(
  `  ${found.reduce((sum, it) => sum + it.operations, 0)} operations, ${changes.length} changes since version ${version}`,
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
