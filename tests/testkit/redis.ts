import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programs, requireProgram } from '../../scripts/programs.ts';
import { freePort } from './ports.ts';

export type TestRedis = Awaited<ReturnType<typeof startRedis>>;

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', (data) => end(data.toString().startsWith('+PONG')));
    socket.once('error', () => end(false));
  });

/** Starts a Redis that keeps nothing on disk; it can be stopped, held and started again at the same address. */
export async function startRedis() {
  const binary = requireProgram(programs.redis);
  const home = await mkdtemp(join(tmpdir(), 'portal-redis-'));
  const port = await freePort();
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', home, '--save', '', '--appendonly', 'no'];
    child = spawn(binary, options, { stdio: 'ignore' });
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (await answers(port)) return;
      await sleep(50);
    }
    throw new Error('The private Redis did not start within 5 s.');
  }
  async function stop(): Promise<void> {
    const running = child;
    if (running === null) return;
    child = null;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    /** Keeps its connections and answers nothing, until it is let go. */
    hold: () => void child?.kill('SIGSTOP'),
    letGo: () => void child?.kill('SIGCONT'),
    async close() {
      await stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
