import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewayOptions, type Service, startService, stopService, waitUntilReady } from '../../scripts/processes.ts';
import { freePort } from './ports.ts';
import { OPEN, PASSWORD } from './provider.ts';
import { fillDataDir } from './snapshot.ts';

/** Provider and gateway as processes of their own, open to any query without a token, as with `npm start`. */
export type Stack = {
  url: string;
  /** A token, as a tool gets one. */
  tokenOf(email: string): Promise<string>;
  close(): Promise<void>;
};

const createToken = readFileSync('schema/operations/CreateToken.graphql', 'utf8');

/** Starts both on free ports with data of their own. */
export async function startStack(): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-stack-'));
  await fillDataDir(dataDir);
  const [port, providerPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const providerUrl = `http://127.0.0.1:${providerPort}`;
  const env = {
    ...process.env,
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    PROVIDER_URL: providerUrl,
    PUBLIC_URL: url,
    PORTAL_CLOCK: OPEN,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  };
  const started: Service[] = [];
  const start = async (service: Service, ready: string) => {
    started.unshift(service);
    await waitUntilReady(ready, service);
  };
  await start(startService('provider', 'provider/main.ts', env), `${providerUrl}/api/references/school-status/list/`);
  await start(startService('gateway', 'gateway/main.ts', env, gatewayOptions), `${url}/readyz`);
  return {
    url,
    async tokenOf(email) {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: createToken, variables: { input: { email, password: PASSWORD } } }),
      });
      const { data } = (await answer.json()) as { data: { createToken: { token: string } } };
      return data.createToken.token;
    },
    async close() {
      for (const service of started) await stopService(service);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
