/** The gateway as in production, with contract, limits, budget and rights. Only the caching of lists may differ. */
import { createGateway } from '../../../../gateway/server.ts';
import { readSettings } from './settings.ts';

const { port, providerUrl, lists } = readSettings();
const neverKept = { moderators: 0, others: 0, withoutRevisions: 0 };

const { app } = await createGateway(
  {
    port,
    host: '127.0.0.1',
    providerUrl,
    providerExtensions: null,
    mediaUrls: [],
    publicUrl: `http://127.0.0.1:${port}`,
    portalClock: '2025-09-15T12:00:00+03:00',
    editionsFolder: null,
    isDemonstration: true,
    trustedProxies: [],
    corsOrigins: [],
    redisUrl: null,
    fileLinkSecrets: [],
    metricsPort: null,
    traceEndpoint: null,
    // The budget is counted, but a benchmark sends more in a minute than the usual limit allows.
    operationCostPerMinute: 1_000_000_000,
    logLevel: 'error',
    isProduction: true,
  },
  lists === 'cached' ? {} : { listFreshness: neverKept },
);
await app.listen({ port, host: '127.0.0.1' });
