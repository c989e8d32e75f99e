import { collectDefaultMetrics } from 'prom-client';
import { ConfigError, type GatewayConfig, readConfig } from './config.ts';
import { endingTimes } from './http/draining.ts';
import { serveMetrics } from './metrics/serve.ts';
import { createGateway } from './server.ts';
import { explainEditions, explainListen } from './startFault.ts';

async function begin() {
  let config: GatewayConfig | undefined;
  try {
    config = readConfig();
    return { config, gateway: await createGateway(config) };
  } catch (error) {
    const isSetting = error instanceof ConfigError;
    const message = isSetting ? error.message : explainEditions(error, config?.editionsFolder ?? null);
    if (message === null) throw error;
    console.error(message);
    process.exit(1);
  }
}

const { config, gateway } = await begin();
const { metricsPort, host } = config;

/** Opens a port; if that fails, ends with a message that says what the operator has to change. */
async function open(name: 'PORT' | 'METRICS_PORT', port: number, listen: () => Promise<unknown>): Promise<void> {
  try {
    await listen();
  } catch (error) {
    console.error(explainListen(error, { name, port, host }) ?? error);
    process.exit(1);
  }
}

await open('PORT', config.port, () => gateway.app.listen({ port: config.port, host }));
void gateway.probeProvider();
gateway.extensions.watch();
void gateway.compareMeetings();
void gateway.renderPages();
if (metricsPort !== null) {
  collectDefaultMetrics({ register: gateway.metrics });
  await open('METRICS_PORT', metricsPort, () => serveMetrics(gateway.metrics, { port: metricsPort, host }));
}

let stopping = false;

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  gateway.app.log.info({ component: 'process', signal }, 'draining');
  gateway.drain();
  await new Promise((resolve) => setTimeout(resolve, endingTimes.notice));
  await gateway.stopListening(endingTimes.grace);
  await gateway.close();
  gateway.app.log.info({ component: 'process' }, 'stopped');
  process.exit(0);
}

process.on('SIGHUP', () => void gateway.readEditions());
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
