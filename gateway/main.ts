import { ConfigError, readConfig } from './config.ts';
import { EditionsError } from './editions/source.ts';
import { collectProcessMetrics, serveMetrics } from './metrics/serve.ts';
import { createGateway } from './server.ts';

/** How long /readyz says no before the door is shut, so that whoever sends visitors here has noticed. */
const noticeMs = 500;

/** Settings and editions that are wrong end the start with their mistakes, and without a stack. */
async function begin() {
  try {
    const config = readConfig();
    return { config, gateway: await createGateway(config) };
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof EditionsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const { config, gateway } = await begin();
await gateway.app.listen({ port: config.port, host: config.host });
const { metricsPort, host } = config;
if (metricsPort !== null) {
  collectProcessMetrics(gateway.metrics);
  await serveMetrics(gateway.metrics, { port: metricsPort, host });
}
void gateway.renderPages();

let stopping = false;

async function stop(signal: NodeJS.Signals): Promise<void> {
  // A second signal does not wait.
  if (stopping) process.exit(1);
  stopping = true;
  gateway.app.log.info({ area: 'process', signal }, 'draining');
  gateway.drain();
  await new Promise((resolve) => setTimeout(resolve, noticeMs));
  await gateway.close();
  gateway.app.log.info({ area: 'process' }, 'stopped');
  process.exit(0);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
