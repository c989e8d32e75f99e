import { beforeEach, describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../gateway/lib/errors.ts';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { everybody, moderators, openListCache, record } from '../../../testkit/listCache.ts';

/** The cache of lists: content, duration and readers. */
const listCall = `POST ${callPaths.listParticipations}`;
const changesCall = `GET ${callPaths.listParticipationChanges}`;
const revisionCall = `GET ${callPaths.getListRevision}`;
const publicCall = `GET ${callPaths.listParticipants}`;

const { service, time, clientOf, lists, read, names } = await openListCache();
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
    time.now += 300;
    service.on(changesCall, differs([record(2, 'Шаблонова'), record(4, 'Макетов')], [3]));
    expect(await names()).toEqual(['Макетов', 'Примеров', 'Шаблонова']);
    expect(service.callsTo(changesCall)[0]?.query).toEqual({ meeting_id: '3', since: 'r1' });
    time.now += 300;
    service.on(changesCall, differs([], [], 'r2'));
    const list = await read(moderators);
    time.now += 300;
    // The same list: derived data stays.
    expect(await read(moderators)).toBe(list);
    expect(service.callsTo(changesCall).at(-1)?.query.since).toBe('r2');
    expect(service.callsTo(listCall)).toHaveLength(1);
  });

  it('ignores records that came again unchanged or belong to others, without another request', async () => {
    const list = await read(moderators);
    time.now += 300;
    service.on(changesCall, differs([record(1, 'Примеров')], [99], 'r5'));
    expect(await read(moderators)).toBe(list);
    time.now += 300;
    await names();
    expect(service.callsTo(changesCall).at(-1)?.query.since).toBe('r5');
  });

  it('reads the complete list if the provider no longer knows the revision', async () => {
    await names();
    time.now += 300;
    service.on(changesCall, {
      body: { data: { revision: 'x1', is_whole: true, changed: [record(9, 'Новый')], removed: [] } },
    });
    expect(await names()).toEqual(['Новый']);
  });

  it('reads a change through this gateway immediately, even while an older request is running', async () => {
    await names();
    service.on(changesCall, differs([record(2, 'Изменена')]));
    lists().changed(null);
    expect(await names()).toContain('Изменена');
    time.now += 300;
    service.on(changesCall, (_, count) => ({ ...differs(count === 2 ? [] : [record(2, 'Дважды')]), delayMs: 50 }));
    const older = names();
    await expect.poll(() => service.callsTo(changesCall).length).toBe(2);
    time.now += 1;
    lists().changed(null);
    time.now += 1;
    expect(await names()).toContain('Дважды');
    await older;
  });

  it('makes one call for simultaneous reads', async () => {
    await Promise.all(Array.from({ length: 50 }, () => names()));
    expect(service.callsTo(listCall)).toHaveLength(1);
  });

  it('R5 a caller without the right gets nothing, and does not affect others', async () => {
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
    lists().changed(null);
    await names(everybody);
    time.now += 15_000;
    expect(await read(everybody)).toBe(list);
    expect(service.callsTo(publicCall)).toHaveLength(1);
    time.now += 15_000;
    service.on(revisionCall, { body: { data: { revision: 'r2' } } });
    await names(everybody);
    expect(service.callsTo(publicCall)).toHaveLength(2);
  });
});

describe('the public list after a change', () => {
  it('LST-01 is read again after a second, or ten times its reading time', async () => {
    service.on(revisionCall, { body: { data: { revision: 'another' } } });
    service.on(publicCall, (_, count) => {
      time.now += count === 1 ? 50 : 300;
      return { body: { data: [{ id: 1, user_descr: `Чтение ${count}` }], revision: `r${count}` } };
    });
    const began = time.now;
    expect(await names(everybody)).toEqual(['Чтение 1']);
    lists().changed(null);
    time.now = began + 999;
    expect(await names(everybody)).toEqual(['Чтение 1']);
    time.now = began + 1_000;
    expect(await names(everybody)).toEqual(['Чтение 2']);
    lists().changed(null);
    time.now = began + 3_999;
    expect(await names(everybody)).toEqual(['Чтение 2']);
    time.now = began + 4_000;
    expect(await names(everybody)).toEqual(['Чтение 3']);
  });
});
