import { ConfigError, type ProviderConfig, readConfig } from './config.ts';
import { DataDirInUse } from './dataDirLock.ts';
import { createProvider } from './server.ts';

async function run(config: ProviderConfig): Promise<void> {
  const { app, close } = await createProvider(config);
  let closing = false;
  const stop = async () => {
    if (closing) return;
    closing = true;
    try {
      await close();
      process.exit(0);
    } catch (error) {
      app.log.fatal({ err: error }, 'could not close cleanly');
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  await app.listen({
    port: config.port,
    host: config.host,
    listenTextResolver: (address) => `provider listens on ${address}`,
  });
}

try {
  await run(readConfig());
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof DataDirInUse ? error.message : error);
  process.exit(1);
}
