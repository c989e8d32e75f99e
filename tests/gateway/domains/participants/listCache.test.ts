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
const revisionCall = 'GET /api/users/user_meeting/revision/';
const publicCall = 'GET /api/users/user_meeting/list/';

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
const differs = (changed: object[], removed: number[] = [], revision = 'r2') => ({
  body: { data: { revision, is_whole: false, changed, removed } },
});

describe('with a provider that reports changes', () => {
  beforeEach(() => {
    const data = [record(1, 'Примеров'), record(2, 'Образцова'), record(3, 'Ёлкин')];
    service.on(listCall, { body: { data, revision: 'r1' } });
  });

  it('reads the list once and then only differences', async () => {
    expect(await names()).toEqual(['Ёлкин', 'Образцова', 'Примеров']);
    await names();
    expect(service.callsTo(changesCall)).toHaveLength(0);
    now += 300;
    service.on(changesCall, differs([record(2, 'Шаблонова'), record(4, 'Макетов')], [3]));
    expect(await names()).toEqual(['Макетов', 'Примеров', 'Шаблонова']);
    expect(service.callsTo(changesCall)[0]?.query).toEqual({ meeting_id: '3', since: 'r1' });
    now += 300;
    service.on(changesCall, differs([], [], 'r2'));
    const list = await read(moderators);
    now += 300;
    // The same list: derived data stays.
    expect(await read(moderators)).toBe(list);
    expect(service.callsTo(changesCall).at(-1)?.query.since).toBe('r2');
    expect(service.callsTo(listCall)).toHaveLength(1);
  });

  it('ignores records that came again unchanged or belong to others, without another request', async () => {
    const list = await read(moderators);
    now += 300;
    service.on(changesCall, differs([record(1, 'Примеров')], [99], 'r5'));
    expect(await read(moderators)).toBe(list);
    now += 300;
    await names();
    expect(service.callsTo(changesCall).at(-1)?.query.since).toBe('r5');
  });

  it('takes the whole list if the provider does not know the revision any more', async () => {
    await names();
    now += 300;
    service.on(changesCall, {
      body: { data: { revision: 'x1', is_whole: true, changed: [record(9, 'Новый')], removed: [] } },
    });
    expect(await names()).toEqual(['Новый']);
  });

  it('fetches a change through this gateway at once, also while an older request is running', async () => {
    await names();
    service.on(changesCall, differs([record(2, 'Изменена')]));
    lists.changed(null);
    expect(await names()).toContain('Изменена');
    now += 300;
    service.on(changesCall, (_, count) => ({ ...differs(count === 2 ? [] : [record(2, 'Дважды')]), delayMs: 50 }));
    const older = names();
    await expect.poll(() => service.callsTo(changesCall).length).toBe(2);
    now += 1;
    lists.changed(null);
    now += 1;
    expect(await names()).toContain('Дважды');
    await older;
  });

  it('simultaneous questions cost one call', async () => {
    await Promise.all(Array.from({ length: 50 }, () => names()));
    expect(service.callsTo(listCall)).toHaveLength(1);
  });

  it('R5 who lost the right spoils nothing for others, and gets nothing', async () => {
    service.on(listCall, ({ headers }) =>
      headers.authorization === 'Token lost'
        ? { status: 403, body: { detail: 'У вас недостаточно прав.' }, delayMs: 30 }
        : { body: { data: [record(1, 'Примеров')], revision: 'r1' } },
    );
    const refused = names(moderators, clientOf('lost'));
    const given = names();
    await expect(refused).rejects.toThrow(GatewayError);
    expect(await given).toEqual(['Примеров']);
  });
});

describe('the public list', () => {
  it('LST-08 is never the moderators’, and is read again where its revision differs', async () => {
    service.on(listCall, { body: { data: [record(1, 'Примеров')], revision: 'r1' } });
    service.on(publicCall, { body: { data: [{ id: 1, user_descr: 'Примеров' }], revision: 'r1' } });
    service.on(revisionCall, { body: { data: { revision: 'r1' } } });
    await names();
    const list = await read(everybody);
    expect(list.rows[0]?.details).toBeNull();
    lists.changed(null);
    await names(everybody);
    now += 15_000;
    expect(await read(everybody)).toBe(list);
    expect(service.callsTo(publicCall)).toHaveLength(1);
    now += 15_000;
    service.on(revisionCall, { body: { data: { revision: 'r2' } } });
    await names(everybody);
    expect(service.callsTo(publicCall)).toHaveLength(2);
  });
});

describe('the public list after a change', () => {
  it('LST-01 is read again after a second, or ten times its reading time', async () => {
    service.on(revisionCall, { body: { data: { revision: 'another' } } });
    service.on(publicCall, (_, count) => {
      now += count === 1 ? 50 : 300;
      return { body: { data: [{ id: 1, user_descr: `Чтение ${count}` }], revision: `r${count}` } };
    });
    const began = now;
    expect(await names(everybody)).toEqual(['Чтение 1']);
    lists.changed(null);
    now = began + 999;
    expect(await names(everybody)).toEqual(['Чтение 1']);
    now = began + 1_000;
    expect(await names(everybody)).toEqual(['Чтение 2']);
    lists.changed(null);
    now = began + 3_999;
    expect(await names(everybody)).toEqual(['Чтение 2']);
    now = began + 4_000;
    expect(await names(everybody)).toEqual(['Чтение 3']);
  });
});
