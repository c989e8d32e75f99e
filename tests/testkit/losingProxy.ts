import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between the gateway and a provider that loses answers: the provider has done what was asked. */
export interface LosingProxy {
  url: string;
  /** From now on answers to calls whose path begins so never arrive; the connection is cut instead. */
  lose(...paths: string[]): void;
  /** How often a path was asked for. */
  asked(path: string): number;
  close(): Promise<void>;
}

/** Listens on a free port and hands everything on to `target`. */
export async function startLosingProxy(target: string): Promise<LosingProxy> {
  let lost: string[] = [];
  const seen: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    seen.push(path);
    const { method, headers } = incoming;
    const onward = send(new URL(path, target), { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
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
    asked: (path) => seen.filter((one) => one.startsWith(path)).length,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
