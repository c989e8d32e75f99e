import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before the gateway that gives page and data another version, as a new deployment does. */
export interface DeployingProxy {
  url: string;
  deploy(version: string): void;
  /** Operations that were asked for in the new version. */
  newAnswers(): string[];
  close(): Promise<void>;
}

export async function startDeployingProxy(target: string): Promise<DeployingProxy> {
  let deployed: string | null = null;
  const newAnswers: string[] = [];

  /** The gateway knows its own version alone. */
  async function send(path: string, method: string, headers: Headers, body: Buffer): Promise<Response> {
    const address = new URL(path, target);
    if (deployed !== null && address.searchParams.get('version') === deployed) {
      newAnswers.push(address.searchParams.get('operationName') ?? '');
      address.searchParams.set('version', '');
    }
    return fetch(address, { method, headers, ...(body.length > 0 && { body: new Uint8Array(body) }) });
  }

  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const headers = new Headers();
    for (const name of ['accept', 'content-type', 'cookie']) {
      const value = incoming.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const answer = await send(incoming.url ?? '/', incoming.method ?? 'GET', headers, Buffer.concat(parts));
    const type = answer.headers.get('content-type') ?? '';
    let body = Buffer.from(await answer.arrayBuffer());
    if (deployed !== null && /html|javascript/.test(type)) {
      const text = body
        .toString()
        .replace(/^self\.portal = .*$/m, `self.portal = ${JSON.stringify({ version: deployed, answers: deployed })};`)
        .replace(/(name="answers-version" content=")[^"]*/, `$1${deployed}`);
      body = Buffer.from(text);
    }
    outgoing.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
    outgoing.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy(version) {
      deployed = version;
    },
    newAnswers: () => newAnswers,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
