/** `npm run dev`: both services restarted on a change, and Vite in front of them at http://127.0.0.1:4100. */
import { createServer } from 'vite';
import { startService, stopService } from './processes.ts';
import { readSettings } from './settings.ts';

const VITE_URL = 'http://127.0.0.1:4100';

const { env, ownProvider } = readSettings({ ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || VITE_URL });
const services = [
  ...(ownProvider ? [startService('provider', 'provider/main.ts', env, ['--watch-path=provider'])] : []),
  startService('gateway', 'gateway/main.ts', env, ['--watch-path=gateway', '--watch-path=schema']),
];
const vite = await createServer({ configFile: 'web/vite.config.ts' });
await vite.listen();
console.log(`Страница с мгновенной перезагрузкой: ${VITE_URL}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await vite.close();
    for (const service of services.reverse()) await stopService(service);
    process.exit(0);
  });
}
