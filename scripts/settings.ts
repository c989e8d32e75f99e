import { settingNames as gatewaySettings, readConfig as readGatewayConfig } from '../gateway/config.ts';
import {
  isDemonstration,
  settingNames as providerSettings,
  readConfig as readProviderConfig,
} from '../provider/config.ts';

/** The time at which a demonstration's clock starts: inside the open windows of 2025 (ruling R7). */
export const DEMO_CLOCK = '2025-09-15T12:00:00+03:00';

/** The settings with which the two services are started. */
export type Settings = ReturnType<typeof readSettings>;

/** Settings that only commands read, not the services. */
const otherSettings = ['PROVIDER_TOKEN', 'PAGE_PORT'];

/** Names that begin like our settings but that nothing reads: most likely misspelt. */
export function unknownSettings(env: NodeJS.ProcessEnv): string[] {
  const known = new Set([...gatewaySettings, ...providerSettings, ...otherSettings]);
  const ours = new Set([...known].filter((name) => name.includes('_')).map((name) => name.split('_')[0]));
  for (const foreign of ['LOG', 'NODE', 'OTEL', 'FILE']) ours.delete(foreign);
  return Object.keys(env).filter((name) => name.includes('_') && ours.has(name.split('_')[0]) && !known.has(name));
}

/** The port of a setting, else `otherwise`. The service that reads the setting reports a wrong one. */
function portOr(text: string | undefined, otherwise: number): number {
  const port = Number(text || otherwise);
  return Number.isInteger(port) && port >= 0 && port < 65_536 ? port : otherwise;
}

/**
 * Reads the settings of both services. Without PROVIDER_URL the reference provider starts too, on the port after the
 * gateway's. A demonstration's clock starts in the open window unless PORTAL_CLOCK says otherwise; every other portal
 * uses the real time.
 * @throws with every wrong or missing setting of both services named
 */
export function readSettings(source: NodeJS.ProcessEnv = process.env) {
  const ownProvider = !source.PROVIDER_URL;
  const env = { ...source };
  if (ownProvider) {
    const port = portOr(source.PORT, 4000);
    env.PROVIDER_PORT ||= String(port + 1);
    env.PROVIDER_URL = `http://127.0.0.1:${portOr(env.PROVIDER_PORT, 4001)}`;
    env.PUBLIC_URL ||= `http://localhost:${port}`;
    const isSample = isDemonstration(source);
    if (isSample) env.PORTAL_CLOCK ??= DEMO_CLOCK;
    // The gateway shows the sample editions with sample data only.
    env.DEMO_DATA ||= isSample ? 'yes' : 'no';
  }
  const faults = new Set<string>();
  const attempt = <T>(read: () => T): T | null => {
    try {
      return read();
    } catch (error) {
      for (const line of (error as Error).message.split('\n')) faults.add(line);
      return null;
    }
  };
  /** Settings of the reference provider: it trusts the X-Forwarded-For of the gateway on this machine. */
  const providerEnv: NodeJS.ProcessEnv = { ...env, TRUST_PROXY: 'loopback' };
  const gateway = attempt(() => readGatewayConfig(env));
  const provider = ownProvider ? attempt(() => readProviderConfig(providerEnv)) : null;
  if (!gateway || faults.size > 0) throw new Error([...faults].join('\n'));
  return { env, providerEnv, ownProvider, gateway, provider };
}
