import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pretty from 'pino-pretty';

/** A service of ours in a separate process. */
export type Service = { name: string; child: ChildProcess; exited: Promise<number> };

/** How long a service may take to end by itself before it is killed. */
const GRACE_MS = 10_000;

/**
 * Node's options for the gateway: ten moderators of a list of 10,000 took 391 MB of heap. With a limit it collects sooner, and
 * with fewer arenas malloc keeps less freed memory.
 */
export const gatewayOptions = ['--max-old-space-size=512', '--max-semi-space-size=16'];
export const memoryEnv = { MALLOC_ARENA_MAX: '2' };

/** A stream that writes log lines for a person, and all other lines as they are, to the console. */
export const readableLog = () =>
  pretty({
    destination: process.stdout,
    colorize: false,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
    singleLine: true,
  });

/** Node's options that load an entry point: tsx for TypeScript, none for a bundle. */
export const loaderOf = (entry: string) => (entry.endsWith('.ts') ? ['--import', 'tsx'] : []);

/** Starts an entry point in a separate process group, so that Ctrl-C reaches it through this process, in our order. */
export function startService(
  name: string,
  entry: string,
  env: NodeJS.ProcessEnv,
  nodeOptions: string[] = [],
  log: 'json' | 'readable' = 'json',
): Service {
  const child = spawn(process.execPath, [...nodeOptions, ...loaderOf(entry), entry], {
    env: { ...memoryEnv, ...env },
    detached: true,
    stdio: ['ignore', log === 'readable' ? 'pipe' : 'inherit', 'inherit'],
  });
  // The end of a service does not end the console.
  child.stdout?.pipe(readableLog(), { end: false });
  const exited = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGTERM' ? 0 : 1)));
    child.once('error', () => resolve(1));
  });
  return { name, child, exited };
}

/** Asks a service to end and waits until it has ended. */
export async function stopService({ child, exited }: Service): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (!child.killed) child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await exited;
  clearTimeout(killer);
}

/** Waits until an address answers 200. Fails when the service ends first or the time is over. */
export async function waitUntilReady(url: string, service: Service, timeoutMs = 180_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let ended = false;
  void service.exited.then(() => {
    ended = true;
  });
  while (Date.now() < deadline) {
    if (ended) throw new Error(`${service.name} ended before it was ready`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`${service.name} was not ready within ${timeoutMs / 1000} s (${url})`);
}
