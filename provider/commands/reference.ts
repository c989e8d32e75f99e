/**
 * `npm run reference -- DIR`: writes the forum's own reference data (organisations, positions, degrees, school statuses,
 * meetings with their sections) into the reference provider's database. In the provider's image:
 * `node --import tsx provider/commands/reference.ts DIR`. With EDITIONS_DIR it names each difference to the gateway's
 * editions.
 */
import { CommandError } from '../commandError.ts';
import { applyReferences } from '../references/apply.ts';
import { differencesToEditions } from '../references/differences.ts';
import { readReferences } from '../references/read.ts';
import { runCommand, withOwnData } from './database.ts';

const USAGE = 'reference DIR [EDITIONS]: the folder of the reference data, and that of the gateway’s editions';

await runCommand(async ([folder, editions = process.env.EDITIONS_DIR, ...rest], config) => {
  if (!folder || rest.length > 0) throw new CommandError(USAGE);
  const data = readReferences(folder);
  const applied = await withOwnData(config, (db) => db.transaction().execute((trx) => applyReferences(trx, data)));
  for (const { table, added, changed, hidden, deleted } of applied) {
    console.log(`${table}: ${added} added, ${changed} changed, ${hidden} hidden, ${deleted} deleted`);
  }
  if (!editions) return console.log('The editions were not compared: name their folder (EDITIONS_DIR).');
  const differences = differencesToEditions(data, editions);
  for (const line of differences) console.warn(line);
  console.log(
    differences.length === 0 ? 'The editions agree with these data.' : 'The editions differ: correct one side.',
  );
});
