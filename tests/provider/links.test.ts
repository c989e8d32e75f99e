import { expect, it } from 'vitest';
import { checkLink, type Secrets, signLink } from '../../provider/accounts/links.ts';
import { readConfig } from '../../provider/config.ts';

const [older, newer, stranger] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const account = { id: 7, username: 'a@example.org', password_hash: 'hash', is_verified: false, email_changed_at: null };
const now = new Date('2025-09-15T12:00:00+03:00');
const signedBy = (secrets: Secrets) => signLink(secrets, 'verify', account, now);
const check = (secrets: Secrets, link: ReturnType<typeof signLink>) => checkLink(secrets, 'verify', account, link, now);

it('a mailed link of the previous secret opens while both are set, and no longer afterwards', () => {
  const mailed = signedBy([older]);
  expect(check([newer, older], mailed)).toBe('valid');
  expect(check([newer], mailed)).toBe('invalid');
  expect(check([newer, older], signedBy([stranger]))).toBe('invalid');
});

it('the first secret signs new links', () => {
  expect(check([newer], signedBy([newer, older]))).toBe('valid');
});

it.each([
  ['verify', 7 * 24],
  ['reset', 24],
  ['email', 24],
] as const)('a link of the kind %s opens for %i hours and not a second longer', (purpose, hours) => {
  const after = (seconds: number) => new Date(now.getTime() + 1000 * seconds);
  const link = { ...signLink([older], purpose, account, now), email: undefined };
  const at = (seconds: number) => checkLink([older], purpose, account, link, after(seconds));
  expect(at(3600 * hours)).toBe('valid');
  expect(at(3600 * hours + 1)).toBe('expired');
  // Clocks of two services may differ by five minutes.
  expect(at(-300)).toBe('valid');
  expect(at(-301)).toBe('invalid');
});

it('the setting takes one secret or two, each long enough', () => {
  const read = (value: string) => readConfig({ SIGNING_SECRET: value }).signingSecrets;
  expect(read(newer)).toEqual([newer]);
  expect(read(`${newer},${older}`)).toEqual([newer, older]);
  for (const wrong of [`${newer},short`, `${newer},${older},${stranger}`, ',']) {
    expect(() => read(wrong)).toThrow('SIGNING_SECRET: must be one secret of at least 32 characters');
  }
});
