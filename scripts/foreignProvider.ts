import { connectProvider } from '../gateway/provider/http/client.ts';
import { isLasting } from '../gateway/provider/http/faults.ts';

/** Together with the timeout of a probe, a fault is named within five seconds. */
const probeMs = 4_000;

/**
 * Prints why a provider that somebody else runs cannot be used.
 * @throws if waiting does not help, because a setting or the contract has to change
 */
export async function checkForeignProvider(providerUrl: string, say: (line: string) => void): Promise<void> {
  const provider = connectProvider(providerUrl, { limits: { connectMs: probeMs } });
  try {
    // The console shows the fault already.
    const asker = { requestId: 'npm-start', address: '127.0.0.1', log: { warn() {} } };
    const fault = await provider.probe(asker, probeMs);
    if (fault === null) return;
    const { origin, pathname } = new URL(providerUrl);
    const status = fault.status === undefined ? '' : `, status ${fault.status}`;
    const line = `PROVIDER_URL=${origin}${pathname.replace(/\/$/, '')} (${fault.kind}${status}): ${fault.check}`;
    if (isLasting(fault)) throw new Error(line);
    say(`${line} Waiting for it.`);
  } finally {
    await provider.close();
  }
}
