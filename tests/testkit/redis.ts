import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programs, requireProgram } from '../../scripts/programs.ts';
import { freePort } from './ports.ts';

/** A Redis of our own that keeps nothing on disk; it can be stopped, held and started again at the same address. */
export type TestRedis = {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Keeps its connections and answers nothing, until it is let go. */
  hold(): void;
  letGo(): void;
  close(): Promise<void>;
};

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

/** Starts a Redis on a free port. */
export async function startRedis(): Promise<TestRedis> {
  const binary = requireProgram(programs.redis);
  const home = await mkdtemp(join(tmpdir(), 'portal-redis-'));
  const port = await freePort();
  let child: ChildProcess | null = null;

  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const options = [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--dir',
        home,
        '--save',
        '',
        '--appendonly',
        'no',
      ];
      child = spawn(binary, options, { stdio: 'ignore' });
      for (let attempt = 0; attempt < 100; attempt += 1) {
        if (await answers(port)) return;
        await sleep(50);
      }
      throw new Error('The private Redis did not start within 5 s.');
    },
    async stop() {
      const running = child;
      if (running === null) return;
      child = null;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await ended;
    },
    hold: () => void child?.kill('SIGSTOP'),
    letGo: () => void child?.kill('SIGCONT'),
    async close() {
      await redis.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
  await redis.start();
  return redis;
}
