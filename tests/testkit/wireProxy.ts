import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as the gateway sent it. A form has its files by name. */
export interface WireCall {
  /** Method and path. */
  to: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** What the proxy answers in place of the provider; a text as HTML. */
export interface Refusal {
  status: number;
  body: object | string;
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function readBody(bytes: Buffer, type = ''): Promise<unknown> {
  if (bytes.length === 0) return null;
  if (!type.startsWith('multipart/')) return JSON.parse(bytes.toString());
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}

/** Records every call to a provider, and refuses what `refuse` says. */
export async function startWireProxy(target: string, refuse: (call: WireCall) => Refusal | null = () => null) {
  const calls: WireCall[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '', target);
    const { method = '', headers } = incoming;
    const bytes = await bytesOf(incoming);
    const call: WireCall = {
      to: `${method} ${url.pathname}`,
      query: Object.fromEntries(url.searchParams),
      headers,
      body: await readBody(bytes, headers['content-type']),
    };
    calls.push(call);
    const refusal = refuse(call);
    if (refusal !== null) {
      const isPage = typeof refusal.body === 'string';
      outgoing.writeHead(refusal.status, { 'content-type': isPage ? 'text/html' : 'application/json' });
      return void outgoing.end(isPage ? refusal.body : JSON.stringify(refusal.body));
    }
    const onward = send(url, { method, headers: { ...headers, host: url.host } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    onward.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
