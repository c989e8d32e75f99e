import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { samplePortal, scriptedPortal } from '../../../testkit/portal.ts';

/** The letters that the person of a record got. */
const query = 'query ($id: ID!) { registration(id: $id) { id letters { subject createdAt state failure } } }';
const { provider, gateway, moderator, person } = await samplePortal();
const scripted = await scriptedPortal({ rights: 'moderator' });

describe('REG-05 the letters of a record', () => {
  it('are for moderators, without their texts', async () => {
    const id = `Registration:${await provider.register(person.token)}`;
    const { data, errors } = await gateway.graphql(query, { id }, moderator);
    expect(errors).toEqual([]);
    const letter = { subject: 'Заявка получена', state: 'SENT', failure: null };
    expect(data).toMatchObject({ registration: { letters: [letter] } });
    const owners = await gateway.graphql(query, { id }, person);
    expect([owners.data, owners.codes]).toEqual([{ registration: { id, letters: null } }, ['FORBIDDEN']]);
  });

  it('keep their state and reason, and a code that the gateway does not know is UNRECOGNIZED', async () => {
    const letter = { id: 1, subject: 's', created_at: '2025-09-15T12:00:00+03:00', reason: null };
    scripted.provider.on(`GET ${callPaths.getParticipation}`, {
      body: { data: { ...registration(), user_descr: 'Примеров Пример' } },
    });
    scripted.provider.on(`GET ${callPaths.listLetters}`, {
      body: {
        data: [
          { ...letter, state: 'waiting' },
          { ...letter, state: 'given_up', reason: 'not_accepted' },
          { ...letter, state: 'given_up', reason: 'toString' },
          { ...letter, state: 'bounced' },
        ],
      },
    });
    const { data } = await scripted.gateway.graphql(query, { id: 'Registration:12' }, { token: 't' });
    const { letters } = (data as { registration: { letters: { state: string; failure: string | null }[] } })
      .registration;
    expect(letters.map(({ state, failure }) => [state, failure])).toEqual([
      ['WAITING', null],
      ['GIVEN_UP', 'NOT_ACCEPTED'],
      ['GIVEN_UP', 'UNRECOGNIZED'],
      ['UNRECOGNIZED', null],
    ]);
  });

  it('that were given up name the person’s record, for moderators', async () => {
    scripted.provider.on(`GET ${callPaths.listGivenUpLetters}`, {
      body: {
        data: [
          {
            id: 5,
            um_id: 12,
            user_descr: 'Примеров Пример',
            subject: 's',
            created_at: '2025-09-15T12:00:00+03:00',
            reason: 'address_rejected',
          },
        ],
      },
    });
    const ask =
      '{ edition(year: 2025) { givenUpLetters { key registration { id } fullName subject createdAt failure } } }';
    const { data } = await scripted.gateway.graphql(ask, {}, { token: 't' });
    expect(data).toEqual({
      edition: {
        givenUpLetters: [
          {
            key: '5',
            registration: { id: 'Registration:12' },
            fullName: 'Примеров Пример',
            subject: 's',
            createdAt: '2025-09-15T09:00:00.000Z',
            failure: 'ADDRESS_REJECTED',
          },
        ],
      },
    });
  });
});
