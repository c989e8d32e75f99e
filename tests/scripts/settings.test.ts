import { expect, it } from 'vitest';
import { earlierPolicies } from '#texts/earlierPolicies.ts';
import { privacyVersion } from '#texts/privacyVersion.ts';
import { readConfig } from '../../gateway/config.ts';
import { EditionsError } from '../../gateway/editions/source.ts';
import { explainEditions, explainListen } from '../../gateway/startFault.ts';
import { readConfig as readProviderConfig } from '../../provider/config.ts';
import { makeFolder } from '../../provider/dataDirLock.ts';
import { explainStart } from '../../provider/startFault.ts';
import { DEMO_CLOCK, readSettings, unknownSettings } from '../../scripts/settings.ts';

const DATABASE_URL = 'postgres://portal@localhost/portal';
const EDITIONS_DIR = 'editions';

it.each([
  ['a demonstration', {}, '2025-09-15T12:00:00+03:00'],
  ['a demonstration with the real time', { PORTAL_CLOCK: '' }, null],
  ['a demonstration on a server', { DATABASE_URL, DEMO_DATA: 'yes' }, '2025-09-15T12:00:00+03:00'],
  ['a real portal', { NODE_ENV: 'production', DATABASE_URL, EDITIONS_DIR }, null],
  ['a portal without demonstration data', { DEMO_DATA: 'no', EDITIONS_DIR }, null],
  [
    'a portal whose operator sets the clock',
    { DATABASE_URL, EDITIONS_DIR, PORTAL_CLOCK: '2026-01-01T00:00:00Z' },
    '2026-01-01T00:00:00Z',
  ],
  ['another provider', { PROVIDER_URL: 'http://127.0.0.1:9' }, null],
])('%s runs on its clock', (_, env, clock) => {
  const { gateway, provider } = readSettings(env);
  expect([gateway.portalClock, provider?.clock ?? clock]).toEqual([clock, clock]);
});

it.each([
  ['a portal on a server', { DATABASE_URL }],
  ['a portal in production', { NODE_ENV: 'production' }],
  ['a portal without demonstration data', { DEMO_DATA: 'no' }],
])('%s requires its own editions', (_, env) => {
  expect(() => readSettings(env)).toThrow('EDITIONS_DIR: is required without demonstration data');
});

it.each([
  ['a demonstration', {}, true],
  ['another provider', { PROVIDER_URL: 'http://127.0.0.1:9' }, false],
])('%s starts with the shipped editions', (_, env, isDemonstration) => {
  expect(readSettings(env).gateway).toMatchObject({ editionsFolder: null, isDemonstration });
});

it.each([
  [
    'TRUST_PROXY',
    'foo',
    'TRUST_PROXY: must be addresses, networks (10.0.0.0/8), loopback, linklocal or uniquelocal, separated by commas, but is "foo"',
  ],
  ['METRICS_PORT', '99999', 'METRICS_PORT: must be a port number, but is "99999"'],
  ['NODE_ENV', 'prod', 'NODE_ENV: must be production, development or test, but is "prod"'],
  ['PUBLIC_URL', 'ftp://a', 'PUBLIC_URL: must be an address, http:// or https://'],
  ['MAIL_FROM', 'Форум', 'MAIL_FROM: must be an address: Форум <forum@example.org>, but is "Форум"'],
  [
    'DATABASE_URL',
    'mysql://portal:secret@localhost/portal',
    'DATABASE_URL: must be an address, postgres:// or postgresql://',
  ],
])('%s=%s is named with what is wanted, and no secret', (name, value, line) => {
  let message = '';
  try {
    readSettings({ [name]: value, LOG_LEVEL: 'loud' });
  } catch (error) {
    ({ message } = error as Error);
  }
  const lines = message.split('\n').map((text) => text.trim());
  expect(lines).toContain(line);
  // The message names all mistakes.
  expect(message).toContain('LOG_LEVEL: must be one of');
  expect(message).not.toContain('secret');
});

it.each([
  [{ PORT: 'abc' }, 'Settings of the gateway are wrong:\n  PORT: must be a port number, but is "abc"'],
  [{ PORT: '-1' }, 'Settings of the gateway are wrong:\n  PORT: must be a port number, but is "-1"'],
  [{ PROVIDER_PORT: 'abc' }, 'PROVIDER_PORT: must be a port number, but is "abc"'],
  // The provider's port follows the gateway's.
  [{ PORT: '65535' }, 'PROVIDER_PORT: must be a port number, but is "65536"'],
])('%o is the only setting that is wrong', (env, message) => {
  expect(() => readSettings(env)).toThrow(new Error(message));
});

it.each(['https://forum.example.org', 'https://forum.example.org/', 'http://10.0.0.1:4000'])(
  'PUBLIC_URL=%s is the root',
  (PUBLIC_URL) => {
    const { gateway, provider } = readSettings({ PUBLIC_URL });
    expect([gateway.publicUrl, provider?.publicUrl]).toEqual(Array(2).fill(PUBLIC_URL.replace(/\/$/, '')));
  },
);

it.each(['/konf', '/konf/', '//', '/?a=1', '#top'])(
  'PUBLIC_URL=https://forum.example.org%s is rejected by both services',
  (rest) => {
    const env = { PUBLIC_URL: `https://forum.example.org${rest}`, PROVIDER_URL: 'http://provider.example.org' };
    for (const read of [readConfig, readProviderConfig])
      expect(() => read(env)).toThrow('PUBLIC_URL: must be an address without path, query or fragment');
  },
);

it.each([
  ['forum@example.org', true],
  ['Форум <forum@example.org>', true],
  ['"Форум: ИТ" <forum@example.org>', true],
  ['notanaddress', false],
  ['Форум <notanaddress>', false],
  ['Форум forum@example.org', false],
  ['Форум <forum@example.org', false],
  ['a@example.org, b@example.org', false],
])('MAIL_FROM=%s names a sender: %s', (MAIL_FROM, isSender) => {
  const read = () => readSettings({ MAIL_FROM });
  if (isSender) expect(read().provider?.mailFrom).toBe(MAIL_FROM);
  else expect(read).toThrow('MAIL_FROM: must be an address');
});

it('an unknown name that looks like a setting is named', () => {
  const env = { SMTP_URI: 'smtp://a', SMTP_URL: 'smtp://a', HOME: '/root', NODE_OPTIONS: '', PROVIDER_TOKEN: 'x' };
  expect(unknownSettings(env)).toEqual(['SMTP_URI']);
});

const { provider } = readSettings({
  DATABASE_URL: 'postgres://portal:hidden@db.example.org:5432/forum',
  DATA_DIR: '/x',
  EDITIONS_DIR,
  PROVIDER_METRICS_PORT: '9101',
});
it.each([
  [{ code: 'ECONNREFUSED' }, 'DATABASE_URL: no database answers at db.example.org:5432 (ECONNREFUSED)'],
  [
    { message: 'Connection terminated due to connection timeout' },
    'DATABASE_URL: no database answers at db.example.org:5432 (ETIMEDOUT)',
  ],
  [
    { message: 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string' },
    'PGPASSWORD: the database at db.example.org:5432 asks for a password (or put it into DATABASE_URL)',
  ],
  [{ code: '28P01' }, 'DATABASE_URL: the database at db.example.org:5432 rejects the login of portal'],
  [{ code: '3D000' }, 'DATABASE_URL: the server at db.example.org:5432 has no database forum'],
  [{ code: 'EADDRINUSE', syscall: 'listen' }, 'PROVIDER_PORT: 4001 is taken at 127.0.0.1'],
  [{ code: 'EADDRINUSE', syscall: 'listen', port: 9101 }, 'PROVIDER_METRICS_PORT: 9101 is taken at 127.0.0.1'],
  [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, 'HOST: this machine has no address 127.0.0.1 (EADDRNOTAVAIL)'],
  [
    { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: '127.0.0.1' },
    'HOST: this machine has no address 127.0.0.1 (ENOTFOUND)',
  ],
  [
    { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db.example.org' },
    'DATABASE_URL: no database answers at db.example.org:5432 (ENOTFOUND)',
  ],
  [{ code: 'EROFS' }, 'DATA_DIR: the provider cannot write to /x (EROFS)'],
  [{ code: 'XX000' }, null],
])('a start that fails with %o says what to change', (fault, line) => {
  if (!provider) throw new Error('the settings select the reference provider');
  expect(explainStart(Object.assign(new Error(), fault), provider)).toBe(line);
});

it('a gateway names the port that is taken', () => {
  const error = Object.assign(new Error(), { code: 'EADDRINUSE', syscall: 'listen' });
  const line = explainListen(error, { name: 'METRICS_PORT', port: 9100, host: '127.0.0.1' });
  expect(line).toBe('METRICS_PORT: 9100 is taken at 127.0.0.1');
});

it.each([
  ['/srv/editions', 'EDITIONS_DIR: the folder holds no edition'],
  [null, 'the folder holds no edition'],
])('a gateway with a mistake in the editions of %s names the setting if it is set', (folder, line) => {
  expect(explainEditions(new EditionsError('the folder holds no edition'), folder)).toBe(line);
  expect(explainEditions(new Error(), folder)).toBeNull();
});

it.each([
  ['/proc/portal/media', 'ENOENT'],
  ['package.json/media', 'ENOTDIR'],
])('a data folder at %s fails instead of waiting', async (path, code) => {
  await expect(makeFolder(path)).rejects.toMatchObject({ code });
});

it('R7 ACC-12 the privacy policy is never of a later day than the clock, that of a demonstration included', () => {
  expect(privacyVersion <= DEMO_CLOCK.slice(0, 10)).toBe(true);
  const versions = [privacyVersion, ...Object.keys(earlierPolicies)];
  expect(versions).toEqual(versions.toSorted().reverse());
});
