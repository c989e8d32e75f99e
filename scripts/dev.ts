/**
 * `npm run dev`: both services restart on a change, code is generated when the schema or an operation changes, and Vite
 * serves the page at http://127.0.0.1:4100.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { createServer } from 'vite';
import { isCodegenSource } from './codegen/sources.ts';
import { onOrphaned } from './orphaned.ts';
import { requireFreePorts } from './ports.ts';
import { startService, stopService } from './processes.ts';
import { run } from './run.ts';
import { readSettings } from './settings.ts';

const page = { name: 'The page of npm run dev', host: '127.0.0.1', port: 4100 };
const pageUrl = `http://${page.host}:${page.port}`;
/** Editors write several files at once; code is generated after the last of them. */
const QUIET_MS = 300;

/** Generates code after a change, once at a time; a change meanwhile is generated afterwards. */
function createGenerator(): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const generate = async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/codegen.ts', '--quick'], { stdio: 'inherit' });
    await once(child, 'exit');
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(generate);
    }, QUIET_MS);
  };
}

async function main(): Promise<void> {
  const settings = readSettings({ ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || pageUrl });
  await requireFreePorts(settings, [page]);
  const { ownProvider } = settings;
  const log = { LOG_LEVEL: settings.env.LOG_LEVEL || 'warn' };
  const [env, providerEnv] = [
    { ...settings.env, ...log },
    { ...settings.providerEnv, ...log },
  ];
  const services = [
    ...(ownProvider
      ? [startService('provider', 'provider/main.ts', providerEnv, ['--watch-path=provider'], 'readable')]
      : []),
    startService('gateway', 'gateway/main.ts', env, ['--watch-path=gateway', '--watch-path=schema'], 'readable'),
  ];
  const vite = await createServer({ configFile: 'web/vite.config.ts' });
  await vite.listen();
  const generate = createGenerator();
  vite.watcher.add('schema');
  vite.watcher.on('all', (_, path) => {
    if (isCodegenSource(relative('.', path))) generate();
  });
  console.log(`The page, reloaded on every change: ${pageUrl}`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await vite.close();
    for (const service of services.reverse()) await stopService(service);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  // Vite ends this process by itself on SIGTERM and at the end of its input.
  process.on('exit', () => {
    for (const { child } of services) child.kill('SIGTERM');
  });
  onOrphaned(stop);
}

await run(main);
