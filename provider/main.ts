import { ConfigError, type ProviderConfig, readConfig } from './config.ts';
import { DataDirInUse } from './dataDirLock.ts';
import { openDrawing } from './documents/draw.ts';
import { createProvider, type Provider } from './server.ts';
import { explainStart } from './startFault.ts';

async function run(config: ProviderConfig): Promise<void> {
  let provider: Provider | undefined;
  let closing = false;
  // Also handles signals during the start: the exit then removes the lock of the data folder.
  const stop = async () => {
    if (closing) return;
    closing = true;
    try {
      await provider?.close();
      process.exit(0);
    } catch (error) {
      provider?.app.log.fatal({ err: error }, 'could not close cleanly');
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  provider = await createProvider(config);
  const { app, checkMail, serveMetrics } = provider;
  await app.listen({
    port: config.port,
    host: config.host,
    listenTextResolver: (address) => `provider listens on ${address}`,
  });
  openDrawing();
  if (config.metricsPort !== undefined) await serveMetrics(config.metricsPort, config.host);
  await checkMail();
}

/** Ends with what the operator has to change, without a stack, or with an unexpected error. */
function end(error: unknown, config?: ProviderConfig): never {
  const isKnown = error instanceof ConfigError || error instanceof DataDirInUse;
  console.error(isKnown ? error.message : ((config && explainStart(error, config)) ?? error));
  process.exit(1);
}

let config: ProviderConfig | undefined;
try {
  config = readConfig();
  await run(config);
} catch (error) {
  end(error, config);
}
