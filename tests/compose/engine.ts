import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A running Docker engine. */
export type Engine = { env: NodeJS.ProcessEnv; stop(): Promise<void> };

const run = promisify(execFile);
const answers = (program: string, args: string[], env = process.env) =>
  run(program, args, { env }).then(
    () => true,
    () => false,
  );
const startMs = 60_000;

/** Starts a separate Docker engine, whose images stay in `.cache/` for the next run. */
async function startEngine(): Promise<Engine | string> {
  const home = await mkdtemp(join(tmpdir(), 'portal-docker-'));
  const env = { ...process.env, DOCKER_HOST: `unix://${home}/docker.sock` };
  const log = await open(join(home, 'log'), 'a');
  const folders = ['--data-root', resolve('.cache/compose/docker'), '--exec-root', join(home, 'exec')];
  // The engine chooses its storage: overlay2, or vfs where the machine has nothing better.
  const child = spawn('dockerd', [...folders, '--pidfile', join(home, 'pid'), '--host', env.DOCKER_HOST], {
    stdio: ['ignore', log.fd, log.fd],
    // Ctrl-C reaches the engine through `stop` only.
    detached: true,
  });
  const ended = once(child, 'exit').catch(() => undefined);
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  await log.close();
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    // The engine leaves a mount behind.
    await answers('umount', ['--lazy', join(home, 'exec/netns/default')]);
    await rm(home, { recursive: true, force: true });
  };
  // With the engine its containers end.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().finally(() => process.exit(1)));
  for (const deadline = Date.now() + startMs; Date.now() < deadline && !isOver; await sleep(200)) {
    if (await answers('docker', ['info'], env)) return { env, stop };
  }
  await stop();
  return 'dockerd does not start here (it needs root, cgroups and iptables)';
}

/** The machine's Docker engine, or else a separate one; a text says why there is neither. */
export async function requireEngine(): Promise<Engine | string> {
  const hasCompose =
    (await answers('docker-compose', ['version'])) || (await answers('docker', ['compose', 'version']));
  const packages = {
    'docker.io': await answers('docker', ['--version']),
    'docker-compose': hasCompose,
    debootstrap: await answers('debootstrap', ['--version']),
  };
  const missing = Object.entries(packages).flatMap(([name, isPresent]) => (isPresent ? [] : name));
  if (missing.length > 0) return `missing programs (on Debian, as root: apt-get install ${missing.join(' ')})`;
  if (await answers('docker', ['info'])) return { env: process.env, stop: async () => undefined };
  return startEngine();
}
