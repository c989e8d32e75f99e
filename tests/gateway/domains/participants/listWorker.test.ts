import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ProviderRejection } from '../../../../gateway/lib/errors.ts';
import type { ListScope } from '../../../../gateway/lists/lists.ts';
import { createListWorker, type ListWorker, openListThread } from '../../../../gateway/lists/listWorker.ts';
import { listParticipations } from '../../../../gateway/provider/calls/participants.ts';
import { connectProvider } from '../../../../gateway/provider/http/client.ts';
import { toParticipation } from '../../../../gateway/provider/records/participants.ts';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import {
  type Answer,
  type MisbehavingProvider,
  registration,
  startMisbehavingProvider,
} from '../../../testkit/misbehavingProvider.ts';

/** The thread that owns the lists: its life cycle, its faults, and its messages to the gateway. */
const listCall = `POST ${callPaths.listParticipations}`;
const publicCall = `GET ${callPaths.listParticipants}`;
const changesCall = `GET ${callPaths.listParticipationChanges}`;
const MB = 1024 * 1024;
const facts = {
  sections: [],
  otherOrganizationId: 134,
  addresses: { publicUrl: 'http://portal.example.org', providerUrl: 'http://inner.host', mediaUrls: [] },
};

let provider: MisbehavingProvider;
let threads: Worker[];
let worker: ListWorker;
let ends: number;
let lines: { level: string; fields: object; message: string }[];

beforeAll(async () => {
  provider = await startMisbehavingProvider();
});
afterAll(() => provider.close());

const lineOf = (level: string) => (fields: object, message: string) => void lines.push({ level, fields, message });
const log = { debug: lineOf('debug'), info: lineOf('info'), warn: lineOf('warn'), error: lineOf('error') };

/** A worker with a thread of this kind. */
function start(open: typeof openListThread = openListThread): ListWorker {
  return createListWorker({
    providerUrl: provider.url,
    limits: { retry: { most: 0, share: 1, floor: 1, windowMs: 1_000, firstDelayMs: 1, mostDelayMs: 1 } },
    log: log as never,
    observer: {
      provider: () => undefined,
      cacheRead: () => undefined,
      workerEnded() {
        ends += 1;
      },
    },
    open(settings) {
      const thread = open(settings);
      threads.push(thread);
      return thread;
    },
  });
}

beforeEach(() => {
  provider.reset();
  threads = [];
  lines = [];
  ends = 0;
  worker = start();
});
afterEach(() => worker.close());

const moderators: ListScope = {
  meetingId: 3,
  projectFlag: null,
  isModeratorList: true,
  otherOrganizationId: 134,
  school: { sectionId: 36, comment: 'SCHOOL', type: 1 },
  posterSessions: {},
};
const everybody: ListScope = { ...moderators, isModeratorList: false };
const wholePage = { first: 500, withFacets: false };

const record = (id: number) => ({
  ...registration({ id }),
  user_descr: `Примеров ${String(id).padStart(4, '0')}`,
  phone_number: '+70000000000',
  email: `primer-${id}@example.org`,
});
const records = (count: number) => Array.from({ length: count }, (_, index) => record(index + 1));

const rejectedTokens: string[] = [];
const lists = (from: ListWorker = worker, ms = 15_000) =>
  from.bind({
    requestId: 'of-a-test',
    address: '127.0.0.1',
    token: () => 'secret-token',
    tokenRefused: (token) => void rejectedTokens.push(token),
    log,
    trace: null,
    ms,
    hasChanges: () => true,
  });
const read = (scope = moderators) => lists().query(scope, { orderBy: [] }, wholePage);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => ({ code: 'answered' }),
    (error: unknown) => error as { code?: string },
  );

describe('the list worker', () => {
  it('starts with the first request and caches its lists', async () => {
    expect([threads.length, await worker.state()]).toEqual([0, null]);
    provider.on(listCall, { body: { data: records(3), revision: 'r1' } });
    await read();
    const state = await worker.state();
    expect(threads).toHaveLength(1);
    expect(state?.lists).toEqual([
      { meetingId: 3, projectFlag: null, isModeratorList: true, rows: 3, ageMs: expect.any(Number) },
    ]);
    expect(state?.heapBytes).toBeGreaterThan(MB);
    expect(state?.provider.areas).toContainEqual({ area: 'lists', breaker: 'closed', running: 0, waiting: 0 });
  });

  it.each([401, 403])('reports a token that the provider rejects with %i', async (status) => {
    rejectedTokens.length = 0;
    provider.on(listCall, { status, body: { detail: 'no' } });
    await failureOf(read());
    expect(rejectedTokens).toEqual(['secret-token']);
    provider.on(listCall, { status: 503, body: 'down' });
    await failureOf(read());
    expect(rejectedTokens).toEqual(['secret-token']);
  });

  it('fails the waiting requests when it ends, and reads the list again for the next one', async () => {
    provider.on(listCall, { hangs: true });
    const waiting = [failureOf(read()), failureOf(read())];
    await expect.poll(() => provider.callsTo(listCall).length, { timeout: 10_000 }).toBe(1);
    expect(worker.waiting()).toBe(2);
    await threads[0]?.terminate();
    for (const one of waiting) expect(await one).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect([ends, worker.waiting()]).toEqual([1, 0]);
    expect(lines).toContainEqual({
      level: 'warn',
      fields: { component: 'lists', reason: 'exit 1' },
      message: 'the list worker ended, the next request starts it again',
    });
    provider.on(listCall, { body: { data: records(2) } });
    expect((await read()).listCount).toBe(2);
    expect(threads).toHaveLength(2);
  });

  it('ends without the gateway if a list needs too much memory', async () => {
    const bounds = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 4 };
    worker = start((settings) => openListThread(settings, bounds));
    const people = Array.from({ length: 300_000 }, (_, id) => ({ id, user_descr: 'П' }));
    provider.on(publicCall, { body: { data: people } });
    expect(await failureOf(read(everybody))).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(lines.filter(({ level }) => level === 'warn').map(({ fields }) => fields)).toEqual([
      { component: 'lists', reason: 'ERR_WORKER_OUT_OF_MEMORY' },
    ]);
    provider.on(listCall, { body: { data: records(2) } });
    expect((await read()).listCount).toBe(2);
    expect(ends).toBe(1);
  });

  it('answers GATEWAY_BUSY if it hangs, because the provider is not the cause', async () => {
    worker = start(() => new Worker('setInterval(() => undefined, 1_000)', { eval: true }));
    const pending = lists(worker, 10).revision(moderators, false);
    expect(await failureOf(pending)).toMatchObject({ code: 'GATEWAY_BUSY' });
    expect(worker.waiting()).toBe(0);
    expect(await worker.state()).toBeNull();
  });

  it('rejects requests after it was closed, and does not start again', async () => {
    provider.on(listCall, { hangs: true });
    const waiting = failureOf(read());
    await expect.poll(() => provider.callsTo(listCall).length, { timeout: 10_000 }).toBe(1);
    await worker.close();
    expect(await waiting).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(await failureOf(read())).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    // The gateway starts it after rendering its pages, possibly after it began to stop.
    worker.start();
    expect([threads.length, ends, lines.filter(({ level }) => level === 'warn')]).toEqual([1, 0, []]);
  });

  it('reads the changes as soon as a change was made', async () => {
    provider.on(listCall, { body: { data: records(3), revision: 'r1' } });
    provider.on(changesCall, { body: { data: { revision: 'r2', is_whole: false, changed: [], removed: [2] } } });
    await read();
    worker.changed(null);
    expect((await read()).nodes.map(({ id }) => id)).toEqual([1, 3]);
    expect(provider.callsTo(listCall)).toHaveLength(1);
  });
});

describe('pages by cursors', () => {
  it('neither lose nor repeat a row that others change between two pages', async () => {
    const data = records(9);
    provider.on(listCall, { body: { data, revision: 'r1' } });
    const page = async (after: string | null) => {
      const { nodes, pageInfo } = await lists().query(
        moderators,
        { orderBy: [] },
        { first: 4, after, withFacets: false },
      );
      return { ids: nodes.map(({ id }) => id), pageInfo };
    };
    const first = await page(null);
    expect(first.ids).toEqual([1, 2, 3, 4]);
    // One row of the first page leaves, another one comes before it.
    const came = { ...record(99), user_descr: 'Аппаратова' };
    const changes = { revision: 'r2', is_whole: false, changed: [came], removed: [2] };
    provider.on(changesCall, { body: { data: changes } });
    worker.changed(null);
    const second = await page(first.pageInfo.endCursor);
    expect(second.ids).toEqual([5, 6, 7, 8]);
    // The row of the cursor itself leaves.
    provider.on(changesCall, { body: { data: { ...changes, revision: 'r3', changed: [], removed: [8] } } });
    worker.changed(null);
    const third = await page(second.pageInfo.endCursor);
    expect(third).toMatchObject({ ids: [9], pageInfo: { hasNextPage: false } });
    expect((await page(third.pageInfo.endCursor)).ids).toEqual([]);
  });
});

describe('rights', () => {
  it('LST-08 the public list is read without a token and contains no moderators’ data', async () => {
    provider.on(listCall, { body: { data: records(3) } });
    provider.on(publicCall, { body: { data: [{ id: 1, user_descr: 'Примеров 0001' }] } });
    expect((await read()).nodes[0]?.registration).toMatchObject({ email: 'primer-1@example.org' });
    const page = await lists().query(everybody, { orderBy: [] }, { ...wholePage, withFacets: true });
    const row = { id: 1, fullName: 'Примеров 0001', organization: null, registration: null, unreadableFields: null };
    expect(page.nodes).toEqual([row]);
    expect(page.facets).toEqual({ organizations: [{ value: null, count: 1 }] });
    const cells = await lists().rowsFor(everybody, 'export', {
      query: { orderBy: [] },
      columns: ['NAME', 'EMAIL', 'PHONE'],
      facts,
      isMachineReadable: false,
    });
    for await (const chunk of cells.chunks()) expect(chunk).toEqual([['Примеров 0001', null, null]]);
    const bulk = await lists().rowsFor(everybody, 'bulk', {});
    await expect(bulk.chunks().next()).rejects.toThrow('an error in the list worker');
    expect(provider.callsTo(listCall)[0]?.headers.authorization).toBe('Token secret-token');
    expect(provider.callsTo(publicCall)[0]?.headers.authorization).toBeUndefined();
    expect(JSON.stringify(lines)).not.toContain('secret-token');
  });
});

describe('faults of the provider', () => {
  const page = '<h1>Server Error</h1>';
  const { user_descr: _, ...nameless } = record(1);
  const faults: [string, Answer][] = [
    ['a 500', { status: 500, body: page }],
    ['a 504', { status: 504, body: page }],
    ['too many requests', { status: 429, body: {}, headers: { 'retry-after': '17' } }],
    ['a lost right', { status: 403, body: { detail: 'У вас недостаточно прав.' } }],
    ['a dead token', { status: 401, body: { detail: 'Недопустимый токен.' } }],
    ['no such call', { status: 404, body: page }],
    ['a refusal', { status: 400, body: { meeting_id: ['Такого форума нет.'] } }],
    ['a refusal with 200', { body: { message: 'Список закрыт.' } }],
    ['what is no JSON', { body: page }],
    ['a record out of contract', { body: { data: [record(2), nameless] } }],
    ['a cut connection', { reset: 'inBody', body: { data: records(3) } }],
  ];

  /** The parts of an error that a caller can see, or that decide about it. */
  const visible = (error: unknown) => {
    if (error instanceof ProviderRejection) return { status: error.status, problems: error.problems, body: error.body };
    const { code, message, extensions, isFromProvider } = error as Record<string, unknown>;
    return { code, message, extensions, isFromProvider };
  };

  it.each(faults)('%s is the same error with the same log lines as without a thread', async (_name, answer) => {
    provider.on(listCall, answer);
    // A connection logs one kind of fault once a minute, so each test has its own connection and worker.
    const direct = connectProvider(provider.url);
    onTestFinished(() => direct.close());
    const signal = AbortSignal.timeout(15_000);
    const caller = { requestId: 'of-a-test', address: '127.0.0.1', token: () => 'secret-token', log, signal };
    const expected = visible(await failureOf(listParticipations(direct.bind(caller), 3)));
    // A cut connection has different codes, depending on when it is noticed.
    const codeOf = ({ code }: { code?: unknown }) => String(code).replace('UND_ERR_SOCKET', 'ECONNRESET');
    const linesOf = () =>
      lines.map(({ level, message, fields }) => ({
        level,
        message,
        ...fields,
        code: codeOf(fields),
        ms: 0,
        retries: 0,
      }));
    const expectedLines = linesOf();
    lines = [];
    expect(visible(await failureOf(read()))).toEqual(expected);
    expect(expectedLines.length).toBeGreaterThan(0);
    expect(linesOf()).toEqual(expectedLines);
  });

  it('keeps multi-byte characters complete wherever a chunk of the answer ends', async () => {
    // Characters of one to four bytes: no length of a chunk suits them all.
    const data = records(2_000).map((each, id) => ({ ...each, comments: 'Ёж — 🧪 “a” '.repeat(1 + (id % 7)) }));
    provider.on(listCall, { body: { data } });
    expect((await read()).nodes.map((row) => row.registration)).toEqual(
      data.slice(0, 500).map((each) => toParticipation(each)),
    );
  });

  it('reports an unknown code once per reading', async () => {
    provider.on(listCall, { body: { data: records(3).map((each) => ({ ...each, type: 9 })) } });
    await read();
    expect(lines.filter(({ level }) => level === 'warn')).toEqual([
      { level: 'warn', fields: { component: 'mapping', field: 'format', code: 9 }, message: 'unrecognized code' },
    ]);
  });
});

describe('all rows of a list as a stream', () => {
  const columns = { query: { orderBy: [] }, columns: ['ID', 'EMAIL'] as const, facts, isMachineReadable: false };

  it('come in chunks, of the state in which the reading began', async () => {
    provider.on(listCall, { body: { data: records(250), revision: 'r1' } });
    provider.on(changesCall, { body: { data: { revision: 'r2', is_whole: false, changed: [], removed: [250] } } });
    const rows = await lists().rowsFor(moderators, 'export', columns);
    worker.changed(null);
    expect((await read()).listCount).toBe(249);
    const chunks: unknown[][] = [];
    for await (const chunk of rows.chunks()) chunks.push(chunk);
    expect(chunks.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(chunks.flat().at(-1)).toEqual([250, 'primer-250@example.org']);
    expect([rows.totalCount, (await worker.state())?.openStreams]).toEqual([250, 0]);
  });

  it('of an empty list are empty', async () => {
    provider.on(listCall, { body: { data: [] } });
    const rows = await lists().rowsFor(moderators, 'export', columns);
    for await (const chunk of rows.chunks()) expect(chunk).toEqual([]);
    expect((await worker.state())?.openStreams).toBe(0);
  });

  it('are freed when the reader stops', async () => {
    provider.on(listCall, { body: { data: records(250) } });
    const rows = await lists().rowsFor(moderators, 'bulk', {});
    expect((await rows.chunks().next()).value).toHaveLength(100);
    expect((await worker.state())?.openStreams).toBe(1);
    rows.close();
    expect((await worker.state())?.openStreams).toBe(0);
  });

  it('of a worker that has ended are PROVIDER_UNAVAILABLE', async () => {
    provider.on(listCall, { body: { data: records(250) } });
    const rows = await lists().rowsFor(moderators, 'export', columns);
    const chunks = rows.chunks();
    await chunks.next();
    await threads[0]?.terminate();
    expect(await failureOf(chunks.next())).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });
});
