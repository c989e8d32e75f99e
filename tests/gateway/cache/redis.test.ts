import { createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { connectRedis } from '../../../gateway/cache/redis.ts';
import { listen } from '../../testkit/ports.ts';

/** Speaks as much of the protocol as a subscriber needs, and counts its SUBSCRIBE commands for each connection. */
async function startSubscribable() {
  const sockets: Socket[] = [];
  const subscribes: number[] = [];
  /** Answers that wait for the test; null while the server answers immediately. */
  let held: (() => void)[] | null = null;
  let onHeld: () => void = () => undefined;
  const server = createServer((socket) => {
    const index = sockets.push(socket) - 1;
    subscribes.push(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const [command = ''] of data.toString().matchAll(/(?<=\r\n)(?:info|subscribe|client|hello)(?=\r\n)/gi)) {
        const answer = (text: string) => {
          if (held === null) return socket.write(text);
          held.push(() => socket.write(text));
          return onHeld();
        };
        if (/subscribe/i.test(command)) {
          subscribes[index] = (subscribes[index] ?? 0) + 1;
          answer('*3\r\n$9\r\nsubscribe\r\n$14\r\nportal:changes\r\n:1\r\n');
        } else if (/info/i.test(command)) answer('$9\r\nloading:0\r\n');
        else socket.write('+OK\r\n');
      }
    });
  });
  const { port, close } = await listen(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    subscribes,
    holdAnswers: () => {
      held = [];
    },
    untilHeld: (count: number) =>
      new Promise<void>((resolve) => {
        onHeld = () => {
          if (held?.length === count) resolve();
        };
        onHeld();
      }),
    sendHeldAnswers: () => {
      for (const send of held?.splice(0) ?? []) send();
    },
    dropConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
    close,
  };
}

afterEach(() => vi.useRealTimers());

it('subscribes once for each connection: a repeat by the library would fail unhandled and end the process', async () => {
  const redis = await startSubscribable();
  const store = connectRedis(redis.url, pino({ enabled: false }));
  let connections = 0;
  store.onReconnect(() => {
    connections += 1;
  });
  await expect.poll(() => connections).toBe(1);
  redis.dropConnections();
  await expect.poll(() => connections).toBe(2);
  store.close();
  redis.dropConnections();
  await redis.close();
  // Two clients connect twice; one of them subscribes.
  expect(redis.subscribes.toSorted((one, other) => one - other)).toEqual([0, 0, 1, 1]);
});

it('waits longer for its start than for a command: a late event loop does not part it from a Redis that is well', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const redis = await startSubscribable();
  const warnings: string[] = [];
  redis.holdAnswers();
  const store = connectRedis(redis.url, pino({ level: 'warn' }, { write: (line) => void warnings.push(line) }));
  const connected = new Promise<void>((resolve) => store.onReconnect(resolve));
  // The ready checks of both clients, then the subscription.
  for (const count of [2, 1]) {
    await redis.untilHeld(count);
    vi.advanceTimersByTime(900);
    redis.sendHeldAnswers();
  }
  await connected;
  expect([warnings, redis.subscribes.length]).toEqual([[], 2]);
  const command = store.client.get('sample').catch((error: Error) => error.message);
  vi.advanceTimersByTime(300);
  expect(await command).toBe('Command timed out');
  store.close();
  redis.dropConnections();
  await redis.close();
});
