import { beforeAll, describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import type { Caller } from '../../../testkit/gateway.ts';
import { registration, scriptAccount } from '../../../testkit/misbehavingProvider.ts';
import { samplePortal, scriptedPortal } from '../../../testkit/portal.ts';
import { talk } from '../../../testkit/samples.ts';
import { readPlan } from './plans.ts';

/** Cancelled registrations: moderators can read them; for everyone else they do not exist. */
const { provider, gateway, moderator, person } = await samplePortal();
const scripted = await scriptedPortal({ rights: 'moderator' });
const withoutExtension = await scriptedPortal({ rights: 'moderator', providerExtensions: [] });

const record = `query ($id: ID!) { registration(id: $id) {
  id title isCancelled version history { nodes { action changes { field before { ... on RecordText { text } } after { ... on RecordText { text } } } } }
} }`;
const list = `query ($filter: ParticipantFilter) { edition(year: 2025) {
  participants(filter: $filter, first: 500) {
    totalCount listCount nodes { registration { id isCancelled title } } facets { statuses { count } }
  }
  participantIds(filter: $filter)
} }`;
type List = {
  participants: {
    totalCount: number;
    listCount: number;
    nodes: { registration: { id: string; isCancelled: boolean } }[];
  };
  participantIds: string[];
};

const cancel = (registrationId: string) =>
  gateway.mutate('cancelRegistration', { registrationId }, 'cancelledId', person);

let id = '';
beforeAll(async () => {
  id = `Registration:${await provider.register(person.token, talk({ comment: 'Отменённый доклад' }))}`;
  await cancel(id);
});

const read = (caller: Caller) => gateway.graphql(record, { id }, caller);
async function lists(filter: object, caller: Caller = moderator): Promise<List> {
  return (await gateway.read<{ edition: List }>(list, { filter }, caller)).edition;
}

describe('a cancelled registration', () => {
  it('LST-03 is readable for moderators, with its history and marked', async () => {
    const { data, errors } = await read(moderator);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      registration: {
        id,
        title: 'Отменённый доклад',
        isCancelled: true,
        history: {
          nodes: [
            { action: 'CANCELLED', changes: [{ field: 'ACTIVE', before: { text: 'да' }, after: { text: 'нет' } }] },
            { action: 'REGISTERED' },
          ],
        },
      },
    });
  });

  it('LST-03 REG-09 does not exist for its owner, other people and visitors', async () => {
    expect((await read(person)).codes).toEqual(['NOT_FOUND']);
    expect((await read({})).codes).toEqual(['UNAUTHENTICATED']);
    const own = '{ viewer { registrations { id } } }';
    expect(JSON.stringify((await gateway.graphql(own, {}, person)).data)).not.toContain(id);
  });

  it('LST-02 is only in the list of cancelled ones', async () => {
    const { participants, participantIds } = await lists({ isCancelled: true });
    expect(participants.nodes.map(({ registration }) => registration.id)).toContain(id);
    expect(participants.nodes.every(({ registration }) => registration.isCancelled)).toBe(true);
    expect(participantIds).toContain(id);
    const active = await lists({ isCancelled: false });
    expect(active.participantIds).not.toContain(id);
    expect(active.participants.nodes.some(({ registration }) => registration.isCancelled)).toBe(false);
  });

  it('LST-06 has in an export the state of the screen', async () => {
    const filter = encodeURIComponent('{"isCancelled":true}');
    const address = `/export/participants.csv?year=2025&columns=TITLE,STATUS&filter=${filter}`;
    const text = await (await gateway.open(address, moderator)).text();
    expect(text).toContain('Отменённый доклад;Отменена');
    expect(text).not.toContain('Ждёт формата');
  });

  it('LST-02 moves to that list when it is cancelled while the list is cached', async () => {
    const before = (await lists({ isCancelled: true })).participants.listCount;
    const more = await provider.register(person.token, talk({ comment: 'Ещё один' }));
    await cancel(`Registration:${more}`);
    expect((await lists({ isCancelled: true })).participants.listCount).toBe(before + 1);
  });

  it('LST-08 its list is forbidden for everyone but moderators', async () => {
    const answer = await gateway.graphql(list, { filter: { isCancelled: true } }, person);
    expect(answer.codes).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  it('LST-04 cannot be changed, neither alone nor in a bulk change', async () => {
    const change = { confirmedFormat: 'LISTENER' };
    const one = await gateway.mutate(
      'confirmFormat',
      { registrationId: id, ...change },
      'userErrors { code }',
      moderator,
    );
    expect(one.payload).toEqual({ userErrors: [{ code: 'NOT_FOUND' }] });
    const bulk = { filter: { isCancelled: true }, change };
    expect(await readPlan({ gateway, moderator }, 'planBulkChange', bulk, 'changeCount')).toMatchObject({
      userErrors: [{ field: ['filter', 'isCancelled'] }],
    });
  });
});

describe('a queue', () => {
  it('LST-03 has the ids of the complete filtered list in its order, and `ids` reads some of its rows', async () => {
    const { participantIds, participants } = await lists({ search: 'а' });
    expect(participantIds).toEqual(participants.nodes.map(({ registration }) => registration.id));
    expect(participantIds.length).toBe(participants.totalCount);
    const some = [participantIds[3], participantIds[0]].map(String);
    const part = await lists({ ids: some });
    expect(part.participantIds.sort()).toEqual(some.sort());
    expect((await gateway.graphql(list, { filter: { ids: Array(501).fill(some[0]) } }, moderator)).codes).toEqual([
      'BAD_USER_INPUT',
      'BAD_USER_INPUT',
    ]);
  });
});

describe('another provider', () => {
  const caller = { token: 't' };

  it('LST-02 that does not list cancelled registrations: NOT_SUPPORTED', async () => {
    const answer = await withoutExtension.gateway.graphql(list, { filter: { isCancelled: true } }, caller);
    expect(answer.codes).toEqual(['NOT_SUPPORTED', 'NOT_SUPPORTED']);
  });

  it('LST-03 that sends a cancelled one to its owner: the gateway answers NOT_FOUND', async () => {
    scriptAccount(scripted.provider, 'user');
    const body = { data: { ...registration(), user_descr: 'Примеров Пример', is_active: false } };
    scripted.provider.on(`GET ${callPaths.getParticipation}`, { body });
    const answer = await scripted.gateway.graphql(record, { id: 'Registration:12' }, { token: 'another' });
    expect(answer.codes).toEqual(['NOT_FOUND']);
  });
});
