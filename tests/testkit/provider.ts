import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Clock } from '../../provider/clock.ts';
import type { ProviderConfig } from '../../provider/config.ts';
import { type Database, openServer } from '../../provider/database/open.ts';
import { extensionNames } from '../../provider/extensions/names.ts';
import { defaultLimits } from '../../provider/limits.ts';
import { createProvider } from '../../provider/server.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { atEnd } from './atEnd.ts';
import { contractFaults } from './contract.ts';
import { takeEmbedded } from './embedded.ts';
import { formOf, sampleFiles, talk } from './samples.ts';
import { locateSnapshot } from './snapshot.ts';
import { createDatabase, locateCluster } from './testDatabase.ts';

/** A clock that a test sets; it does not tick. */
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

type Registration = { id: number; [field: string]: unknown };
type Uploaded = Answer<{ data: { id: number } }>;

type CallOptions = {
  token?: string | undefined;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** False for what the document leaves to the framework, as a wrong method. */
  documented?: boolean;
};

/** The reference provider, listening, with its own data. */
export type TestProvider = {
  url: string;
  app: FastifyInstance;
  clock: TestClock;
  database: Database;
  dataDir: string;
  /** The stored letters, newest first. */
  mailbox(): Promise<Letter[]>;
  /** Makes a call over HTTP and compares the answer with the contract. */
  call<T = Record<string, unknown>>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>;
  login(email: string, password?: string): Promise<string>;
  /** Registers the caller and returns the registration's id. */
  register(token: string, body?: object): Promise<number>;
  /** The caller's registrations of 2025. */
  registrations(token: string): Promise<Registration[]>;
  /** Uploads a file of a type (3 thesis document, 4 thesis PDF, 5 expert conclusion). */
  upload(token: string, type: number | string, file?: { bytes?: Buffer; name?: string }): Promise<Uploaded>;
  /** Sets the clock to `OPEN` and deletes files and registrations of the demo accounts. */
  clear(): Promise<void>;
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
    trustedProxies: [],
    host: '127.0.0.1',
    mailFrom: 'Форум <noreply@example.org>',
    publicUrl: 'http://localhost:4000',
    // Prints the cause of an unexpected fault.
    logLevel: 'error',
    extensions: extensionNames,
    limits: defaultLimits,
    demoData: true,
    publicList: 'registered',
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
      const { status, body } = await call<{ token: string }>('POST', callPaths.login, {
        body: { login: email, password },
      });
      if (status !== 200) throw new Error(`login of ${email} answered ${status}`);
      return body.token;
    },
    async register(token, body = talk()) {
      return (await call<{ data: Registration }>('POST', callPaths.makeRegistration, { token, body })).body.data.id;
    },
    async registrations(token) {
      const path = `${callPaths.listRegistrations}?meeting_id=3`;
      return (await call<{ data: Registration[] }>('GET', path, { token })).body.data;
    },
    upload(token, type, { bytes = sampleFiles.pdf, name = 'тезисы.pdf' } = {}) {
      const form = formOf('file', bytes, name, { type: String(type) });
      return call('POST', callPaths.uploadFile, { token, form });
    },
    async clear() {
      clock.set(OPEN);
      await database.deleteFrom('files').where('account_id', '<', 100).execute();
      await database.deleteFrom('participations').where('account_id', '<', 100).execute();
    },
    async close() {
      const closed = provider.close();
      // A connection that was opened for a request which another one took would delay it by half a minute.
      provider.app.server.closeAllConnections();
      await closed;
      await release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A provider for all tests of a file. */
export async function sampleProvider(...settings: Parameters<typeof startProvider>): Promise<TestProvider> {
  const provider = await startProvider(...settings);
  atEnd(() => provider.close());
  return provider;
}
