import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { moderators, openListCache, record } from '../../../testkit/listCache.ts';

/** The cache of lists while the provider's calls fail. */
const listCall = `POST ${callPaths.listParticipations}`;
const changesCall = `GET ${callPaths.listParticipationChanges}`;
const down = { status: 400, body: '<h1>down</h1>' };

const { service, time, client, clientOf, read, names } = await openListCache();

const newest = () => read(moderators, client, true, true);

describe('while the provider’s call fails', () => {
  it('reads a list once a second, for all callers together', async () => {
    service.on(listCall, () => ({ ...down, delayMs: 20 }));
    const began = time.now;
    const read = () => Promise.allSettled(Array.from({ length: 5 }, () => names()));
    const answers = await read();
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    time.now = began + 999;
    await read();
    await expect(newest()).rejects.toMatchObject({ code: 'PROVIDER_BAD_RESPONSE' });
    expect(service.callsTo(listCall)).toHaveLength(1);
    time.now = began + 1_000;
    await read();
    expect(service.callsTo(listCall)).toHaveLength(2);
    time.now = began + 2_000;
    service.on(listCall, { body: { data: [record(1, 'Примеров')] } });
    expect(await names()).toEqual(['Примеров']);
  });

  it('spends at most a tenth of the time on complete lists, also on request', async () => {
    service.on(listCall, () => {
      time.now += 300;
      return { body: { data: [record(1, 'Примеров')] } };
    });
    await names();
    time.now += 10_000;
    service.on(listCall, down);
    const failedAt = time.now;
    await expect(names()).rejects.toThrow();
    time.now = failedAt + 2_999;
    await expect(newest()).rejects.toThrow();
    expect(service.callsTo(listCall)).toHaveLength(2);
    time.now = failedAt + 3_000;
    service.on(listCall, { body: { data: [record(1, 'Образцова')] } });
    expect((await newest()).rows[0]?.fullName).toBe('Образцова');
  });

  it('asks for differences once a second, though reading the complete list takes long', async () => {
    service.on(listCall, () => {
      time.now += 300;
      return { body: { data: [record(1, 'Примеров')], revision: 'r1' } };
    });
    await names();
    time.now += 300;
    service.on(changesCall, down);
    await expect(names()).rejects.toThrow();
    time.now += 999;
    await expect(names()).rejects.toThrow();
    expect(service.callsTo(changesCall)).toHaveLength(1);
    time.now += 1;
    service.on(changesCall, { body: { data: { revision: 'r2', is_whole: false, changed: [], removed: [] } } });
    expect(await names()).toEqual(['Примеров']);
  });

  it.each([400, 401, 403])('keeps no rejection with %i, which concerns one caller', async (status) => {
    service.on(listCall, ({ headers }) =>
      headers.authorization === 'Token lost'
        ? { status, body: { detail: 'Нет прав.' } }
        : { body: { data: [record(1, 'Примеров')] } },
    );
    await expect(names(moderators, clientOf('lost'))).rejects.toThrow();
    expect(await names()).toEqual(['Примеров']);
  });
});
