import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from './settings.ts';

async function isTaken(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    // The service reports any other failure.
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  }
  server.close();
  await once(server, 'close');
  return false;
}

/** A required port: its setting, or its purpose if no setting changes it. */
type WantedPort = { name: string; host: string; port: number };

/**
 * Checks that ports are free before anything is built or started: otherwise another program could answer instead of a
 * service. `more` lists further ports, which no setting changes.
 * @throws with the name of every port that is in use
 */
export async function requireFreePorts({ gateway, provider }: Settings, more: WantedPort[] = []): Promise<void> {
  const services: WantedPort[] = [
    { name: 'PORT', ...gateway },
    ...(gateway.metricsPort ? [{ name: 'METRICS_PORT', host: gateway.host, port: gateway.metricsPort }] : []),
    ...(provider ? [{ name: 'PROVIDER_PORT', host: provider.host, port: provider.port }] : []),
    ...(provider?.metricsPort
      ? [{ name: 'PROVIDER_METRICS_PORT', host: provider.host, port: provider.metricsPort }]
      : []),
  ];
  const taken: WantedPort[] = [];
  for (const one of [...services, ...more]) if (await isTaken(one.port, one.host)) taken.push(one);
  if (taken.length === 0) return;
  const faults = taken.map(
    ({ name, port }) =>
      `${name}: ${port} is taken on this machine, by a portal that runs already or by another program.`,
  );
  const setting = taken.find((one) => services.includes(one));
  const advice = setting ? `Stop it or choose another one: ${setting.name}=4200 npm start` : 'Stop it.';
  throw new Error([...faults, advice].join('\n'));
}
