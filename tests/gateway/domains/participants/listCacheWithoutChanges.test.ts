import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../gateway/lib/errors.ts';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { everybody, moderators, openListCache, record } from '../../../testkit/listCache.ts';

/** The cache of lists: content, duration and readers. */
const listCall = `POST ${callPaths.listParticipations}`;
const changesCall = `GET ${callPaths.listParticipationChanges}`;
const recordCall = `GET ${callPaths.getParticipation}`;

const { service, time, client, lists, read, names } = await openListCache();

describe('where the provider lacks the extension', () => {
  it('reads the complete list, and seldom', async () => {
    service.on(listCall, (_, count) => ({ body: { data: [record(1, `Примеров ${count}`)] } }));
    expect(await names()).toEqual(['Примеров 1']);
    time.now += 9_999;
    expect(await names()).toEqual(['Примеров 1']);
    time.now += 1;
    expect(await names()).toEqual(['Примеров 2']);
    expect(service.callsTo(changesCall)).toHaveLength(0);
  });

  it('never asks for changes, though its lists have revisions', async () => {
    service.on(listCall, (_, count) => ({ body: { data: [record(1, `Примеров ${count}`)], revision: `r${count}` } }));
    await read(moderators, client, false);
    time.now += 10_001;
    const { rows } = await read(moderators, client, false);
    expect(rows.map(({ fullName }) => fullName)).toEqual(['Примеров 2']);
    expect(service.callsTo(changesCall)).toHaveLength(0);
  });

  it('after a change reads only the changed records', async () => {
    service.on(listCall, { body: { data: [record(1, 'Примеров'), record(2, 'Образцова'), record(3, 'Ёлкин')] } });
    const before = await read(moderators);
    service.on(recordCall, ({ query: { id } }) =>
      id === '3'
        ? { status: 404, body: { detail: 'Страница не найдена.' } }
        : { body: { data: record(Number(id), `Изменена ${id}`, { meeting_id: 3 }) } },
    );
    lists().changed([2, 3]);
    lists().changed([2, 7]);
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
  ])('after changes of %i records has read the complete list %i times', async (count, listCalls) => {
    service.on(listCall, { body: { data: [record(1, 'Примеров')] } });
    await names();
    service.on(recordCall, ({ query: { id } }) => ({ body: { data: record(Number(id), `Изменена ${id}`) } }));
    lists().changed(Array.from({ length: count }, (_, index) => index + 1));
    await names();
    expect(service.callsTo(listCall)).toHaveLength(listCalls);
  });

  it('adds no new record to a project’s list', async () => {
    const neutrons = { ...moderators, projectFlag: 'neutron_only' };
    service.on(listCall, { body: { data: [record(1, 'Примеров')] } });
    await names(neutrons);
    service.on(recordCall, ({ query: { id } }) => ({ body: { data: record(Number(id), `Изменена ${id}`) } }));
    lists().changed([1, 2]);
    expect(await names(neutrons)).toEqual(['Изменена 1']);
  });

  it('reads the complete list if a changed record cannot be read, but not with an ended session', async () => {
    service.on(listCall, (_, count) => ({ body: { data: [record(1, `Примеров ${count}`)] } }));
    await names();
    service.on(recordCall, { status: 500, body: '<h1>broken</h1>' });
    lists().changed([1]);
    expect(await names()).toEqual(['Примеров 2']);
    service.on(recordCall, { status: 401, body: { detail: 'Invalid token.' } });
    lists().changed([1]);
    await expect(names()).rejects.toThrow(GatewayError);
    expect(service.callsTo(listCall)).toHaveLength(2);
  });

  it('after changes of unknown records, and on request, spends at most a tenth of the time on complete lists', async () => {
    service.on(listCall, (_, count) => {
      time.now += 300;
      return { body: { data: [record(1, `Чтение ${count}`)] } };
    });
    const began = time.now;
    await names();
    lists().changed(null);
    time.now = began + 2_999;
    expect(await names()).toEqual(['Чтение 1']);
    const newest = async () => (await read(moderators, client, true, true)).rows.map(({ fullName }) => fullName);
    expect(await newest()).toEqual(['Чтение 1']);
    expect(lists().ageMs(moderators)).toBe(2_999);
    time.now = began + 3_000;
    expect(await names()).toEqual(['Чтение 2']);
    time.now = began + 6_000;
    expect(await names()).toEqual(['Чтение 2']);
    expect(await newest()).toEqual(['Чтение 3']);
    expect(lists().ageMs(everybody)).toBeNull();
  });
});
