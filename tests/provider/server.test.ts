import { spawnSync } from 'node:child_process';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../provider/config.ts';
import { DataDirInUse, lockDataDir } from '../../provider/dataDirLock.ts';
import { guardRoutes } from '../../provider/http/access.ts';
import { serializers } from '../../provider/http/logging.ts';
import { defaultLimits } from '../../provider/limits.ts';
import { createApp, createProvider } from '../../provider/server.ts';
import { readSigningSecret } from '../../provider/signingSecret.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { temporaryFolder } from '../testkit/folders.ts';
import { sampleProvider } from '../testkit/provider.ts';

const provider = await sampleProvider();

describe('rejections of the framework, in the form of Django REST framework', () => {
  const call = (method: string, path: string, options = {}) =>
    provider.call(method, path, { documented: false, ...options });

  it('answers an unknown path with a page, a wrong method and a wrong type with a detail', async () => {
    const unknown = await call('GET', '/nowhere/');
    expect([unknown.status, unknown.type]).toEqual([404, 'text/html']);
    expect(await call('DELETE', callPaths.login)).toMatchObject({
      status: 405,
      body: { detail: 'Метод "DELETE" не разрешен.' },
    });
    expect((await call('POST', callPaths.login, { body: 'x=1', headers: { 'content-type': 'text/csv' } })).status).toBe(
      415,
    );
  });

  it('answers broken, empty and other JSON with 400', async () => {
    expect((await call('POST', callPaths.login, { body: '{' })).body).toHaveProperty('detail');
    expect((await call('POST', callPaths.login, { body: '' })).body).toEqual({
      login: ['Обязательное поле.'],
      password: ['Обязательное поле.'],
    });
    for (const body of ['[]', '1', 'null', '"x"']) {
      expect(await call('POST', callPaths.login, { body })).toMatchObject({
        status: 400,
        body: { non_field_errors: expect.any(Array) },
      });
    }
    expect((await call('POST', callPaths.login, { body: { login: 'a', password: 'x'.repeat(300_000) } })).status).toBe(
      413,
    );
  });

  it('returns the request id, or creates one', async () => {
    const given = await call('GET', callPaths.getAccount, { headers: { 'x-request-id': 'abc-1.2_3' } });
    expect(given.headers.get('x-request-id')).toBe('abc-1.2_3');
    const strange = await call('GET', callPaths.getAccount, { headers: { 'x-request-id': 'a b"c' } });
    expect(strange.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('reads the token header as Django REST framework does', async () => {
    for (const [authorization, text] of [
      ['Token', 'Недопустимый токен.'],
      ['token nope', 'Недопустимый токен.'],
      ['Bearer nope', 'Учетные данные не были предоставлены.'],
    ] as const) {
      expect(await call('GET', callPaths.getAccount, { headers: { authorization } })).toMatchObject({
        status: 401,
        body: { detail: text },
      });
    }
  });

  it('stores the generated signing secret with mode 600', async () => {
    const { mode } = await stat(join(provider.dataDir, 'signing-secret'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('does not start with a signing secret that a full disk cut off, and stores none before it is complete', async () => {
    const folder = await temporaryFolder();
    // The secret cannot be written.
    await mkdir(join(folder, 'signing-secret.new'));
    await expect(readSigningSecret(folder)).rejects.toThrow('EISDIR');
    expect(await readdir(folder)).toEqual(['signing-secret.new']);
    for (const secret of ['', 'x'.repeat(31)]) {
      await writeFile(join(folder, 'signing-secret'), secret);
      await expect(readSigningSecret(folder)).rejects.toThrow(/signing-secret is empty or cut off/);
    }
  });
});

describe('a route', () => {
  it('fails at start without declared access', () => {
    const app = Fastify();
    guardRoutes(app, { db: provider.database, clock: provider.clock, limits: defaultLimits });
    expect(() => app.get('/api/open-by-mistake/', async () => 'data')).toThrow('/api/open-by-mistake/');
    expect(() => app.get('/api/open/', { config: { access: 'open' } }, async () => 'data')).not.toThrow();
  });
});

describe('a log', () => {
  it('logs kind and place of an unexpected error, without its text', () => {
    const error = Object.assign(new RangeError('refused <name@example.org>\n    at name@example.org'), {
      code: '23505',
    });
    const logged = serializers.err(error);
    expect(logged).toMatchObject({ type: 'RangeError', code: '23505' });
    expect(logged.stack).toContain('server.test.ts');
    expect(JSON.stringify(logged)).not.toContain('example.org');
  });

  it('logs a path without values and without the name of a file', () => {
    const pathOf = (url: string) => serializers.req({ method: 'GET', url }).path;
    expect(pathOf('/media/files/1b.pdf/%D0%9F%D1%80.pdf?a=1')).toBe('/media/files/1b.pdf/…');
    expect(pathOf('/accounts/me/?a=1')).toBe('/accounts/me/');
  });
});

describe('the data folder', () => {
  const config = (dataDir: string) => ({ ...readConfig({}), dataDir, logLevel: 'silent' });

  it('belongs to one provider at a time', async () => {
    await expect(createProvider(config(provider.dataDir), { database: provider.database })).rejects.toThrow(
      DataDirInUse,
    );
  });

  it('is taken over from a provider that was killed', async () => {
    const folder = await temporaryFolder();
    const held = `require('net').createServer().listen(${JSON.stringify(join(folder, 'lock'))}, () => process.kill(process.pid, 'SIGKILL'))`;
    spawnSync(process.execPath, ['-e', held]);
    expect(await readdir(folder)).toEqual(['lock']);
    const warnings: unknown[] = [];
    const warn = (code: string | undefined) => warnings.push(code);
    const unlock = await lockDataDir(folder, warn);
    await expect(lockDataDir(folder, warn)).rejects.toThrow(DataDirInUse);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('is free again after a start that failed', async () => {
    const folder = await temporaryFolder();
    const failing = `import { lockDataDir } from './provider/dataDirLock.ts';
      await lockDataDir(${JSON.stringify(folder)}, () => undefined);
      console.log((await import('node:fs')).readdirSync(${JSON.stringify(folder)}).join());
      process.exit(1);`;
    const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', failing]);
    expect([`${stdout}`.trim(), status, await readdir(folder)]).toEqual(['lock', 1, []]);
  });

  it('is logged if it takes no lock', async () => {
    const warnings: unknown[] = [];
    const unlock = await lockDataDir(join(provider.dataDir, 'missing'), (code) => warnings.push(code));
    await unlock();
    expect(warnings).toEqual([expect.stringMatching(/^E[A-Z]+$/)]);
  });
});

describe('the address of a caller', () => {
  const addressOf = async (trustedProxies: string[]) => {
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), trustedProxies };
    const app = createApp(config, undefined);
    app.get('/', async (request) => request.ip);
    const answer = await app.inject({
      url: '/',
      headers: { 'x-forwarded-for': '203.0.113.7' },
      remoteAddress: '10.0.0.5',
    });
    await app.close();
    return answer.body;
  };

  it('comes from X-Forwarded-For of a configured proxy only', async () => {
    expect(await addressOf([])).toBe('10.0.0.5');
    expect(await addressOf(['10.0.0.6'])).toBe('10.0.0.5');
    expect(await addressOf(['uniquelocal'])).toBe('203.0.113.7');
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, loopback' }).trustedProxies).toEqual(['10.0.0.0/8', 'loopback']);
    expect(readConfig({}).trustedProxies).toEqual([]);
  });
});

describe('settings', () => {
  it('names all faults together', () => {
    const read = () =>
      readConfig({ PROVIDER_PORT: 'x', DATABASE_URL: 'mysql://a', PORTAL_CLOCK: 'today', SIGNING_SECRET: 'short' });
    expect(read).toThrow(ConfigError);
    for (const name of ['PROVIDER_PORT', 'DATABASE_URL', 'PORTAL_CLOCK', 'SIGNING_SECRET']) expect(read).toThrow(name);
  });

  it('has defaults for all of them, and takes empty ones for unset', () => {
    expect(readConfig({ SMTP_URL: '', DATABASE_URL: '' })).toMatchObject({
      port: 4001,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      dataDir: '.data',
      smtpUrl: undefined,
    });
  });

  it.each([
    [{}, true],
    [{ DEMO_DATA: 'no' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', DEMO_DATA: '' }, false],
    [{ NODE_ENV: 'production', DEMO_DATA: 'yes' }, true],
    [{ DATABASE_URL: 'postgres://localhost/portal' }, false],
    [{ DATABASE_URL: 'postgres://localhost/portal', DEMO_DATA: '' }, false],
    [{ DATABASE_URL: 'postgres://localhost/portal', DEMO_DATA: 'yes' }, true],
  ])('take demo data for wanted with %j: %s', (env, wanted) => {
    expect(readConfig(env).demoData).toBe(wanted);
  });

  it.each(['1', 'true', 'YES', 'on'])('reject DEMO_DATA=%s, so that no other word creates sample accounts', (word) => {
    expect(() => readConfig({ DEMO_DATA: word })).toThrow('DEMO_DATA: must be yes or no');
  });
});
