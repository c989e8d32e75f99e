import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { registration, scriptAccount } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

/** The letters that the person of a record got. */
const query = 'query ($id: ID!) { registration(id: $id) { id letters { subject createdAt state failure } } }';
const { provider, gateway } = await scriptedPortal({ rights: 'moderator' });

beforeEach(() => {
  provider.on(`GET ${callPaths.getParticipation}`, {
    body: { data: { ...registration(), user_descr: 'Примеров Пример' } },
  });
});

describe('REG-05 the letters of a record', () => {
  it('are for moderators', async () => {
    scriptAccount(provider, 'user');
    const id = 'Registration:12';
    const { data, codes } = await gateway.graphql(query, { id }, { token: 'of-the-owner' });
    expect([data, codes]).toEqual([{ registration: { id, letters: null } }, ['FORBIDDEN']]);
    expect(provider.callsTo(`GET ${callPaths.listLetters}`)).toEqual([]);
  });

  it('keep their state and reason, and a code that the gateway does not know is UNRECOGNIZED', async () => {
    const letter = { id: 1, subject: 's', created_at: '2025-09-15T12:00:00+03:00', reason: null };
    provider.on(`GET ${callPaths.listLetters}`, {
      body: {
        data: [
          { ...letter, state: 'sent' },
          { ...letter, state: 'waiting' },
          { ...letter, state: 'given_up', reason: 'not_accepted' },
          { ...letter, state: 'given_up', reason: 'toString' },
          { ...letter, state: 'bounced' },
        ],
      },
    });
    type Read = { registration: { letters: { state: string; failure: string | null }[] } };
    const read = await gateway.read<Read>(query, { id: 'Registration:12' }, { token: 't' });
    expect(read.registration.letters.map(({ state, failure }) => [state, failure])).toEqual([
      ['SENT', null],
      ['WAITING', null],
      ['GIVEN_UP', 'NOT_ACCEPTED'],
      ['GIVEN_UP', 'UNRECOGNIZED'],
      ['UNRECOGNIZED', null],
    ]);
  });

  it('that were given up name the person’s record, for moderators', async () => {
    provider.on(`GET ${callPaths.listGivenUpLetters}`, {
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
    const { data } = await gateway.graphql(ask, {}, { token: 't' });
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
