/**
 * `npm run dev`: both services restart on a change, code is generated when the schema or an operation changes, and Vite
 * serves the page at http://127.0.0.1:4100.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { createServer } from 'vite';
import { isCodegenSource } from './codegen/sources.ts';
import { onParentEnd } from './parentEnd.ts';
import { requireFreePorts } from './ports.ts';
import { startService, stopService } from './processes.ts';
import { run } from './run.ts';
import { readSettings } from './settings.ts';

const page = { name: 'PAGE_PORT', host: '127.0.0.1', port: Number(process.env.PAGE_PORT || 4100) };
const pageUrl = `http://${page.host}:${page.port}`;
/** Editors write several files at the same time; the code is generated after the last of them. */
const QUIET_MS = 300;

/** Runs an action after the last of several changes, never twice at the same time; a change meanwhile repeats it. */
function afterChanges(action: () => Promise<unknown>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(action);
    }, QUIET_MS);
  };
}

async function generateCode(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/codegen.ts', '--quick'], { stdio: 'inherit' });
  await once(child, 'exit');
}

/** A service that restarts after changes of its folders. */
function watchedService(name: 'gateway' | 'provider', env: NodeJS.ProcessEnv, folders: string[]) {
  let service = startService(name, `${name}/main.ts`, env, [], 'readable');
  let isStopping = false;
  const restart = afterChanges(async () => {
    // Kills the gateway: it holds nothing that could be lost, and its developer need not wait until it has drained.
    if (name === 'gateway') service.child.kill('SIGKILL');
    await stopService(service);
    if (!isStopping) service = startService(name, `${name}/main.ts`, env, [], 'readable');
  });
  return {
    changed(path: string) {
      if (folders.some((folder) => path.startsWith(`${folder}/`))) restart();
    },
    stop() {
      isStopping = true;
      return stopService(service);
    },
    kill: () => service.child.kill('SIGTERM'),
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
    ...(ownProvider ? [watchedService('provider', providerEnv, ['provider', 'schema'])] : []),
    watchedService('gateway', env, ['gateway', 'schema']),
  ];
  const vite = await createServer({ configFile: 'web/vite.config.ts', server: { port: page.port } });
  await vite.listen();
  const generate = afterChanges(generateCode);
  // Without this, Vite's watcher misses a file that an editor replaces by renaming another one.
  vite.watcher.add(['schema', 'gateway', 'provider']);
  vite.watcher.on('all', (_, path) => {
    const changed = relative('.', path);
    for (const service of services) service.changed(changed);
    if (isCodegenSource(changed)) generate();
  });
  console.log(`The page, reloaded on every change: ${pageUrl}`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await vite.close();
    for (const service of services.reverse()) await service.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Vite itself ends this process on SIGTERM and at the end of its input.
  process.on('exit', () => {
    for (const service of services) service.kill();
  });
  onParentEnd(stop);
}

await run(main);
