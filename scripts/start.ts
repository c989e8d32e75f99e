/**
 * `npm start`: builds what must be built, starts the reference provider (unless PROVIDER_URL names another) and the
 * gateway, prints where everything is, and stops both cleanly on Ctrl-C. `--reset` begins with new sample data.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataDir } from '../provider/dataDirLock.ts';
import { buildPageIfNeeded } from './build.ts';
import { requireFreePorts } from './ports.ts';
import { gatewayOptions, type Service, startService, stopService, waitUntilReady } from './processes.ts';
import { readSettings, type Settings } from './settings.ts';

const DEMO_ACCOUNTS = [
  '  Демонстрационные учётные записи, пароль у всех Primer2025:',
  '    participant@example.org   участник',
  '    moderator@example.org     модератор',
  '    admin@example.org         администратор конференции',
];

function welcome({ gateway, provider, ownProvider, env }: Settings): string {
  const lines = [
    '',
    `  Портал:   ${gateway.publicUrl}`,
    `  GraphQL:  ${gateway.publicUrl}/graphql, запросы и справка — ${gateway.publicUrl}/explorer`,
  ];
  if (ownProvider && provider) {
    lines.push(provider.smtpUrl ? '  Письма:   уходят через SMTP_URL' : `  Письма:   ${env.PROVIDER_URL}/mailbox/`);
    if (provider.demoData) lines.push('', ...DEMO_ACCOUNTS);
    if (gateway.portalClock) lines.push('', `  Часы сервиса начинают с ${gateway.portalClock}`);
  }
  return [...lines, '', '  Ctrl-C завершает работу.', ''].join('\n');
}

/**
 * Forgets the embedded database and the stored files; a database server is not ours to empty, nor is a portal that runs.
 */
async function reset({ provider }: Settings): Promise<void> {
  if (!provider) throw new Error('--reset works with the reference provider only; PROVIDER_URL names another one.');
  if (provider.databaseUrl) throw new Error('--reset empties the embedded database only; DATABASE_URL names a server.');
  const { dataDir } = provider;
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDataDir(dataDir, (code) => console.warn(`DATA_DIR: ${dataDir} cannot be locked (${code})`));
  for (const folder of ['database', 'media']) await rm(join(dataDir, folder), { recursive: true, force: true });
  await unlock();
}

async function main(): Promise<number> {
  const settings = readSettings();
  const services: Service[] = [];
  let stopping: Promise<void> | null = null;
  // The gateway first: it drains what runs while the provider still answers.
  const stopAll = () => {
    stopping ??= (async () => {
      for (const service of [...services].reverse()) await stopService(service);
    })();
    return stopping;
  };
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      interrupted = true;
      void stopAll();
    });
  }

  await requireFreePorts(settings);
  if (process.argv.includes('--reset')) await reset(settings);
  buildPageIfNeeded();
  try {
    if (settings.ownProvider) {
      const provider = startService('provider', 'provider/main.ts', settings.env);
      services.push(provider);
      await waitUntilReady(`${settings.env.PROVIDER_URL}/api/references/school-status/list/`, provider);
    }
    const gateway = startService('gateway', 'gateway/main.ts', settings.env, gatewayOptions);
    services.push(gateway);
    await waitUntilReady(`http://127.0.0.1:${settings.gateway.port}/readyz`, gateway);
    console.log(welcome(settings));
    const [code] = await Promise.race(services.map(async (service) => [await service.exited, service.name] as const));
    await stopAll();
    return interrupted ? 0 : code || 1;
  } catch (error) {
    await stopAll();
    if (interrupted) return 0;
    throw error;
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
