import { expect, it } from 'vitest';
import { defaultLimits } from '../../provider/limits.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { OPEN, sampleProvider } from '../testkit/provider.ts';
import { registration, talk } from '../testkit/samples.ts';

const provider = await sampleProvider({ limits: { ...defaultLimits, sweepSeconds: 0.1 } });
const { database } = provider;

const register = async (email: string) =>
  (await provider.call('POST', callPaths.register, { body: registration(email) })).status;
const exists = async (email: string) =>
  (await database.selectFrom('accounts').select('id').where('username', '=', email).execute()).length === 1;

it('API-02 a sign-up that nobody verifies frees its address when its links have expired', async () => {
  const [abandoned, verified, imported, late] = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.org`) as [
    string,
    string,
    string,
    string,
  ];
  for (const email of [abandoned, verified, imported]) expect(await register(email)).toBe(201);
  const setVerified = (is_verified: boolean, email: string) =>
    database.updateTable('accounts').set({ is_verified }).where('username', '=', email).execute();
  for (const email of [verified, imported]) await setVerified(true, email);
  await provider.register(await provider.login(imported), talk());
  await setVerified(false, imported);

  provider.clock.set('2025-09-16T12:00:00+03:00');
  expect(await register(late)).toBe(201);
  provider.clock.set('2025-09-23T12:00:01+03:00');
  await expect.poll(() => exists(abandoned)).toBe(false);
  expect([await exists(verified), await exists(imported), await exists(late)]).toEqual([true, true, true]);
  expect(await register(abandoned)).toBe(201);
  provider.clock.set(OPEN);
});
