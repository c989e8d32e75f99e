/** Adds counters to shared services, which do not know the metrics. */
import type { FastifyInstance } from 'fastify';
import type { SharedCache } from '../../cache/shared.ts';
import { isMultipart } from '../../http/bodyLimits.ts';
import type { Metrics } from './metrics.ts';

/** Recognises hits: a cache returns the same object again. */
function firstTimes(): (given: object) => boolean {
  const seen = new WeakSet<object>();
  return (given) => {
    if (seen.has(given)) return false;
    seen.add(given);
    return true;
  };
}

export function countReads(reads: SharedCache, metrics: Metrics): SharedCache {
  const isNew = firstTimes();
  return {
    ...reads,
    async read(kind, name, load) {
      const answer = await reads.read(kind, name, load);
      const { data, staleSeconds } = answer;
      const isMiss = isNew(data as object);
      metrics.cacheRead(kind.topic, staleSeconds !== null ? 'stale' : isMiss ? 'miss' : 'hit');
      return answer;
    },
  };
}

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
