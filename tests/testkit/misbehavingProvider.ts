import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { listen } from './ports.ts';

/** The scripted answer of a call; an object as body is sent as JSON, bytes are sent unchanged. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Waits before it answers. */
  delayMs?: number;
  /** Answers once this has resolved. */
  until?: Promise<void>;
  /** Takes the request and never answers. */
  hangs?: boolean;
  /** Cuts the connection: before any answer, or in the middle of the body. */
  reset?: 'before' | 'inBody';
  /** Sends half of the body and then nothing more, with the connection open. */
  silentInBody?: boolean;
  /** Sends one byte after another, this far apart, and never ends. */
  dripMs?: number;
  /** Sends this many bytes of white space before the body: a JSON text all the same. */
  hugeBytes?: number;
}

/** A call as it came in. */
interface Seen {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: string;
  /** Whether the client went away before the answer. */
  aborted: boolean;
}

export type Script = Answer | ((seen: Seen, count: number) => Answer);

/** A plain HTTP server with scripted answers, right or wrong. */
export interface MisbehavingProvider {
  url: string;
  calls: Seen[];
  /** Scripts the answer of `METHOD /path/`. */
  on(call: string, script: Script): MisbehavingProvider;
  callsTo(call: string): Seen[];
  /** The calls without the check of the token, with which every operation of a tool begins. */
  callsAfterCheck(): Seen[];
  /** The JSON body of the newest call. */
  sent(call: string): unknown;
  /** Forgets scripts and calls. */
  reset(): void;
  /** Connections that are open now. */
  sockets(): Promise<number>;
  close(): Promise<void>;
}

function encode(body: unknown): { type: string; bytes: Buffer } {
  if (body === undefined) return { type: '', bytes: Buffer.alloc(0) };
  if (Buffer.isBuffer(body)) return { type: 'application/json', bytes: body };
  return typeof body === 'string'
    ? { type: 'text/html; charset=utf-8', bytes: Buffer.from(body) }
    : { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
}

async function play(answer: Answer, response: ServerResponse): Promise<void> {
  if (answer.hangs) return;
  if (answer.delayMs !== undefined) await sleep(answer.delayMs);
  await answer.until;
  if (answer.reset === 'before') return void response.socket?.resetAndDestroy();
  const { type, bytes } = encode(answer.body);
  response.writeHead(answer.status ?? 200, { ...(type === '' ? {} : { 'content-type': type }), ...answer.headers });
  if (answer.reset === 'inBody') {
    response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)));
    await sleep(20);
    return void response.socket?.resetAndDestroy();
  }
  if (answer.silentInBody) return void response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)));
  if (answer.dripMs !== undefined) {
    while (!response.destroyed) {
      response.write(' ');
      await sleep(answer.dripMs);
    }
    return;
  }
  if (answer.hugeBytes !== undefined) {
    const chunk = Buffer.alloc(1024 * 1024, ' ');
    for (let sent = 0; sent < answer.hugeBytes && !response.destroyed; sent += chunk.length) {
      if (!response.write(chunk)) await Promise.race([new Promise((go) => response.once('drain', go)), sleep(2_000)]);
    }
  }
  response.end(bytes);
}

/** Starts a provider without a single right answer: every call is scripted by its test. */
export async function startMisbehavingProvider(): Promise<MisbehavingProvider> {
  const scripts = new Map<string, Script>();
  const calls: Seen[] = [];
  const callsTo = (call: string) => calls.filter(({ method, path }) => `${method} ${path}` === call);

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider.invalid');
    const seen: Seen = {
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: '',
      aborted: false,
    };
    response.once('close', () => {
      seen.aborted = !response.writableFinished;
    });
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      seen.aborted = true;
    }
    seen.body = Buffer.concat(chunks).toString('latin1');
    calls.push(seen);
    const key = `${seen.method} ${seen.path}`;
    const script = scripts.get(key);
    const unknown: Answer = { status: 404, body: '<h1>Not Found</h1>' };
    const answer = typeof script === 'function' ? script(seen, callsTo(key).length) : (script ?? unknown);
    await play(answer, response).catch(() => response.destroy());
  });

  const { url, close } = await listen(server);
  const provider: MisbehavingProvider = {
    url,
    calls,
    callsTo,
    callsAfterCheck: () => calls.filter(({ path, query }) => path !== callPaths.getAccount || query.id !== undefined),
    on(call, script) {
      scripts.set(call, script);
      return provider;
    },
    sent(call) {
      const body = callsTo(call).at(-1)?.body;
      if (body === undefined) throw new Error(`${call} was not called`);
      return JSON.parse(Buffer.from(body, 'latin1').toString('utf8'));
    },
    reset() {
      scripts.clear();
      calls.length = 0;
    },
    sockets: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    close,
  };
  return provider;
}

/** The usual answers for a signed-in person: account 7, individual 70, sections and reference lists. */
export function scriptAccount(provider: MisbehavingProvider, rights = 'user'): MisbehavingProvider {
  const role = [{ access_rights: 'user' }, { access_rights: rights }];
  return scriptPerson(provider, individual, { id: 7, username: 'primer@example.org', profiles: [{ individual, role }] })
    .on(`GET ${callPaths.listSections}`, { body: { data: sections } })
    .on(`GET ${callPaths.listOrganizations}`, { body: { data: organizations } })
    .on(`GET ${callPaths.listPositions}`, { body: { data: positions } })
    .on(`GET ${callPaths.listAcademicDegrees}`, { body: { data: [{ id: 3, title: 'Кандидат наук' }] } })
    .on(`GET ${callPaths.listSchoolStatuses}`, { body: { data: [{ id: 2, title: 'Аспирант' }] } });
}

/** Answers that the caller is account 7, with this person (null: none) and these differences. */
export function scriptPerson(provider: MisbehavingProvider, person: object | null, differences: object = {}) {
  const account = { username: 'a@example.org', profiles: [{ individual: person, role: [] }], ...differences };
  return provider.on(`GET ${callPaths.getAccount}`, ({ query }) => ({
    body: query.id === undefined ? { id: 7 } : account,
  }));
}

export const individual = {
  id: 70,
  first_name: 'Пример',
  last_name: 'Примеров',
  middle_name: 'Примерович',
  birth_date: '1990-05-17T19:00:00+04:00',
  phone_number: '+70000000000',
  academic_degree: 3,
  organization: 134,
  other_org_descr: 'Институт образцовых исследований',
  org_position: 47,
  other_position_descr: 'Образцовая должность',
  school_status: null,
  is_female: false,
  nationality: 'РФ',
  photo: 'http://inner.host:8000/media/photos/7/photo.png',
};

const organizations = [
  { id: 134, name: 'Другая организация' },
  { id: 5, name: 'Институт образцовых исследований' },
];
const positions = [
  { id: 47, title: 'Другая должность' },
  { id: 6, title: 'Научный сотрудник' },
];
const sections = [
  { id: 26, name: 'Секция образцов', is_active: true, is_public: true, is_speaker: true },
  { id: 27, name: 'Секция примеров', is_active: true, is_public: true, is_speaker: true },
  { id: 36, name: 'Школа', is_active: true, is_public: false, is_speaker: false },
];

/** A registration in the provider's words, with the given differences. */
export const registration = (differences: object = {}) => ({
  id: 12,
  meeting_id: 3,
  created_at: '2025-09-15T13:00:00+04:00',
  type: 2,
  confirm_type: 0,
  is_confirm: 0,
  comments: 'Образцовый доклад',
  org_comment: null,
  section_choice_id: 26,
  section_confirm_id: null,
  listen_sections: '26, 27',
  need_tour: 0,
  tshort_size: null,
  cancel_poster: null,
  day_1: null,
  day_2: null,
  day_3: null,
  day_4: null,
  file: null,
  file_id: null,
  file_pdf: null,
  file_pdf_id: null,
  exp_file: null,
  exp_file_id: null,
  ...differences,
});
