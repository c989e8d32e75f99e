import type { FastifyInstance } from 'fastify';
import { setDeadline } from './deadline.ts';
import type { Provider } from './provider/http.ts';
import { listSchoolStatuses } from './provider/references.ts';

const patienceMs = 1_000;

/** Why no visitors are to be sent here. */
export type NotReady = 'rendering pages' | 'draining';

/** /healthz: the process is alive. /readyz: it takes work, and the provider answers a small read. */
export function serveHealth(app: FastifyInstance, provider: Provider, reasonAgainst: () => NotReady | null): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = reasonAgainst();
    if (reason !== null) return reply.code(503).send({ status: reason });
    const client = provider.bind({
      requestId: request.id,
      address: request.ip,
      log: request.log,
      token: () => null,
      signal: setDeadline(patienceMs).signal,
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
