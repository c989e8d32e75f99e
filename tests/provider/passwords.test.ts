import * as argon2 from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from '../../provider/accounts/passwords.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

/** Algorithm, version and cost of a hash, without salt and sum. */
const costOf = (hash: unknown) => String(hash).split('$').slice(0, 4);

it('API-01 a login for an unknown account costs the same hash as for a known one, and never fits', async () => {
  const stored = await hashPassword('Primer2025');
  expect(await verifyPassword(stored, 'Primer2025')).toBe(true);
  expect(await verifyPassword(null, 'Primer2025')).toBe(false);
  expect(await verifyPassword(null, 'nobody')).toBe(false);
  const [known, ...unknown] = vi.mocked(argon2.verify).mock.calls.map(([hash]) => costOf(hash));
  expect(unknown).toEqual([known, known]);
});
