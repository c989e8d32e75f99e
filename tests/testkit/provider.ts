import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Updateable } from 'kysely';
import type { DestinationStream } from 'pino';
import type { Clock } from '../../provider/clock.ts';
import type { ProviderConfig } from '../../provider/config.ts';
import { type Database, openServer } from '../../provider/database/open.ts';
import type { ParticipationsTable } from '../../provider/database/tables.ts';
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

/** A clock that a test sets, of the provider and of the gateway; it does not tick. */
type TestClock = Clock & { isDemo: boolean; set(instant: string): void };

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
/** What the provider answers to a change: the registration, or why it rejects it. */
type Changed = { data: Registration; error: string };

type CallOptions = {
  token?: string | undefined;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** False for what the document leaves to the framework, as a wrong method. */
  documented?: boolean;
};

/** The reference provider, listening, with its own data. */
export type TestProvider = Awaited<ReturnType<typeof startProvider>>;

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
}: { clock?: string; logStream?: DestinationStream } & Partial<ProviderConfig> = {}) {
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

  /** Makes a call over HTTP and compares the answer with the contract. */
  const call = async <T = Record<string, unknown>>(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer<T>> => {
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

  const post = <T = Record<string, unknown>>(path: string, token: string | undefined, body: object) =>
    call<T>('POST', path, { token, body });
  /** The `data` that a GET answers. */
  const read = async <T>(path: string, token?: string) => (await call<{ data: T }>('GET', path, { token })).body.data;
  /** The stored letters, newest first. */
  const mailbox = async () =>
    (await call<{ data: Letter[] }>('GET', '/mailbox/messages/', { documented: false })).body.data;

  return {
    url,
    app: provider.app,
    clock,
    database,
    dataDir,
    call,
    read,
    mailbox,
    /** The link in a person's newest letter: its path, and the values that its page sends. */
    async mailedLink(email: string) {
      const letter = (await mailbox()).find(({ to }) => to === email);
      const { pathname, searchParams } = new URL(/https?:\S+/.exec(letter?.text ?? '')?.[0] ?? '');
      return { pathname, values: Object.fromEntries(searchParams) };
    },
    async login(email: string, password = PASSWORD) {
      const { status, body } = await post<{ token: string }>(callPaths.login, undefined, { login: email, password });
      if (status !== 200) throw new Error(`login of ${email} answered ${status}`);
      return body.token;
    },
    /** Asks for the letter with a link that resets the password. */
    askReset: (email: string, headers?: Record<string, string>) =>
      call('POST', callPaths.sendResetPasswordLink, {
        body: { email, login: email, lang: 'ru', site_type: 'forum' },
        ...(headers && { headers }),
      }),
    /** Registers the caller and returns the registration's id. */
    async register(token: string, body: object = talk()) {
      return (await post<{ data: Registration }>(callPaths.makeRegistration, token, body)).body.data.id;
    },
    /** The caller's registrations of 2025. */
    registrations: (token: string) => read<Registration[]>(`${callPaths.listRegistrations}?meeting_id=3`, token),
    /** Sets columns of a registration past the calls. */
    setRegistration: (id: number, values: Updateable<ParticipationsTable>) =>
      database.updateTable('participations').set(values).where('id', '=', id).execute(),
    /** The person takes part in the confirmed format. */
    confirm: (token: string, id: number, choices: object = {}) =>
      post<Changed>(callPaths.changeRegistration, token, {
        ...{ id, action: 'confirm_reg', is_confirm: 1, selected_listen_sections: [27], cancel_poster: -1 },
        ...choices,
      }),
    cancel: (token: string, id: number) =>
      post<Changed>(callPaths.changeRegistration, token, { id, action: 'cancel_reg', is_active: false }),
    /** Uploads a file of a type (3 thesis document, 4 thesis PDF, 5 expert conclusion). */
    upload(
      token: string,
      type: number | string,
      { bytes = sampleFiles.pdf, name = 'тезисы.pdf' }: { bytes?: Buffer; name?: string } = {},
    ) {
      const form = formOf('file', bytes, name, { type: String(type) });
      return call<{ data: { id: number } }>('POST', callPaths.uploadFile, { token, form });
    },
    /** Puts an uploaded file into the slot of its type. */
    attach: (token: string, id: number, file_type: number, file_id: number) =>
      post<Changed>(callPaths.addRegistrationFile, token, { id, file_id, file_type }),
    /** Sets the clock to `OPEN` and deletes files and registrations of the demo accounts. */
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
