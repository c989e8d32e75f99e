import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../gateway/lib/errors.ts';
import type { ListScope } from '../../../../gateway/lists/lists.ts';
import { createListCache, type ListCache } from '../../../../gateway/lists/worker/listCache.ts';
import { connectProvider, type Provider, type ProviderClient } from '../../../../gateway/provider/http/client.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { scriptedProvider } from '../../../testkit/portal.ts';

/** The cache of lists: content, duration and readers. */
const listCall = 'POST /api/users/user_meeting/list/';
const changesCall = 'GET /api/users/user_meeting/changes/';
const recordCall = 'GET /api/users/user_meeting/get/';

const service = await scriptedProvider('moderator');
let provider: Provider;
let client: ProviderClient;
let lists: ListCache;
let now: number;

beforeAll(async () => {
  provider = connectProvider(service.url);
  client = clientOf('t');
});
beforeEach(() => {
  now = 1_000;
  lists = createListCache({ moderators: 300, others: 15_000, withoutRevisions: 10_000 }, () => now);
});
afterAll(async () => {
  await provider.close();
});

const clientOf = (token: string) =>
  provider.bind({
    requestId: 'lists-of-a-test',
    address: '127.0.0.1',
    token: () => token,
    signal: AbortSignal.timeout(60_000),
    log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
  });

const school = { sectionId: 36, comment: 'SCHOOL', type: 1 };
const moderators: ListScope = {
  meetingId: 3,
  projectFlag: null,
  isModeratorList: true,
  otherOrganizationId: 134,
  school,
  posterSessions: {},
};
const everybody: ListScope = { ...moderators, isModeratorList: false };

const record = (id: number, name: string, differences: object = {}) => ({
  ...registration({ id, ...differences }),
  user_descr: name,
});
const read = (scope: ListScope, reader = client, hasChanges = true, newest = false) =>
  lists.read(scope, { client: reader, onUnknown: () => undefined, hasChanges }, newest);
const names = async (scope: ListScope = moderators, reader = client) =>
  (await read(scope, reader)).rows.map(({ fullName }) => fullName);

describe('where the provider lacks the extension', () => {
  it('reads the list whole, seldom', async () => {
    service.on(listCall, (_, count) => ({ body: { data: [record(1, `Примеров ${count}`)] } }));
    expect(await names()).toEqual(['Примеров 1']);
    now += 9_999;
    expect(await names()).toEqual(['Примеров 1']);
    now += 1;
    expect(await names()).toEqual(['Примеров 2']);
    expect(service.callsTo(changesCall)).toHaveLength(0);
  });

  it('never asks for changes, though its lists have revisions', async () => {
    service.on(listCall, (_, count) => ({ body: { data: [record(1, `Примеров ${count}`)], revision: `r${count}` } }));
    await read(moderators, client, false);
    now += 10_001;
    const { rows } = await read(moderators, client, false);
    expect(rows.map(({ fullName }) => fullName)).toEqual(['Примеров 2']);
    expect(service.callsTo(changesCall)).toHaveLength(0);
  });

  it('after a change reads the changed records alone', async () => {
    service.on(listCall, { body: { data: [record(1, 'Примеров'), record(2, 'Образцова'), record(3, 'Ёлкин')] } });
    const before = await read(moderators);
    service.on(recordCall, ({ query: { id } }) =>
      id === '3'
        ? { status: 404, body: { detail: 'Страница не найдена.' } }
        : { body: { data: record(Number(id), `Изменена ${id}`, { meeting_id: 3 }) } },
    );
    lists.changed([2, 3]);
    lists.changed([2, 7]);
    const after = await read(moderators);
    expect(after.rows.map(({ fullName }) => fullName)).toEqual(['Изменена 2', 'Изменена 7', 'Примеров']);
    expect(after.revision).not.toBe(before.revision);
    expect(service.callsTo(recordCall)).toHaveLength(3);
    expect(await read(moderators)).toBe(after);
    expect(service.callsTo(listCall)).toHaveLength(1);
  });

  it.each([
    [20, 1],
    [21, 2],
  ])('after changes of %i records has read the whole list %i times', async (count, listCalls) => {
    service.on(listCall, { body: { data: [record(1, 'Примеров')] } });
    await names();
    service.on(recordCall, ({ query: { id } }) => ({ body: { data: record(Number(id), `Изменена ${id}`) } }));
    lists.changed(Array.from({ length: count }, (_, index) => index + 1));
    await names();
    expect(service.callsTo(listCall)).toHaveLength(listCalls);
  });

  it('a project’s list takes no record that it did not have', async () => {
    const neutrons = { ...moderators, projectFlag: 'neutron_only' };
    service.on(listCall, { body: { data: [record(1, 'Примеров')] } });
    await names(neutrons);
    service.on(recordCall, ({ query: { id } }) => ({ body: { data: record(Number(id), `Изменена ${id}`) } }));
    lists.changed([1, 2]);
    expect(await names(neutrons)).toEqual(['Изменена 1']);
  });

  it('reads the whole list where a changed record cannot be read, but not with an ended session', async () => {
    service.on(listCall, (_, count) => ({ body: { data: [record(1, `Примеров ${count}`)] } }));
    await names();
    service.on(recordCall, { status: 500, body: '<h1>broken</h1>' });
    lists.changed([1]);
    expect(await names()).toEqual(['Примеров 2']);
    service.on(recordCall, { status: 401, body: { detail: 'Invalid token.' } });
    lists.changed([1]);
    await expect(names()).rejects.toThrow(GatewayError);
    expect(service.callsTo(listCall)).toHaveLength(2);
  });

  it('after changes of unknown records, and on request, takes at most a tenth of the time for whole lists', async () => {
    service.on(listCall, (_, count) => {
      now += 300;
      return { body: { data: [record(1, `Чтение ${count}`)] } };
    });
    const began = now;
    await names();
    lists.changed(null);
    now = began + 2_999;
    expect(await names()).toEqual(['Чтение 1']);
    const newest = async () => (await read(moderators, client, true, true)).rows.map(({ fullName }) => fullName);
    expect(await newest()).toEqual(['Чтение 1']);
    expect(lists.ageMs(moderators)).toBe(2_999);
    now = began + 3_000;
    expect(await names()).toEqual(['Чтение 2']);
    now = began + 6_000;
    expect(await names()).toEqual(['Чтение 2']);
    expect(await newest()).toEqual(['Чтение 3']);
    expect(lists.ageMs(everybody)).toBeNull();
  });

  it('a failure is not cached', async () => {
    service.on(listCall, { status: 503, body: '<h1>down</h1>' });
    await expect(names()).rejects.toThrow(GatewayError);
    service.on(listCall, { body: { data: [record(1, 'Примеров')] } });
    expect(await names()).toEqual(['Примеров']);
  });
});
