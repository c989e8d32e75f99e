/**
 * `npm start`: builds the page when its sources changed, starts the reference provider (unless PROVIDER_URL names
 * another) and the gateway, prints the addresses, and stops both on Ctrl-C, on SIGTERM, and when npm or the reader of the output ends. `--reset`
 * begins with new sample data.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lockDataDir } from '../provider/dataDirLock.ts';
import { buildPageIfNeeded } from './build.ts';
import { checkForeignProvider } from './foreignProvider.ts';
import { onParentEnd } from './parentEnd.ts';
import { requireFreePorts } from './ports.ts';
import { gatewayOptions, type Service, startService, stopService, waitUntilReady } from './processes.ts';
import { runStep } from './progress.ts';
import { run } from './run.ts';
import { readSettings, type Settings, unknownSettings } from './settings.ts';

const SAMPLE_ACCOUNTS = [
  '  Sample accounts, password Primer2025:',
  '    participant@example.org   participant',
  '    moderator@example.org     moderator',
  '    admin@example.org         conference administrator',
];

function welcome({ gateway, provider, ownProvider, env }: Settings): string {
  const lines = [''];
  if (ownProvider && provider) {
    if (provider.demoData) lines.push(...SAMPLE_ACCOUNTS, '');
    if (gateway.portalClock) lines.push(`  Clock:    starts at ${gateway.portalClock}`);
    if (gateway.portalClock && !provider.demoData)
      lines.push('  WARNING:  PORTAL_CLOCK is set, so this portal does not run on the real time.');
    lines.push(provider.smtpUrl ? '  Letters:  go out through SMTP_URL' : `  Letters:  ${env.PROVIDER_URL}/mailbox/`);
  }
  lines.push(
    `  GraphQL:  ${gateway.publicUrl}/graphql, with an editor at ${gateway.publicUrl}/explorer`,
    '  Ctrl-C ends everything.',
    '',
    `  Portal:   ${gateway.publicUrl}`,
    '',
  );
  return lines.join('\n');
}

/** Deletes the embedded database and the stored files, unless a portal uses them. Never touches a database server. */
async function reset({ provider }: Settings): Promise<void> {
  if (!provider) throw new Error('--reset works with the reference provider only; PROVIDER_URL names another one.');
  if (provider.databaseUrl) throw new Error('--reset empties the embedded database only; DATABASE_URL names a server.');
  const { dataDir } = provider;
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDataDir(dataDir, (code) => console.warn(`DATA_DIR: ${dataDir} cannot be locked (${code})`));
  for (const folder of ['database', 'media']) await rm(join(dataDir, folder), { recursive: true, force: true });
  await unlock();
}

/** Builds the page and starts the provider at the same time, then the gateway. Adds each process to `services`. */
async function startServices(
  { env, providerEnv, ownProvider, gateway }: Settings,
  services: Service[],
  signal: AbortSignal,
) {
  const log = gateway.isProduction ? 'json' : 'readable';
  const start = (name: string, serviceEnv: NodeJS.ProcessEnv, nodeOptions: string[] = []) => {
    signal.throwIfAborted();
    const service = startService(name, `${name}/main.ts`, serviceEnv, nodeOptions, log);
    services.push(service);
    return service;
  };
  const providerReady = ownProvider
    ? runStep('starting the provider', () =>
        waitUntilReady(`${env.PROVIDER_URL}/healthz`, start('provider', providerEnv)),
      )
    : checkForeignProvider(String(env.PROVIDER_URL), console.warn);
  const gatewayReady = buildPageIfNeeded(signal).then(() => {
    const service = start('gateway', env, gatewayOptions);
    // The gateway reports that it is ready only once its provider is.
    return runStep('starting the gateway', () =>
      providerReady.then(() => waitUntilReady(`http://127.0.0.1:${gateway.port}/readyz`, service)),
    );
  });
  await Promise.all([providerReady, gatewayReady]);
}

async function main(): Promise<number> {
  const { values: options } = parseArgs({ options: { reset: { type: 'boolean' } } });
  const settings = readSettings();
  for (const name of unknownSettings(process.env))
    console.warn(`${name} is no setting of the portal: is the name misspelt?`);
  // A person reads the console; a deployment collects JSON lines.
  if (!settings.gateway.isProduction) for (const env of [settings.env, settings.providerEnv]) env.LOG_LEVEL ||= 'warn';
  const services: Service[] = [];
  const interruption = new AbortController();
  let stopping: Promise<void> | null = null;
  // Stops the gateway first: it finishes running requests while the provider still answers.
  const stopAll = () => {
    interruption.abort();
    stopping ??= (async () => {
      for (const service of [...services].reverse()) await stopService(service);
    })();
    return stopping;
  };
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
    void stopAll();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  onParentEnd(interrupt);
  // The reader of the output ended, for example in `npm start | head`.
  for (const output of [process.stdout, process.stderr]) output.on('error', interrupt);

  await requireFreePorts(settings);
  if (options.reset) await reset(settings);
  try {
    await startServices(settings, services, interruption.signal);
    console.log(welcome(settings));
    const [code, name] = await Promise.race(
      services.map(async (service) => [await service.exited, service.name] as const),
    );
    if (!interrupted) console.error(`The ${name} ended (exit code ${code}), so the portal ends. The reason is above.`);
    await stopAll();
    return interrupted ? 0 : code || 1;
  } catch (error) {
    await stopAll();
    if (interrupted) return 0;
    throw error;
  }
}

await run(main);
