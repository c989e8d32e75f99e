/** The gateway as in production, with contract, limits, budget and rights. Only the caching of lists may differ. */
import { readConfig } from '../../../../gateway/config.ts';
import { createGateway } from '../../../../gateway/server.ts';
import { readSettings } from './settings.ts';

const { lists } = readSettings();
const neverKept = { moderators: 0, others: 0, withoutRevisions: 0 };

const config = readConfig({
  ...process.env,
  PORTAL_CLOCK: '2025-09-15T12:00:00+03:00',
  DEMO_DATA: 'yes',
  // The budget is counted, but a benchmark sends more in a minute than the usual limit allows.
  OPERATION_COST_PER_MINUTE: '1000000000',
  LOG_LEVEL: 'error',
});
const { app } = await createGateway(config, lists === 'cached' ? {} : { listFreshness: neverKept });
await app.listen({ port: config.port, host: config.host });
