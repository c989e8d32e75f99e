/** Puts counting around what is shared between requests, which knows nothing of it. */
import type { FastifyInstance } from 'fastify';
import { isMultipart } from '../bodyLimits.ts';
import { Fault } from '../errors.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { OperationBudget } from '../limits/operations.ts';
import type { KeptLists } from '../participantList/kept.ts';
import type { SharedReads } from '../sharedReads.ts';
import type { Metrics } from './metrics.ts';

/** What was given out once is kept: whoever gets the same object did not wait for the provider's list. */
function firstTimes(): (given: object) => boolean {
  const seen = new WeakSet<object>();
  return (given) => {
    if (seen.has(given)) return false;
    seen.add(given);
    return true;
  };
}

/** Counts reads of shared lists by topic. */
export function countReads(reads: SharedReads, metrics: Metrics): SharedReads {
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

/** Counts reads of the kept lists of participants. */
export function countListReads(lists: KeptLists, metrics: Metrics): KeptLists {
  const isNew = firstTimes();
  return {
    ...lists,
    async read(scope, client) {
      const list = await lists.read(scope, client);
      metrics.cacheRead(scope.isModeratorList ? 'moderatorLists' : 'publicLists', isNew(list) ? 'miss' : 'hit');
      return list;
    },
  };
}

/** Tells of what a limit refuses, and lets the refusal go on. */
async function told<T>(act: Promise<T>, tell: () => void): Promise<T> {
  try {
    return await act;
  } catch (error) {
    if (error instanceof Fault && error.code === 'RATE_LIMITED') tell();
    throw error;
  }
}

/** Counts attempts that are over a limit, by the limit's name. */
export function countRefusals<Name extends string>(
  limiters: Record<Name, Limiter>,
  metrics: Metrics,
): Record<Name, Limiter> {
  const counted = Object.entries<Limiter>(limiters).map(([name, limiter]): [string, Limiter] => [
    name,
    { ...limiter, take: (key, points) => told(limiter.take(key, points), () => metrics.limitRefused(name)) },
  ]);
  return Object.fromEntries(counted) as Record<Name, Limiter>;
}

/** Counts operations that their caller cannot pay for. */
export const countUnpaid = (budget: OperationBudget, metrics: Pick<Metrics, 'limitRefused'>): OperationBudget => ({
  chargeOperation(payer, cost) {
    let payingToken = payer.token;
    const prove = async () => {
      payingToken = (await payer.prove?.()) ?? null;
      return payingToken;
    };
    return told(budget.chargeOperation({ ...payer, prove }, cost), () =>
      metrics.limitRefused(payingToken === null ? 'costOfAddress' : 'costOfToken'),
    );
  },
});

/** Counts every answer of the web server, and uploads by their size. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime: ms } = reply;
    metrics.requestFinished({ route: request.routeOptions.url ?? 'page', status, ms });
    if (!isMultipart(request)) return;
    metrics.uploadFinished({ status, bytes: Number(request.headers['content-length'] ?? 0) });
  });
}
