import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Where figures are read. */
interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** Adds what the process itself tells: event loop, garbage collection, memory, processor, open files. */
export const collectProcessMetrics = (registry: Registry): void => collectDefaultMetrics({ register: registry });

/**
 * GET /metrics on a port of its own: whoever can reach the portal's port cannot reach it through a reverse proxy, and no
 * secret has to be kept (decision 022).
 */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
