import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '../../gateway/clock.ts';
import { ConfigError, readConfig } from '../../gateway/config.ts';
import { loadEditions } from '../../gateway/editions/load.ts';

describe('settings', () => {
  it('have defaults for all but the provider', () => {
    expect(readConfig({ PROVIDER_URL: 'http://provider.example.org/' })).toEqual({
      port: 4000,
      host: '127.0.0.1',
      providerUrl: 'http://provider.example.org',
      publicUrl: 'http://localhost:4000',
      portalClock: null,
      trustedProxies: [],
      logLevel: 'info',
      isProduction: false,
    });
  });

  it('take an empty value for an unset one', () => {
    expect(readConfig({ PROVIDER_URL: 'http://p.example.org', PORT: '', PORTAL_CLOCK: '' }).port).toBe(4000);
  });

  it.each([
    [{ PROVIDER_URL: 'ftp://p.example.org' }, 'PROVIDER_URL'],
    [{ PROVIDER_URL: 'http://p.example.org', PORTAL_CLOCK: '2025-09-15' }, 'PORTAL_CLOCK'],
    [{ PROVIDER_URL: 'http://p.example.org', PUBLIC_URL: 'portal' }, 'PUBLIC_URL'],
  ])('refuse %j', (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });
});

describe('the clock', () => {
  it('starts at the given instant and ticks on', async () => {
    const clock = createClock('2025-09-15T12:00:00+03:00');
    const first = clock.now().getTime();
    expect(Math.abs(first - Date.parse('2025-09-15T09:00:00Z'))).toBeLessThan(1_000);
    await expect.poll(() => clock.now().getTime()).toBeGreaterThan(first);
    expect(clock.isDemo).toBe(true);
  });

  it('is the real one with nothing set', () => {
    expect(Math.abs(createClock(null).now().getTime() - Date.now())).toBeLessThan(1_000);
    expect(createClock(null).isDemo).toBe(false);
  });
});

describe('data of the editions', () => {
  let folder: string;
  let text: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-editions-'));
    text = await readFile('gateway/editions/2025/edition.yaml', 'utf8');
    await mkdir(join(folder, '2025'));
    await mkdir(join(folder, '2026'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const write = async (edition2026: string) => {
    await writeFile(join(folder, '2025', 'edition.yaml'), text);
    await writeFile(join(folder, '2026', 'edition.yaml'), edition2026);
  };

  it('the newest folder is the current edition', async () => {
    await write(text.replace('year: 2025', 'year: 2026').replace('meetingId: 3', 'meetingId: 4'));
    const editions = loadEditions(folder);
    expect(editions.current).toMatchObject({ year: 2026, meetingId: 4 });
    expect(editions.byYear(2025)?.meetingId).toBe(3);
    expect(editions.byYear(1999)).toBeNull();
  });

  it.each([
    ['a missing value', (good: string) => good.replace(/^meetingId:.*$/m, ''), 'meetingId'],
    ['an unknown key', (good: string) => `${good}\nsurprise: 1`, 'surprise'],
    [
      'a window that closes before it opens',
      (good: string) => good.replace("opensAt: '2025-08-01", "opensAt: '2025-12-01"),
      'registrationWindow',
    ],
    ['the year of another folder', (good: string) => good.replace('year: 2026', 'year: 2024'), 'year'],
  ])('%s names file and place', async (_, spoil, place) => {
    await write(spoil(text.replace('year: 2025', 'year: 2026')));
    expect(() => loadEditions(folder)).toThrow(join('2026', 'edition.yaml'));
    expect(() => loadEditions(folder)).toThrow(place);
  });
});
