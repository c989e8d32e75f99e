import { describe, expect, it } from 'vitest';
import { getAccount } from '../../../gateway/provider/calls/accounts.ts';
import { getParticipation } from '../../../gateway/provider/calls/participants.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { individual, registration } from '../../testkit/misbehavingProvider.ts';
import { scriptedProvider } from '../../testkit/portal.ts';
import { openClient } from '../../testkit/providerClient.ts';

const provider = await scriptedProvider('moderator');

const participation = (more: object) =>
  provider.on(`GET ${callPaths.getParticipation}`, {
    body: { data: { ...registration({ id: 5 }), user_descr: 'Примеров Пример', email: 'primer@example.org', ...more } },
  });
const account = (person: object, role: unknown = [{ access_rights: 'moderator' }]) =>
  provider.on(`GET ${callPaths.getAccount}`, {
    body: { id: 7, username: 'primer@example.org', profiles: [{ individual: { ...individual, ...person }, role }] },
  });

describe('a single record with broken fields', () => {
  it('LST-11 keeps the record; the fields are empty, marked and logged without a value', async () => {
    participation({ email: 7, birth_date: '31.02.1990', confirm_type: 'poster', need_tour: 'later' });
    const { client, warnings } = openClient(provider.url);
    expect(await getParticipation(client, 5)).toMatchObject({
      id: 5,
      fullName: 'Примеров Пример',
      email: null,
      birthDate: null,
      confirmedType: 0,
      unreadable: expect.arrayContaining(['email', 'birthDate', 'confirmedFormat', 'tour']),
    });
    const place = {
      component: 'provider',
      operation: 'getParticipation',
      answer: 'ParticipationAnswer',
      keyword: 'type',
    };
    expect(warnings).toContainEqual({ ...place, field: 'data.email', schemaPath: expect.any(String) });
    expect(JSON.stringify(warnings)).not.toContain('1990');
  });

  it('API-07 keeps the account of a person whose phone is a number', async () => {
    account({ phone_number: 79_000_000_000, nationality: ['РФ'] });
    expect(await getAccount(openClient(provider.url).client, 7)).toMatchObject({
      individual: { lastName: 'Примеров', phone: null, nationality: null },
      roles: ['moderator'],
    });
  });

  it.each([
    ['a name that a person needs', () => account({ last_name: 5 })],
    ['roles', () => account({ phone_number: 5 }, 'moderator')],
  ])('rejects an answer with broken %s', async (_name, script) => {
    script();
    await expect(getAccount(openClient(provider.url).client, 7)).rejects.toMatchObject({
      code: 'PROVIDER_BAD_RESPONSE',
    });
  });

  it.each([
    ['without an id', { id: null }],
    ['with an id above 2^53', { id: 2 ** 53 + 2, email: 7 }],
  ])('rejects a record %s', async (_name, more) => {
    participation(more);
    await expect(getParticipation(openClient(provider.url).client, 5)).rejects.toMatchObject({
      code: 'PROVIDER_BAD_RESPONSE',
    });
  });
});
