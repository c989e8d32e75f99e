import { verify } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../provider/accounts/passwords.ts';

/** Algorithm, version and cost of a hash, without salt and sum. */
const costOf = (hash: string) => hash.split('$').slice(0, 4);

it('API-01 a login for an unknown account costs the same hash as for a known one, and never matches', async () => {
  const checked: string[] = [];
  const verifyHere = (hash: string | null, password: string) =>
    verifyPassword(hash, password, (stored, given) => {
      checked.push(String(stored));
      return verify(stored, given);
    });
  const stored = await hashPassword('Primer2025');
  expect(await verifyHere(stored, 'Primer2025')).toBe(true);
  expect(await verifyHere(stored, 'primer2025')).toBe(false);
  expect(await verifyHere(null, 'Primer2025')).toBe(false);
  expect(await verifyHere(null, 'dummy')).toBe(false);
  const argon2id = ['', 'argon2id', 'v=19', expect.stringMatching(/^m=19456,t=2,/)];
  expect(checked.map(costOf)).toEqual(Array(4).fill(argon2id));
});
