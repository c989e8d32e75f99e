import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request as sendOnward } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from './ports.ts';

/** A complete request; its address is that of the target. */
type Call = { method: string; url: URL; headers: IncomingHttpHeaders; body: Buffer };
export type Reply = { status: number; headers: OutgoingHttpHeaders; body: Buffer | string };
/** Sends a request to the target; rejects if its client went away. */
type Pass = (call: Call) => Promise<Reply>;

/** Starts a proxy before `target`. `handle` makes the reply to each request; null cuts the connection. */
export function startProxy(target: string, handle: (call: Call, pass: Pass) => Promise<Reply | null>) {
  const server = createServer(async (incoming, outgoing) => {
    const pass: Pass = ({ method, url, headers, body }) =>
      new Promise((resolve, reject) => {
        if (outgoing.destroyed) return reject(new Error('the client went away'));
        const onward = sendOnward(url, { method, headers }, (answer) => {
          const status = answer.statusCode ?? 500;
          buffer(answer).then((bytes) => resolve({ status, headers: answer.headers, body: bytes }), reject);
        });
        onward.once('error', reject).end(body);
      });
    try {
      const { method = 'GET', url = '', headers } = incoming;
      const reply = await handle({ method, url: new URL(url, target), headers, body: await buffer(incoming) }, pass);
      if (reply === null) outgoing.socket?.resetAndDestroy();
      else outgoing.writeHead(reply.status, reply.headers).end(reply.body);
    } catch {
      outgoing.destroy();
    }
  });
  return listen(server);
}
