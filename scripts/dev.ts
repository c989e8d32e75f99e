/**
 * `npm run dev`: the services restart on a change, code is generated when a contract or an operation changes, and Vite
 * serves the page at http://127.0.0.1:4100.
 */
import concurrently from 'concurrently';
import { onParentEnd } from './parentEnd.ts';
import { requireFreePorts } from './ports.ts';
import { readableLog } from './processes.ts';
import { run } from './run.ts';
import { readSettings } from './settings.ts';

const page = { name: 'PAGE_PORT', host: '127.0.0.1', port: Number(process.env.PAGE_PORT || 4100) };
const pageUrl = `http://${page.host}:${page.port}`;
const contracts = ['schema/*.graphql', 'schema/operations/*.graphql', 'schema/*.yaml'];

/** A command that runs a script again after a change of its modules, or of files that it reads in another way. */
const watch = (script: string, files: string[]) =>
  `tsx watch --clear-screen=false ${files.map((glob) => `--include '${glob}'`).join(' ')} ${script}`;

await run(async () => {
  const settings = readSettings({ ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || pageUrl });
  await requireFreePorts(settings, [page]);
  const LOG_LEVEL = settings.env.LOG_LEVEL || 'warn';
  const provider = {
    command: watch('provider/main.ts', [...contracts, 'provider/**/*.ts']),
    env: { ...settings.providerEnv, LOG_LEVEL },
  };
  const gateway = {
    // It holds nothing that could be lost, and its developer need not wait until it has drained.
    command: watch('--import ./scripts/endAtOnce.ts gateway/main.ts', [...contracts, 'gateway/**/*.ts']),
    env: { ...settings.env, LOG_LEVEL },
  };
  const { commands, result } = concurrently(
    [
      ...(settings.ownProvider ? [provider] : []),
      gateway,
      watch('--exclude schema/schema.graphql scripts/codegen.ts --quick', [...contracts, 'web/**/*.graphql']),
      `vite web --port ${page.port}`,
    ],
    // Without a prefix a service's line is the JSON that the stream makes readable.
    { prefix: 'none', killOthersOn: ['failure', 'success'], outputStream: readableLog() },
  );
  console.log(`The page, reloaded on every change: ${pageUrl}`);
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => (isStopped = true));
  onParentEnd(() => {
    isStopped = true;
    for (const command of commands) command.kill('SIGTERM');
  });
  await result.catch(() => {});
  return isStopped ? 0 : 1;
});
