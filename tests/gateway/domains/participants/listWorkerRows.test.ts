import { describe, expect, it, onTestFinished } from 'vitest';
import { ProviderRejection } from '../../../../gateway/lib/errors.ts';
import { listParticipations } from '../../../../gateway/provider/calls/participants.ts';
import { connectProvider } from '../../../../gateway/provider/http/client.ts';
import { toParticipation } from '../../../../gateway/provider/records/participants.ts';
import { moderators } from '../../../testkit/listCache.ts';
import {
  changesCall,
  facts,
  failureOf,
  listCall,
  openListWorkers,
  record,
  records,
} from '../../../testkit/listWorkers.ts';
import type { Answer } from '../../../testkit/misbehavingProvider.ts';

const { provider, now, log, lists, read } = await openListWorkers();

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
      now.lines.map(({ level, message, fields }) => ({
        level,
        message,
        ...fields,
        code: codeOf(fields),
        ms: 0,
        retries: 0,
      }));
    const expectedLines = linesOf();
    now.lines = [];
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
    expect(now.lines.filter(({ level }) => level === 'warn')).toEqual([
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
    now.worker.changed(null);
    expect((await read()).listCount).toBe(249);
    const chunks: unknown[][] = [];
    for await (const chunk of rows.chunks()) chunks.push(chunk);
    expect(chunks.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(chunks.flat().at(-1)).toEqual([250, 'primer-250@example.org']);
    expect([rows.totalCount, (await now.worker.state())?.openStreams]).toEqual([250, 0]);
  });

  it('of an empty list are empty', async () => {
    provider.on(listCall, { body: { data: [] } });
    const rows = await lists().rowsFor(moderators, 'export', columns);
    for await (const chunk of rows.chunks()) expect(chunk).toEqual([]);
    expect((await now.worker.state())?.openStreams).toBe(0);
  });

  it('are freed when the reader stops', async () => {
    provider.on(listCall, { body: { data: records(250) } });
    const rows = await lists().rowsFor(moderators, 'bulk', {});
    expect((await rows.chunks().next()).value).toHaveLength(100);
    expect((await now.worker.state())?.openStreams).toBe(1);
    rows.close();
    expect((await now.worker.state())?.openStreams).toBe(0);
  });

  it('of a worker that has ended are PROVIDER_UNAVAILABLE', async () => {
    provider.on(listCall, { body: { data: records(250) } });
    const rows = await lists().rowsFor(moderators, 'export', columns);
    const chunks = rows.chunks();
    await chunks.next();
    await now.threads[0]?.terminate();
    expect(await failureOf(chunks.next())).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });
});
