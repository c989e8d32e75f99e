import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { costPerMinute } from '../../gateway/limits/operations.ts';
import { createGateway } from '../../gateway/server.ts';
import { ownEditions } from '../testkit/editions.ts';
import { patientLimits } from '../testkit/gateway.ts';
import { freePort } from '../testkit/ports.ts';
import { OPEN, PASSWORD, startProvider, type TestProvider } from '../testkit/provider.ts';

/**
 * A gateway in this process, with the built page, and the reference provider behind it, which has a separate database
 * and the gateway's clock.
 */
export interface Portal {
  url: string;
  provider: TestProvider;
  /** Lines of the provider's log, from level `info` up. */
  providerLog: string[];
  /** A GraphQL call without the page. */
  graphql<T = Record<string, unknown>>(
    query: string,
    variables?: object,
    token?: string,
  ): Promise<{ data: T; errors?: { message: string }[] }>;
  tokenOf(email: string, password?: string): Promise<string>;
}

interface PortalOptions {
  /** Whether the public pages are rendered ahead, as a started gateway does; without it the browser draws them. */
  isRendered?: boolean;
  /** The clock's time at the start. */
  clock?: string;
  /** Starts a proxy before the provider and returns its address. */
  proxy?: (providerUrl: string) => Promise<string>;
}

const createToken = readFileSync('schema/operations/CreateToken.graphql', 'utf8');

const collect = (lines: string[]) =>
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });

/** How the portals of the running test file are closed. */
const closing: (() => Promise<void>)[] = [];

export async function closePortals(): Promise<void> {
  await Promise.all(closing.splice(0).map((close) => close()));
}

/** Starts the portal on free ports, from the seeded snapshot, in production mode; the test file closes it at its end. */
export async function startPortal({ clock = OPEN, proxy, isRendered = false }: PortalOptions = {}): Promise<Portal> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const providerLog: string[] = [];
  const logging = { logLevel: 'info', logStream: collect(providerLog) } as const;
  const provider = await startProvider({ clock, publicUrl: url, ...logging });
  const gateway = await createGateway(
    {
      port,
      host: '127.0.0.1',
      providerUrl: proxy ? await proxy(provider.url) : provider.url,
      providerExtensions: null,
      mediaUrls: [],
      publicUrl: url,
      portalClock: null,
      editionsFolder: null,
      isDemonstration: true,
      trustedProxies: [],
      corsOrigins: [],
      redisUrl: null,
      fileLinkSecrets: [],
      operationCostPerMinute: costPerMinute,
      metricsPort: null,
      traceEndpoint: null,
      logLevel: 'info',
      isProduction: true,
    },
    // A busy machine is no fault of gateway or provider: neither rejects what is late.
    {
      clock: provider.clock,
      editions: ownEditions,
      logStream: collect([]),
      providerLimits: patientLimits,
      lateness: () => 0,
    },
  );
  await gateway.app.listen({ port, host: '127.0.0.1' });
  gateway.extensions.watch();
  closing.push(async () => {
    await gateway.close();
    await provider.close();
  });
  if (isRendered) await gateway.renderPages();

  const portal: Portal = {
    url,
    provider,
    providerLog,
    async graphql(query, variables = {}, token) {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
        body: JSON.stringify({ query, variables }),
      });
      return answer.json() as Promise<never>;
    },
    async tokenOf(email, password = PASSWORD) {
      const variables = { input: { email, password } };
      const { data } = await portal.graphql<{ createToken: { token: string } }>(createToken, variables);
      return data.createToken.token;
    },
  };
  return portal;
}
