/**
 * `npm run schema:release`: makes the current schema the released one, under the next version, and adds the changes to
 * `schema/CHANGELOG.md`. From then on the check compares the schema with this release. `--breaking` also releases changes
 * that break clients without an announcement, under the heading "Breaks".
 */
import { readFile, writeFile } from 'node:fs/promises';
import { changelogEntry, compareSchemas } from './changes.ts';
import { CHANGELOG, RELEASED, readCurrent, readReleased, today } from './files.ts';

const current = await readCurrent();
const { schema: released, version } = await readReleased();
const day = today();
const changes = await compareSchemas(released, current.schema, day);
const breaking = changes.filter(({ compatibility }) => compatibility === 'breaking');

if (changes.length === 0) {
  console.log(`Nothing has changed since version ${version}`);
} else if (breaking.length > 0 && !process.argv.includes('--breaking')) {
  console.error(
    `Not released: these changes were not announced:\n${breaking.map(({ message }) => message).join('\n')}`,
  );
  process.exitCode = 1;
} else {
  const entry = await changelogEntry(version + 1, day, { released, current: current.schema });
  const log = await readFile(CHANGELOG, 'utf8');
  const newest = log.indexOf('\n## ') + 1;
  await writeFile(CHANGELOG, `${log.slice(0, newest)}${entry}\n${log.slice(newest)}`);
  await writeFile(RELEASED, `# Version ${version + 1}, released ${day}: npm run schema:release\n${current.text}`);
  console.log(`Version ${version + 1} is released: ${changes.length} changes`);
}
