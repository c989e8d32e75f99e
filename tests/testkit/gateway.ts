import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { type GatewayConfig, readConfig } from '../../gateway/config.ts';
import { deadlines } from '../../gateway/context.ts';
import { readingDeadlines } from '../../gateway/domains/files/thesisReaders.ts';
import type { Clock } from '../../gateway/lib/clock.ts';
import type { BodyLimits } from '../../gateway/limits/bodyLimits.ts';
import { createGateway } from '../../gateway/server.ts';
import { ownEditions } from './editions.ts';
import { uploadForm } from './load.ts';

/** The caller: a tool's token or the page's cookie (its complete header). */
export interface Caller {
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

/** An answer of the gateway as tests look at it. */
export interface GraphqlAnswer {
  status: number;
  headers: Headers;
  text: string;
  data: Record<string, unknown> | null;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
  /** Codes of the errors. */
  codes: unknown[];
}

interface FileToSend {
  name: string;
  bytes: Buffer;
  type?: string;
}

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;

/** The type of `input` by the name of the root field. */
const inputTypes = new Map(
  [...readFileSync('schema/schema.graphql', 'utf8').matchAll(/^ {2}(\w+)\([^)]*?\binput: (\w+)!/gm)].map(
    ([, name = '', type = '']) => [name, type],
  ),
);

/** The text of a mutation with one `input`. */
export const mutationOf = (name: string, selection: string) =>
  `mutation ($input: ${inputTypes.get(name)}!) { ${name}(input: $input) { ${selection} } }`;

/** The demo's instant: the windows of 2025 are open. */
const openInstant = '2025-09-15T12:00:00+03:00';

/** A clock that a test sets. */
export function testClock(instant: string = openInstant): Clock & { set(instant: string): void } {
  let now = new Date(instant);
  return {
    isDemo: true,
    now: () => now,
    set(next) {
      now = new Date(next);
    },
  };
}

/** A caller at this address, as a trusted proxy names it. */
export const from = (address: string, token?: string): Caller => ({
  headers: { 'x-forwarded-for': address },
  ...(token === undefined ? {} : { token }),
});

function headersOf({ token, cookie, headers }: Caller): Record<string, string> {
  return {
    ...(token === undefined ? {} : { authorization: `Token ${token}` }),
    ...(cookie === undefined ? {} : { cookie }),
    ...headers,
  };
}

async function readAnswer(response: Response): Promise<GraphqlAnswer> {
  const text = await response.text();
  const parsed = JSON.parse(text) as Partial<GraphqlAnswer>;
  const errors = parsed.errors ?? [];
  return {
    status: response.status,
    headers: response.headers,
    text,
    data: parsed.data ?? null,
    errors,
    codes: errors.map(({ extensions }) => extensions?.code),
  };
}

/** A clock that expires every cache entry at the next look, so that tests do not share answers. */
function forgetful(): () => number {
  const twoDays = 2 * 24 * 60 * 60 * 1000;
  let now = 0;
  return () => {
    now += twoDays;
    return now;
  };
}

/** On a busy machine the body of a request arrives late: only the tests of these limits may depend on that. */
const patientBodies: BodyLimits = { ordinaryMs: 120_000, uploadMs: 120_000, idleMs: 120_000 };

/** On a busy machine calls, operations and the reading of a thesis take longer: only the tests of their limits shorten them. */
export const patientLimits = { placeMs: 60_000, callMs: 60_000, listMs: 60_000 };
deadlines.operationMs = 60_000;
Object.assign(readingDeadlines, { readMs: 60_000, factsMs: 60_000, textMs: 60_000 });

/** The settings of a demonstration. */
const settings = readConfig({
  PORT: '0',
  PROVIDER_URL: 'http://provider.invalid',
  PUBLIC_URL: 'http://portal.example.org',
  DEMO_DATA: 'yes',
  LOG_LEVEL: 'debug',
});

/**
 * Settings and replaced parts of a test's gateway. Without `now` nothing outlives its call, `Date.now` keeps shared reads;
 * without `lateness` the event loop is never late: a busy machine decides no test.
 */
type GatewayOptions = { providerUrl: string } & Partial<GatewayConfig> & Parameters<typeof createGateway>[1];

/** Starts a gateway for the provider at this address, on a free port. */
export async function startGateway(options: GatewayOptions) {
  /** Every line the gateway wrote to its log. */
  const log: string[] = [];
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  const config = { ...settings, ...options };
  const gateway = await createGateway(config, {
    clock: testClock(),
    ...(config.editionsFolder === null && { editions: ownEditions }),
    bodyLimits: patientBodies,
    now: forgetful(),
    lateness: () => 0,
    ...options,
    providerLimits: { ...patientLimits, ...options.providerLimits },
    logStream,
  });
  const url = await gateway.app.listen({ port: config.port, host: config.host });

  const post = async (body: object | string, caller: Caller = {}) =>
    readAnswer(
      await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersOf(caller) },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const graphql = (query: string, variables: object = {}, caller?: Caller) => post({ query, variables }, caller);

  return {
    url,
    gateway,
    log,
    /** Sends a body to /graphql: an object as JSON, a text unchanged. */
    post,
    graphql,
    /** Runs a mutation with its `input`; `payload` is its part of the data. */
    async mutate<T = Record<string, unknown>>(name: string, input: object, selection: string, caller?: Caller) {
      const answer = await graphql(mutationOf(name, selection), { input }, caller);
      return { ...answer, payload: answer.data?.[name] as T };
    },
    /** The data of an answer without errors. */
    async read<T = Record<string, unknown>>(query: string, variables?: object, caller?: Caller) {
      const { data, errors } = await graphql(query, variables, caller);
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return data as T;
    },
    /** Sends one file as `input.file`. */
    async upload(query: string, input: object, file: FileToSend, caller: Caller = {}, signal?: AbortSignal) {
      const sent = new File([new Uint8Array(file.bytes)], file.name, { type: file.type ?? '' });
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'apollo-require-preflight': 'true', ...headersOf(caller) },
        body: uploadForm({ query }, input, sent),
        ...(signal && { signal }),
      });
      return readAnswer(response);
    },
    /** Opens a path of the gateway, or an address that one of its answers names. */
    open(address: string, caller: Caller = {}) {
      const { pathname, search } = new URL(address, url);
      return fetch(`${url}${pathname}${search}`, { headers: headersOf(caller), redirect: 'manual' });
    },
    close: () => gateway.close(),
  };
}
