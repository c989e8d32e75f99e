import { beforeAll, describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import type { Caller } from '../../../testkit/gateway.ts';
import { registration, scriptAccount } from '../../../testkit/misbehavingProvider.ts';
import { samplePortal, scriptedPortal } from '../../../testkit/portal.ts';
import { talk } from '../../../testkit/samples.ts';
import { readRows } from './rows.ts';

/** Cancelled registrations: moderators can read them; for everyone else they do not exist. */
const { provider, gateway, moderator, person } = await samplePortal();
const scripted = await scriptedPortal({ rights: 'moderator' });

const record = `query ($id: ID!) { registration(id: $id) {
  id title isCancelled history { action changes { field before { ... on RecordText { text } } after { ... on RecordText { text } } } }
} }`;
const cancel = (registrationId: string) =>
  gateway.mutate('cancelRegistration', { registrationId }, 'cancelledId', person);

let id = '';
beforeAll(async () => {
  id = `Registration:${await provider.register(person.token, talk({ comment: 'Отменённый доклад' }))}`;
  await cancel(id);
});

const read = (caller: Caller) => gateway.graphql(record, { id }, caller);

describe('a cancelled registration', () => {
  it('LST-03 is readable for moderators, with its history and marked', async () => {
    const { data, errors } = await read(moderator);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      registration: {
        id,
        title: 'Отменённый доклад',
        isCancelled: true,
        history: [
          { action: 'CANCELLED', changes: [{ field: 'ACTIVE', before: { text: 'да' }, after: { text: 'нет' } }] },
          { action: 'REGISTERED' },
        ],
      },
    });
  });

  it('LST-03 REG-09 does not exist for its owner, other people and visitors', async () => {
    expect((await read(person)).codes).toEqual(['NOT_FOUND']);
    expect((await read({})).codes).toEqual(['UNAUTHENTICATED']);
    const own = '{ viewer { registrations { id } } }';
    expect(JSON.stringify((await gateway.graphql(own, {}, person)).data)).not.toContain(id);
  });

  it("LST-02 is marked in the moderators' list", async () => {
    const rows = await readRows(gateway, moderator);
    expect(rows.filter(({ isCancelled }) => isCancelled).map((row) => row.id)).toContain(id);
    expect(rows.some(({ isCancelled }) => !isCancelled)).toBe(true);
  });

  it('LST-04 cannot be changed', async () => {
    const input = { registrationId: id, confirmedFormat: 'LISTENER', seen: { isConfirmed: false } };
    const { payload } = await gateway.mutate('confirmFormat', input, 'userErrors { code }', moderator);
    expect(payload).toEqual({ userErrors: [{ code: 'NOT_FOUND' }] });
  });
});

describe('another provider', () => {
  it('LST-03 that sends a cancelled one to its owner: the gateway answers NOT_FOUND', async () => {
    scriptAccount(scripted.provider, 'user');
    const body = { data: { ...registration(), user_descr: 'Примеров Пример', is_active: false } };
    scripted.provider.on(`GET ${callPaths.getParticipation}`, { body });
    const answer = await scripted.gateway.graphql(record, { id: 'Registration:12' }, { token: 'another' });
    expect(answer.codes).toEqual(['NOT_FOUND']);
  });
});
