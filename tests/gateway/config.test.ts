import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigError, readConfig } from '../../gateway/config.ts';
import { createClock } from '../../gateway/lib/clock.ts';

const [newSecret, secret] = ['n'.repeat(32), 's'.repeat(32)];

const PROVIDER_URL = 'http://p.example.org';
const read = (env: NodeJS.ProcessEnv) => readConfig({ PROVIDER_URL, ...env });

describe('settings', () => {
  it('have defaults for all but the provider', () => {
    expect(readConfig({ PROVIDER_URL: 'http://provider.example.org/' })).toEqual({
      port: 4000,
      host: '127.0.0.1',
      providerUrl: 'http://provider.example.org',
      providerExtensions: null,
      mediaUrls: [],
      publicUrl: 'http://localhost:4000',
      portalClock: null,
      editionsFolder: null,
      isDemonstration: false,
      trustedProxies: [],
      corsOrigins: [],
      redisUrl: null,
      fileLinkSecrets: [],
      operationCostPerMinute: 3_000_000,
      metricsPort: null,
      traceEndpoint: null,
      logLevel: 'info',
      isProduction: false,
    });
  });

  it('read several origins', () => {
    const { corsOrigins } = read({ CORS_ORIGINS: 'https://a.example.org,http://localhost:5173' });
    expect(corsOrigins).toEqual(['https://a.example.org', 'http://localhost:5173']);
  });

  it('read several folders of files', () => {
    const folders = 'https://s3.example.org/forum/, https://p.example.org/media/';
    const mediaUrls = ['https://s3.example.org/forum/', 'https://p.example.org/media/'];
    expect(read({ PROVIDER_MEDIA_URL: folders }).mediaUrls).toEqual(mediaUrls);
  });

  it('read a secret, and the previous one during a change', () => {
    const secrets = (FILE_LINK_SECRET: string) =>
      read({ REDIS_URL: 'redis://redis', FILE_LINK_SECRET }).fileLinkSecrets;
    expect(secrets(secret)).toEqual([secret]);
    expect(secrets(`${newSecret},${secret}`)).toEqual([newSecret, secret]);
  });

  it('read the provider’s extensions', () => {
    const names = (PROVIDER_EXTENSIONS: string) => read({ PROVIDER_EXTENSIONS }).providerExtensions;
    expect(names('history, letterPreviews')).toEqual(['history', 'letterPreviews']);
    expect(names('none')).toEqual([]);
    expect(() => names('history, histories')).toThrow(
      'PROVIDER_EXTENSIONS: must be none, or names separated by commas',
    );
  });

  it('treat an empty value as unset', () => {
    expect(read({ PORT: '', PORTAL_CLOCK: '' })).toMatchObject({ port: 4000, portalClock: null });
  });

  const sharedRedis = { REDIS_URL: 'redis://redis' };
  it.each([
    [{ PROVIDER_URL: 'ftp://p.example.org' }, 'PROVIDER_URL'],
    [{ PROVIDER_MEDIA_URL: 's3.example.org' }, 'PROVIDER_MEDIA_URL'],
    [{ PROVIDER_MEDIA_URL: 'https://s3.example.org/?x=1' }, 'PROVIDER_MEDIA_URL'],
    [{ PORTAL_CLOCK: '2025-09-15' }, 'PORTAL_CLOCK'],
    [{ PUBLIC_URL: 'portal' }, 'PUBLIC_URL'],
    [{ REDIS_URL: 'http://redis' }, 'REDIS_URL'],
    [sharedRedis, 'FILE_LINK_SECRET: is required with REDIS_URL'],
    [{ PROVIDER_URL: '', ...sharedRedis }, 'FILE_LINK_SECRET: is required with REDIS_URL'],
    [{ FILE_LINK_SECRET: 'short' }, 'FILE_LINK_SECRET'],
    [{ FILE_LINK_SECRET: `${newSecret} ${secret},${secret}` }, 'FILE_LINK_SECRET'],
  ])('reject %j', (env, name) => {
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(name);
  });
});

describe('origins of other sites', () => {
  it.each([
    '*',
    'null',
    'tools.example.org',
    'https://t.example.org/',
    'https://t.example.org/a',
    'ftp://t.example.org',
  ])('reject «%s»', (origin) => {
    expect(() => read({ CORS_ORIGINS: `https://a.example.org, ${origin}` })).toThrow(
      'CORS_ORIGINS: must be exact origins, separated by commas',
    );
  });
});

describe('the clock', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T10:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('starts at the given instant and ticks on', () => {
    const clock = createClock('2025-09-15T12:00:00+03:00');
    expect(clock.now()).toEqual(new Date('2025-09-15T09:00:00Z'));
    vi.setSystemTime(Date.parse('2026-11-22T10:01:00Z'));
    expect(clock.now()).toEqual(new Date('2025-09-15T09:01:00Z'));
    expect(clock.isDemo).toBe(true);
  });

  it('is the real one with nothing set', () => {
    expect(createClock(null).now()).toEqual(new Date('2026-11-22T10:00:00Z'));
    expect(createClock(null).isDemo).toBe(false);
  });
});
