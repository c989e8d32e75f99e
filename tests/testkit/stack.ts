import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gatewayOptions, type Service, startService, stopService, waitUntilReady } from '../../scripts/processes.ts';
import { freePort } from './ports.ts';

/** A letter as the reference provider keeps it while no SMTP server is set. */
export type Letter = { id: number; to: string; subject: string; text: string; html: string };

/** The whole portal as processes of their own, nothing mocked. */
export type Stack = {
  url: string;
  providerUrl: string;
  /** Letters to an address, newest first. */
  letters(to: string): Promise<Letter[]>;
  /** A GraphQL call as a tool makes it. */
  graphql<T = Record<string, unknown>>(
    query: string,
    variables?: object,
    token?: string,
  ): Promise<{ data: T; errors?: { message: string }[] }>;
  /** A token, as a tool gets one. */
  tokenOf(email: string, password?: string): Promise<string>;
  /** Runs an action while the provider hangs, and kills the provider in the middle of the calls it makes. */
  killProviderDuring(action: () => Promise<void>): Promise<void>;
  startProvider(): Promise<void>;
  /** Starts both services again with the same data, at another instant. */
  moveClock(instant: string): Promise<void>;
  close(): Promise<void>;
};

interface StackOptions {
  /** Where the service's clock begins. */
  clock?: string;
  /** Whether callers without a token may run what they write themselves, as with `npm start`. */
  isOpen?: boolean;
}

/** The published operation that everybody may run. */
const createToken = readFileSync('schema/operations/CreateToken.graphql', 'utf8');

/** Starts provider and gateway on free ports with data of their own; the gateway as in production. */
export async function startStack({
  clock = '2025-09-15T12:00:00+03:00',
  isOpen = false,
}: StackOptions = {}): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-stack-'));
  const [port, providerPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const providerUrl = `http://127.0.0.1:${providerPort}`;
  const env = {
    ...process.env,
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    PROVIDER_URL: providerUrl,
    PUBLIC_URL: url,
    PORTAL_CLOCK: clock,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  };
  let provider: Service;
  const startProvider = async () => {
    provider = startService('provider', 'provider/main.ts', env);
    await waitUntilReady(`${providerUrl}/api/references/school-status/list/`, provider);
  };
  let gateway: Service;
  const startGateway = async () => {
    const mode = isOpen ? {} : { NODE_ENV: 'production' };
    gateway = startService('gateway', 'gateway/main.ts', { ...env, ...mode }, gatewayOptions);
    await waitUntilReady(`${url}/readyz`, gateway);
  };
  const stop = async () => {
    await stopService(gateway);
    await stopService(provider);
  };
  await startProvider();
  await startGateway();

  const stack: Stack = {
    url,
    providerUrl,
    async letters(to) {
      const answer = await fetch(`${providerUrl}/mailbox/messages/`);
      const { data } = (await answer.json()) as { data: Letter[] };
      return data.filter((letter) => letter.to.includes(to));
    },
    async graphql(query, variables = {}, token) {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
        body: JSON.stringify({ query, variables }),
      });
      return answer.json() as Promise<never>;
    },
    async tokenOf(email, password = 'Primer2025') {
      const variables = { input: { email, password } };
      const { data } = await stack.graphql<{ createToken: { token: string } }>(createToken, variables);
      return data.createToken.token;
    },
    async killProviderDuring(action) {
      provider.child.kill('SIGSTOP');
      await action();
      await sleep(500);
      provider.child.kill('SIGKILL');
      await provider.exited;
    },
    startProvider,
    async moveClock(instant) {
      await stop();
      env.PORTAL_CLOCK = instant;
      await startProvider();
      await startGateway();
    },
    async close() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return stack;
}
