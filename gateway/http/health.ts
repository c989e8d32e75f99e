import type { FastifyInstance } from 'fastify';
import { setDeadline } from '../lib/deadline.ts';
import type { Provider } from '../provider/client.ts';
import { listSchoolStatuses } from '../provider/references.ts';

const probeTimeoutMs = 1_000;

/** /healthz: the process is alive. /readyz: the gateway accepts work and the provider answers a small read. */
export function serveHealth(app: FastifyInstance, provider: Provider, isDraining: () => boolean): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    const client = provider.bind({
      requestId: request.id,
      address: request.ip,
      log: request.log,
      token: () => null,
      signal: setDeadline(probeTimeoutMs).signal,
      isProbe: true,
    });
    try {
      await listSchoolStatuses(client);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'provider unreachable' });
    }
  });
}
