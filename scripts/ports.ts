import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from './settings.ts';

async function isTaken(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    // Any other failure is told by the service itself.
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  }
  server.close();
  await once(server, 'close');
  return false;
}

/**
 * Looks whether the services' ports are free before anything is built or started: what listens there might answer in
 * our place and be taken for ready.
 * @throws with the setting of every port that is taken
 */
export async function requireFreePorts({ gateway, provider }: Settings): Promise<void> {
  const wanted = [
    { name: 'PORT', ...gateway },
    ...(provider ? [{ name: 'PROVIDER_PORT', host: provider.host, port: provider.port }] : []),
  ];
  const taken: typeof wanted = [];
  for (const one of wanted) if (await isTaken(one.port, one.host)) taken.push(one);
  const [first] = taken;
  if (first === undefined) return;
  const faults = taken.map(
    ({ name, port }) =>
      `${name}: ${port} is taken on this machine, by a portal that runs already or by another program.`,
  );
  throw new Error([...faults, `Stop it or choose another one: ${first.name}=4200 npm start`].join('\n'));
}
