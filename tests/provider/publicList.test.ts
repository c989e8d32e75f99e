import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../provider/config.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider, type TestProvider } from '../testkit/provider.ts';
import { registration } from '../testkit/samples.ts';

type Row = { user_descr: string; id: number };

const everybody = await sampleProvider();
const confirmedOnly = await sampleProvider({ publicList: 'confirmed' });
const names = { first_name: 'Пример', last_name: 'Примеров' };

async function publicNames(provider: TestProvider): Promise<string[]> {
  const people = await provider.read<Row[]>(`${callPaths.listParticipants}?meeting_id=3`);
  return people.map(({ user_descr }) => user_descr);
}
const setListed = (provider: TestProvider, token: string, is_listed: unknown) =>
  provider.call<{ data: { is_listed: boolean } }>('PATCH', callPaths.changeIndividual, {
    token,
    body: { ...names, is_listed },
  });

beforeEach(async () => {
  await everybody.clear();
  await confirmedOnly.clear();
});

describe('the public list of participants', () => {
  it('R23 has everybody with a registration by default, or only confirmed participants by a setting', async () => {
    expect(readConfig({}).publicList).toBe('registered');
    expect(readConfig({ PUBLIC_LIST: 'confirmed' }).publicList).toBe('confirmed');
    expect(() => readConfig({ PUBLIC_LIST: 'some' })).toThrow('PUBLIC_LIST: must be registered or confirmed');
    for (const [provider, isAtOnce] of [
      [everybody, true],
      [confirmedOnly, false],
    ] as const) {
      const before = await publicNames(provider);
      const id = await provider.register(await provider.login('participant@example.org'));
      expect((await publicNames(provider)).length - before.length).toBe(isAtOnce ? 1 : 0);
      await provider.setRegistration(id, { confirm_type: 3, is_confirm: 1 });
      expect((await publicNames(provider)).length - before.length).toBe(1);
    }
  });

  it('omits people who declined until they agree again; moderators see everybody', async () => {
    const token = await everybody.login('participant@example.org');
    const moderator = await everybody.login('moderator@example.org');
    const id = await everybody.register(token);
    const name = 'Примеров Пример Примерович';
    const before = await publicNames(everybody);
    expect(before).toContain(name);
    expect((await setListed(everybody, token, false)).body.data).toMatchObject({ is_listed: false });
    expect(await publicNames(everybody)).toHaveLength(before.length - 1);
    const body = { meeting_id: 3, is_moderator: true };
    const full = await everybody.call<{ data: Row[] }>('POST', callPaths.listParticipations, {
      token: moderator,
      body,
    });
    expect(full.body.data.map((row) => row.id)).toContain(id);
    // A change of other fields keeps the choice.
    await setListed(everybody, token, undefined);
    expect(await publicNames(everybody)).toHaveLength(before.length - 1);
    await setListed(everybody, token, true);
    expect(await publicNames(everybody)).toEqual(before);
    expect((await setListed(everybody, token, 'да')).status).toBe(400);
  });

  it('the sign-up stores the choice, by default to be listed', async () => {
    for (const [email, change, expected] of [
      ['shown@example.org', {}, true],
      ['hidden@example.org', { is_listed: false }, false],
    ] as const) {
      const body = registration(email, change);
      const { id } = (await everybody.call('POST', callPaths.register, { body })).body;
      const row = await everybody.database
        .selectFrom('individuals')
        .select('is_listed')
        .where('account_id', '=', Number(id))
        .executeTakeFirst();
      expect(row).toEqual({ is_listed: expected });
    }
  });

  it('R21 stores the consent to publication with version and time until the person leaves the list', async () => {
    const token = await everybody.login('participant@example.org');
    const own = (await everybody.call<{ id: number }>('GET', callPaths.getAccount, { token })).body.id;
    const consent = async () =>
      (await everybody.call('GET', `${callPaths.getAccount}?id=${own}`, { token })).body.publication_consent;
    const save = (change: object) =>
      everybody.call('PATCH', callPaths.changeIndividual, { token, body: { ...names, ...change } });
    expect(await consent()).toBeNull();
    await save({ is_listed: true, publication_consent_version: 'publication-2025-09-01' });
    const given = { version: 'publication-2025-09-01', given_at: expect.stringMatching(/^2025-09-15T/) };
    expect(await consent()).toEqual(given);
    await save({});
    expect(await consent()).toEqual(given);
    await save({ is_listed: false });
    expect(await consent()).toBeNull();
  });
});
