import type { FastifyInstance } from 'fastify';
import type { Clock } from '../lib/clock.ts';
import type { Provider } from '../provider/http/client.ts';
import type { PublicPages } from './page/publicPages.ts';

const probeTimeoutMs = 1_000;

/**
 * /healthz: the process is alive; `clock` warns of a clock that PORTAL_CLOCK has set. /readyz: the gateway accepts work, has
 * loaded its pages, and the provider answers a small read; if not, it names the kind of fault, which contains no host. The
 * log says what to check.
 */
export function serveHealth(
  app: FastifyInstance,
  provider: Provider,
  clock: Clock,
  pages: () => PublicPages,
  isDraining: () => boolean,
): void {
  app.get('/healthz', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ status: 'alive', ...(clock.isDemo && { clock: 'set by PORTAL_CLOCK' }) }),
  );

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    if (pages().isLoading()) return reply.code(503).send({ status: 'starting' });
    const { id: requestId, ip: address, log } = request;
    const fault = await provider.probe({ requestId, address, log }, probeTimeoutMs);
    if (fault === null) return { status: 'ready' };
    return reply.code(503).send({ status: 'provider unreachable', cause: fault.kind });
  });
}
