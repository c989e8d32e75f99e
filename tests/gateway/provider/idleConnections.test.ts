import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../testkit/ports.ts';
import { openClient } from '../../testkit/providerClient.ts';

const idleMs = 1_000;
const answer = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';

/** A provider that silently drops a connection after a second without a request. */
async function startIdleServer() {
  const server = createServer((socket: Socket) => {
    let lastAnswer = performance.now();
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      if (performance.now() - lastAnswer >= idleMs) return void socket.resetAndDestroy();
      if (!/^(?:DELETE|POST|PATCH)/.test(chunk.toString('latin1'))) return;
      lastAnswer = performance.now();
      socket.write(answer);
    });
  });
  const { url, close } = await listen(server);
  onTestFinished(close);
  return url;
}

it('no write of 60 fails with a provider that drops idle connections after a second', async () => {
  const { client } = openClient(await startIdleServer());
  const remove = (id: number) =>
    client.send('deleteFile', { query: { id } }).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
  const outcomes: unknown[] = [];
  // The pauses are the scenario: shorter than the provider's second, about as long, and longer.
  for (const pauseMs of [0, 600, 950, 1_100, 1_300, 700]) {
    await sleep(pauseMs);
    outcomes.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => index + 1).map(remove))));
  }
  expect(outcomes).toEqual(Array.from({ length: 60 }, () => 'done'));
});
