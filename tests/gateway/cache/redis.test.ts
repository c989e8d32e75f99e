import { type AddressInfo, createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { connectRedis } from '../../../gateway/cache/redis.ts';

/** Speaks as much of the protocol as a subscriber needs, and counts its SUBSCRIBE commands for each connection. */
async function startSubscribable() {
  const sockets: Socket[] = [];
  const subscribes: number[] = [];
  const server = createServer((socket) => {
    const index = sockets.push(socket) - 1;
    subscribes.push(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const [command = ''] of data.toString().matchAll(/(?<=\r\n)(?:info|subscribe|client|hello)(?=\r\n)/gi)) {
        if (/subscribe/i.test(command)) {
          subscribes[index] = (subscribes[index] ?? 0) + 1;
          socket.write('*3\r\n$9\r\nsubscribe\r\n$14\r\nportal:changes\r\n:1\r\n');
        } else socket.write(/info/i.test(command) ? '$9\r\nloading:0\r\n' : '+OK\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    subscribes,
    dropConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

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
