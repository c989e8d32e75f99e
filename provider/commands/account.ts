/**
 * `npm run account -- …`: roles, sessions, addresses and erasure of accounts at the reference provider. In the
 * provider's image: `node --import tsx provider/commands/account.ts …`.
 */
import { accountCommands, USAGE } from '../accounts/commands.ts';
import { CommandError } from '../commandError.ts';
import { removeFiles } from '../files/storage.ts';
import { runCommand, withOwnData } from './database.ts';

await runCommand(async ([name = '', ...args], config) => {
  const command = Object.hasOwn(accountCommands, name) ? accountCommands[name] : undefined;
  if (!command || args.length !== command.length - 1) throw new CommandError(USAGE);
  await withOwnData(config, async (db, mediaDir) => {
    const { lines, files = [], event } = await command(db, ...args);
    // Besides the output for people: a JSON line like the provider's, for programs that collect its log.
    const change = { level: 30, time: Date.now(), service: 'provider', component: 'accounts', ...event };
    if (event) console.error(JSON.stringify({ ...change, msg: 'account event' }));
    await removeFiles(mediaDir, files, { warn: (facts, text) => console.warn(text, facts) });
    for (const line of lines) console.log(line);
  });
});
