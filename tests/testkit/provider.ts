import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Clock } from '../../provider/clock.ts';
import type { ProviderConfig } from '../../provider/config.ts';
import { type Database, openServer } from '../../provider/database/open.ts';
import { defaultLimits } from '../../provider/limits.ts';
import { createProvider } from '../../provider/server.ts';
import { contractFaults } from './contract.ts';
import { takeEmbedded } from './embedded.ts';
import { createDatabase, locateCluster } from './postgres.ts';
import { locateSnapshot } from './snapshot.ts';

/** A clock that a test sets; it stands still otherwise. */
type TestClock = Clock & { set(instant: string): void };

/** A letter of the mailbox. */
type Letter = { id: number; to: string; subject: string; text: string; html: string };

/** An answer, its JSON read where it is JSON. */
export type Answer<T = Record<string, unknown>> = {
  status: number;
  headers: Headers;
  type: string;
  body: T;
  bytes: Buffer;
};

type CallOptions = {
  token?: string | undefined;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** False for what the document leaves to the framework, as a wrong method. */
  documented?: boolean;
};

/** The reference provider, listening, with data of its own. */
export type TestProvider = {
  url: string;
  app: FastifyInstance;
  clock: TestClock;
  database: Database;
  dataDir: string;
  /** The kept letters, newest first. */
  mailbox(): Promise<Letter[]>;
  /** A call over HTTP whose answer is held against the contract. */
  call<T = Record<string, unknown>>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>;
  login(email: string, password?: string): Promise<string>;
  close(): Promise<void>;
};

/** The demo's instant: the windows of 2025 are open. */
export const OPEN = '2025-09-15T12:00:00+03:00';
export const PASSWORD = 'Primer2025';

function standingClock(start: string): TestClock {
  let instant = new Date(start);
  return {
    isDemo: true,
    now: () => new Date(instant),
    set: (next) => {
      instant = new Date(next);
    },
  };
}

/** In the project `postgres` a database of its server, else an embedded one. */
async function takeDatabase(): Promise<{ database: Database; release(): Promise<void> }> {
  if (process.env.TEST_DATABASE !== 'postgres') return takeEmbedded();
  const { url, drop } = await createDatabase(locateCluster());
  return { database: openServer(url), release: drop };
}

/** Starts the provider with the seeded content. */
export async function startProvider({
  clock: start = OPEN,
  logStream,
  ...settings
}: { clock?: string; logStream?: DestinationStream } & Partial<ProviderConfig> = {}): Promise<TestProvider> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-provider-'));
  await cp(locateSnapshot().media, join(dataDir, 'media'), { recursive: true });
  const { database, release } = await takeDatabase();
  const clock = standingClock(start);
  const config: ProviderConfig = {
    port: 0,
    host: '127.0.0.1',
    mailFrom: 'Форум <noreply@example.org>',
    publicUrl: 'http://localhost:4000',
    // A fault of the service that a test did not expect tells its cause.
    logLevel: 'error',
    limits: defaultLimits,
    demoData: true,
    ...settings,
    dataDir,
  };
  const provider = await createProvider(config, { clock, database, ...(logStream && { logStream }) });
  const url = await provider.app.listen({ port: 0, host: '127.0.0.1' });

  const call = async <T>(method: string, path: string, options: CallOptions = {}): Promise<Answer<T>> => {
    const { token, body, form, headers = {}, documented = true } = options;
    const answer = await fetch(path.startsWith('http') ? path : `${url}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(form
        ? { body: form }
        : body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    const read = type === 'application/json' ? JSON.parse(bytes.toString()) : bytes.toString();
    if (documented) {
      const { pathname } = new URL(path, url);
      const faults = contractFaults({ method, path: pathname, status: answer.status, type, body: read });
      if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${bytes.toString().slice(0, 500)}`);
    }
    return { status: answer.status, headers: answer.headers, type, body: read, bytes };
  };

  return {
    url,
    app: provider.app,
    clock,
    database,
    dataDir,
    call,
    async mailbox() {
      const { body } = await call<{ data: Letter[] }>('GET', '/mailbox/messages/', { documented: false });
      return body.data;
    },
    async login(email, password = PASSWORD) {
      const { status, body } = await call<{ token: string }>('POST', '/accounts/login/', {
        body: { login: email, password },
      });
      if (status !== 200) throw new Error(`login of ${email} answered ${status}`);
      return body.token;
    },
    async close() {
      await provider.close();
      await release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
