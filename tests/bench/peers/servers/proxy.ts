/** The lower limit of the cost: passes the provider's answers on without reading them. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Pool } from 'undici';
import { type PeerOperation, providerCalls } from '../operations.ts';
import { readSettings } from './settings.ts';

const { port, providerUrl } = readSettings();
const { origin, pathname } = new URL(providerUrl);
const pool = new Pool(origin, { connections: 64 });

async function handOn(operation: PeerOperation, authorization: string, response: ServerResponse): Promise<void> {
  const answers = await Promise.all(
    providerCalls[operation].map(({ method, path, body = null }) =>
      pool.request({ method, path: `${pathname}${path}`, headers: { authorization }, body }),
    ),
  );
  response.writeHead(200, { 'content-type': 'application/json' });
  for (const { body } of answers) {
    for await (const chunk of body) if (!response.write(chunk)) await once(response, 'drain');
  }
  response.end();
}

const server = createServer((request, response) => {
  request.resume();
  const operation = request.url === '/cabinet' ? 'cabinet' : 'list';
  request.once('end', () => {
    handOn(operation, request.headers.authorization ?? '', response).catch(() => response.destroy());
  });
});
server.keepAliveTimeout = 60_000;
server.listen(port, '127.0.0.1');
