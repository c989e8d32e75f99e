import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDeskStore, type DeskRow } from '../../../../web/features/participants/model/deskStore.ts';
import { createApolloClient } from '../../../../web/lib/apollo.ts';
import { setServiceClock } from '../../../../web/lib/serviceClock.ts';
import { endSession, markSession } from '../../../../web/lib/session.ts';
import { schemaTransport } from '../../../testkit/render.tsx';
import { deskService } from '../deskService.ts';
import { rowOf } from '../recordData.ts';

const failing = (code: string) => new GraphQLError('down', { extensions: { code } });
const at = (seconds: number) => new Date(Date.parse('2025-09-15T09:00:00.000Z') + seconds * 1000).toISOString();

async function openStore(rows: readonly DeskRow[] = [rowOf('1'), rowOf('2')]) {
  const service = deskService(rows);
  const client = createApolloClient({ transport: schemaTransport(service.resolvers) });
  const store = createDeskStore(client, { year: 2025, project: null });
  await store.read();
  return {
    service,
    store,
    client,
    shown: () => store.getState().rows?.map(({ id, title }) => [id.split(':')[1], title]),
  };
}

beforeEach(() => markSession());
afterEach(() => endSession());

describe('rows in memory', () => {
  it('keeps the rows out of the cache', async () => {
    const { store, client } = await openStore();
    expect(store.getState()).toMatchObject({ unreadableCount: 0, error: null, isReading: false });
    expect(store.getState().rows).toHaveLength(2);
    expect(JSON.stringify(client.cache.extract())).not.toContain('Примеров');
  });

  it('reads the list again only when its version differs', async () => {
    const { service, store, shown } = await openStore();
    await store.poll();
    expect(service.registrations).toHaveBeenCalledTimes(2);
    service.change([rowOf('1', { title: 'Другой' }), rowOf('2')]);
    await store.poll();
    expect(shown()?.[0]).toEqual(['1', 'Другой']);
    expect(service.registrations).toHaveBeenCalledTimes(4);
  });

  it('does not poll during a run', async () => {
    const { service, store } = await openStore();
    const resume = store.pause();
    service.change([]);
    await store.poll();
    expect(service.registrations).toHaveBeenCalledTimes(1);
    resume();
    await store.poll();
    expect(store.getState().rows).toEqual([]);
  });

  it('names who left the list, or cancelled, until that is dismissed', async () => {
    const { service, store } = await openStore([rowOf('1'), rowOf('2'), rowOf('3')]);
    service.change([rowOf('1'), rowOf('3', { isCancelled: true })]);
    await store.poll();
    expect(store.getState().leftNames).toEqual(['Примеров-2 Пример Примерович', 'Примеров-3 Пример Примерович']);
    service.change([rowOf('1', { title: 'Другой' })]);
    await store.poll();
    expect(store.getState().leftNames).toHaveLength(2);
    store.dismissLeft();
    expect(store.getState().leftNames).toEqual([]);
  });

  it.each([
    ['older than the change', 9, 'Моё'],
    ['newer than the change', 11, 'Чужое'],
  ])('shows a changed record as the service answered it while the list is %s', async (_, seconds, title) => {
    const { service, store, shown } = await openStore();
    setServiceClock(Date.parse(at(10)));
    store.replace(rowOf('1', { title: 'Моё' }));
    expect(shown()?.[0]).toEqual(['1', 'Моё']);
    service.change([rowOf('1', { title: 'Чужое' }), rowOf('2')], at(seconds));
    await store.poll();
    expect(shown()?.[0]).toEqual(['1', title]);
  });

  it('LST-10 keeps the rows if a read fails, and tries again', async () => {
    const { service, store, shown } = await openStore();
    service.failure = failing('PROVIDER_UNAVAILABLE');
    await store.read();
    expect(shown()).toHaveLength(2);
    expect(store.getState().error).not.toBeNull();
    service.failure = null;
    await store.read();
    expect(store.getState().error).toBeNull();
  });

  it('a failed poll changes nothing', async () => {
    const { service, store, shown } = await openStore();
    service.failure = failing('PROVIDER_UNAVAILABLE');
    await store.poll();
    expect(store.getState().error).toBeNull();
    expect(shown()).toHaveLength(2);
  });

  it('LST-08 drops the rows of a caller who lost the right to them', async () => {
    const { service, store } = await openStore();
    service.failure = failing('FORBIDDEN');
    await store.read();
    expect(store.getState().rows).toBeNull();
  });

  it('is empty after the session, whatever is still being read', async () => {
    const { store } = await openStore();
    const reading = store.read();
    endSession();
    await reading;
    expect(store.getState()).toMatchObject({ rows: null, isReading: false, error: null });
    await store.poll();
    expect(store.getState().rows).toBeNull();
  });
});
