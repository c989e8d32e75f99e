import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { moderators, openListCache, record } from '../../../testkit/listCache.ts';

/** The cache of lists while the provider's calls fail. */
const listCall = `POST ${callPaths.listParticipations}`;
const recordCall = `GET ${callPaths.getParticipation}`;
const down = { status: 400, body: '<h1>down</h1>' };
const well = { body: { data: [record(1, 'Примеров')] } };

const { service, time, client, clientOf, lists, read, names } = await openListCache();

const newest = () => read(moderators, client, true, true);

describe('while the provider’s call fails', () => {
  it('reads a list once a second, for all callers together', async () => {
    service.on(listCall, () => {
      time.now += 7_000;
      return { ...down, delayMs: 20 };
    });
    const readers = () => Promise.allSettled(Array.from({ length: 5 }, () => names()));
    expect((await readers()).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    time.now += 999;
    await readers();
    await expect(newest()).rejects.toMatchObject({ code: 'PROVIDER_BAD_RESPONSE' });
    expect(service.callsTo(listCall)).toHaveLength(1);
    time.now += 1;
    await readers();
    expect(service.callsTo(listCall)).toHaveLength(2);
    time.now += 1_000;
    service.on(listCall, well);
    expect(await names()).toEqual(['Примеров']);
  });

  it('serves a fresh list to others after a failed request for the newest one', async () => {
    service.on(listCall, well);
    await names();
    time.now += 5_000;
    service.on(listCall, down);
    await expect(newest()).rejects.toThrow();
    expect(await names()).toEqual(['Примеров']);
  });

  it('reads a changed record as soon as that is possible', async () => {
    service.on(listCall, well);
    await names();
    for (const call of [listCall, recordCall]) service.on(call, down);
    lists().changed([1]);
    await expect(names()).rejects.toThrow();
    service.on(recordCall, { body: { data: record(1, 'Изменена') } });
    expect(await names()).toEqual(['Изменена']);
  });

  it.each([400, 401, 403, 404, 429])('keeps no answer with %i, which concerns one caller', async (status) => {
    service.on(listCall, ({ headers }) =>
      headers.authorization === 'Token lost' ? { status, body: { detail: 'Нет.' } } : well,
    );
    await expect(names(moderators, clientOf('lost'))).rejects.toThrow();
    expect(await names()).toEqual(['Примеров']);
  });
});
