import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { openListThread } from '../../../../gateway/lists/listWorker.ts';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { everybody, moderators } from '../../../testkit/listCache.ts';
import {
  changesCall,
  facts,
  failureOf,
  listCall,
  openListWorkers,
  record,
  records,
} from '../../../testkit/listWorkers.ts';

const publicCall = `GET ${callPaths.listParticipants}`;
const MB = 1024 * 1024;
const wholePage = { first: 500, withFacets: false };

const { provider, now, start, lists, read } = await openListWorkers();

describe('the list worker', () => {
  it('starts with the first request and caches its lists', async () => {
    expect([now.threads.length, await now.worker.state()]).toEqual([0, null]);
    provider.on(listCall, { body: { data: records(3), revision: 'r1' } });
    await read();
    const state = await now.worker.state();
    expect(now.threads).toHaveLength(1);
    expect(state?.lists).toEqual([
      { meetingId: 3, projectFlag: null, isModeratorList: true, rows: 3, ageMs: expect.any(Number) },
    ]);
    expect(state?.heapBytes).toBeGreaterThan(MB);
    expect(state?.provider.areas).toContainEqual({ area: 'lists', breaker: 'closed', running: 0, waiting: 0 });
  });

  it.each([401, 403])('reports a token that the provider rejects with %i', async (status) => {
    provider.on(listCall, { status, body: { detail: 'no' } });
    await failureOf(read());
    expect(now.rejectedTokens).toEqual(['secret-token']);
    provider.on(listCall, { status: 503, body: 'down' });
    await failureOf(read());
    expect(now.rejectedTokens).toEqual(['secret-token']);
  });

  it('fails the waiting requests when it ends, and reads the list again for the next one', async () => {
    provider.on(listCall, { hangs: true });
    const waiting = [failureOf(read()), failureOf(read())];
    await expect.poll(() => provider.callsTo(listCall).length).toBe(1);
    expect(now.worker.waiting()).toBe(2);
    await now.threads[0]?.terminate();
    for (const one of waiting) expect(await one).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect([now.ends, now.worker.waiting()]).toEqual([1, 0]);
    expect(now.lines).toContainEqual({
      level: 'warn',
      fields: { component: 'lists', reason: 'exit 1' },
      message: 'the list worker ended, the next request starts it again',
    });
    provider.on(listCall, { body: { data: records(2) } });
    expect((await read()).listCount).toBe(2);
    expect(now.threads).toHaveLength(2);
  });

  it('ends without the gateway if a list needs too much memory', async () => {
    const bounds = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 4 };
    now.worker = start((settings) => openListThread(settings, bounds));
    const people = Array.from({ length: 300_000 }, (_, id) => ({ id, user_descr: 'П' }));
    provider.on(publicCall, { body: { data: people } });
    expect(await failureOf(read(everybody))).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(now.lines.filter(({ level }) => level === 'warn').map(({ fields }) => fields)).toEqual([
      { component: 'lists', reason: 'ERR_WORKER_OUT_OF_MEMORY' },
    ]);
    provider.on(listCall, { body: { data: records(2) } });
    expect((await read()).listCount).toBe(2);
    expect(now.ends).toBe(1);
  });

  it('answers GATEWAY_BUSY if it hangs, because the provider is not the cause', async () => {
    now.worker = start(() => new Worker('setInterval(() => undefined, 1_000)', { eval: true }));
    const pending = lists(now.worker, 10).revision(moderators, false);
    expect(await failureOf(pending)).toMatchObject({ code: 'GATEWAY_BUSY' });
    expect(now.worker.waiting()).toBe(0);
    expect(await now.worker.state()).toBeNull();
  });

  it('rejects requests after it was closed, and does not start again', async () => {
    provider.on(listCall, { hangs: true });
    const waiting = failureOf(read());
    await expect.poll(() => provider.callsTo(listCall).length).toBe(1);
    await now.worker.close();
    expect(await waiting).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(await failureOf(read())).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    // The gateway starts it after rendering its pages, possibly after it began to stop.
    now.worker.start();
    expect([now.threads.length, now.ends, now.lines.filter(({ level }) => level === 'warn')]).toEqual([1, 0, []]);
  });

  it('reads the changes as soon as a change was made', async () => {
    provider.on(listCall, { body: { data: records(3), revision: 'r1' } });
    provider.on(changesCall, { body: { data: { revision: 'r2', is_whole: false, changed: [], removed: [2] } } });
    await read();
    now.worker.changed(null);
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
    now.worker.changed(null);
    const second = await page(first.pageInfo.endCursor);
    expect(second.ids).toEqual([5, 6, 7, 8]);
    // The row of the cursor itself leaves.
    provider.on(changesCall, { body: { data: { ...changes, revision: 'r3', changed: [], removed: [8] } } });
    now.worker.changed(null);
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
    expect(JSON.stringify(now.lines)).not.toContain('secret-token');
  });
});
