/** Adds counters to shared services, which do not know the metrics. */
import type { FastifyInstance } from 'fastify';
import { isMultipart } from '../limits/bodyLimits.ts';
import type { Metrics } from './metrics.ts';

export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime: ms } = reply;
    metrics.requestFinished({ route: request.routeOptions.url ?? 'page', status, ms });
    if (isMultipart(request)) {
      metrics.uploadFinished({ status, bytes: Number(request.headers['content-length'] ?? 0) });
    }
    done();
  });
}
