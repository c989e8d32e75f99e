import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** When a call is held: before the provider gets it, or after the provider has answered it. */
export type Held = 'before' | 'after';

/** A proxy between gateway and provider that loses answers after the provider has done the work. */
export interface LosingProxy {
  url: string;
  /** From now on cuts the connection instead of answering calls whose path begins like this. */
  lose(...paths: string[]): void;
  /** Holds the next call whose path begins so until it is let go; resolves when it has come. */
  hold(path: string, when: Held): Promise<{ letGo(): void }>;
  /** Number of requests to a path. */
  requestsTo(path: string): number;
  close(): Promise<void>;
}

/** Listens on a free port and hands everything on to `target`. */
export async function startLosingProxy(target: string): Promise<LosingProxy> {
  let lost: string[] = [];
  let holding: { path: string; when: Held; come(held: { letGo(): void }): void } | null = null;
  const seen: string[] = [];

  /** Waits where a test holds the call. */
  async function pass(path: string, when: Held): Promise<void> {
    if (holding === null || holding.when !== when || !path.startsWith(holding.path)) return;
    const { come } = holding;
    holding = null;
    await new Promise<void>((letGo) => come({ letGo }));
  }

  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '';
    seen.push(path);
    const { method, headers } = incoming;
    await pass(path, 'before');
    if (outgoing.destroyed) return;
    const onward = send(new URL(path, target), { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', async () => {
        await pass(path, 'after');
        if (lost.some((begin) => path.startsWith(begin))) return outgoing.socket?.resetAndDestroy();
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        outgoing.end(Buffer.concat(parts));
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose: (...paths) => {
      lost = paths;
    },
    hold: (path, when) =>
      new Promise((come) => {
        holding = { path, when, come };
      }),
    requestsTo: (path) => seen.filter((one) => one.startsWith(path)).length,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
