import { gatewayOptions, type Service, startService, waitUntilReady } from '../../scripts/processes.ts';
import { serviceEntry } from './bundles.ts';
import { freePort } from './ports.ts';

/** Starts the gateway for the provider at this address in a separate process; it answers when this resolves. */
export async function startGatewayProcess(
  providerUrl: string,
  settings: Record<string, string> = {},
): Promise<Service & { url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    PROVIDER_URL: providerUrl,
    PUBLIC_URL: url,
    PORTAL_CLOCK: '2025-09-15T12:00:00+03:00',
    LOG_LEVEL: 'error',
    ...settings,
  };
  const service = startService('gateway', serviceEntry('gateway'), env, gatewayOptions);
  await waitUntilReady(`${url}/readyz`, service);
  return { ...service, url };
}
