import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settingNames as gatewaySettings, readConfig as readGatewayConfig } from '../../gateway/config.ts';
import { settingNames as providerSettings, readConfig as readProviderConfig } from '../../provider/config.ts';
import { megabytes, readCompose } from '../testkit/compose.ts';

/** docker-compose.yml and Dockerfile against the services' settings, without a container engine. */
const { services, volumes, networks } = await readCompose();
const dockerfile = await readFile('Dockerfile', 'utf8');
const template = await readFile('deploy/nginx/portal.conf.template', 'utf8');

const strings = (environment: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value ?? '')]));
const stageOf = (target: string) =>
  dockerfile.split(/^(?=FROM )/m).find((stage) => stage.includes(` AS ${target}\n`)) ?? '';

describe('docker-compose.yml', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('has the complete topology', () => {
    expect(Object.keys(services).sort()).toEqual([
      'backup',
      'database',
      'gateway',
      'mail',
      'provider',
      'proxy',
      'redis',
      'restore',
    ]);
  });

  it('sets only names that gateway and provider read, and values they start with', () => {
    const [gateway, provider] = [strings(services.gateway?.environment), strings(services.provider?.environment)];
    expect(Object.keys(gateway).filter((name) => !gatewaySettings.includes(name))).toEqual(['UV_THREADPOOL_SIZE']);
    expect(Object.keys(provider).filter((name) => !providerSettings.includes(name))).toEqual(['PGPASSWORD']);
    expect(readGatewayConfig(gateway)).toMatchObject({ port: 4000, metricsPort: 9100, redisUrl: 'redis://redis:6379' });
    const config = readProviderConfig(provider);
    expect(config).toMatchObject({ port: 4001, demoData: false });
    expect(gateway.PROVIDER_URL).toBe(`http://provider:${config.port}`);
    expect(gateway.PUBLIC_URL).toBe(provider.PUBLIC_URL);
  });

  it('publishes only the proxy and, on this machine, the letters', () => {
    const published = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(published).toEqual([
      ['proxy', '4000:8080'],
      ['mail', '127.0.0.1:8025:8025'],
    ]);
  });

  it('waits longer between restarts than nginx avoids a failed gateway, in full seconds', async () => {
    const servers = services.proxy?.environment?.PORTAL_GATEWAYS ?? '';
    const away = Number(/ fail_timeout=(\d+)s;$/.exec(servers)?.[1]);
    const operations = await readFile('docs/operations.md', 'utf8');
    const waits = [...operations.matchAll(/^ *sleep (\d+)$/gm)].map(([, seconds]) => Number(seconds));
    expect(waits).toHaveLength(2);
    expect(Math.min(...waits)).toBeGreaterThan(away);
    const plain = /`server 127\.0\.0\.1:4000 (.*);`/.exec(operations)?.[1];
    expect(plain).toBe(/(max_fails.*);/.exec(servers)?.[1]);
  });

  it('runs nothing as root', () => {
    for (const [name, { user, image, build }] of Object.entries(services)) {
      const isOurs = build !== undefined && /^USER node$/m.test(stageOf(build.target));
      expect([name, isOurs || user !== undefined || image?.includes('unprivileged')]).toEqual([name, true]);
    }
  });

  it('gives each container a read-only root, no privileges, and limits of memory, processes and logs', () => {
    for (const [name, service] of Object.entries(services)) {
      const { read_only, cap_drop, security_opt, pids_limit, mem_limit, tmpfs = [] } = service;
      expect([name, { read_only, cap_drop, security_opt }]).toEqual([
        name,
        { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
      ]);
      expect([name, pids_limit]).toEqual([name, expect.any(Number)]);
      const logging = {
        driver: 'json-file',
        options: { 'max-size': expect.any(String), 'max-file': expect.any(String) },
      };
      expect([name, service.logging]).toEqual([name, logging]);
      const limit = megabytes(mem_limit ?? '');
      // A tmpfs counts as memory: full, it must leave room for the process.
      const temporary = tmpfs.map((mount) => megabytes(/:size=(\w+)/.exec(mount)?.[1] ?? ''));
      expect([name, limit - temporary.reduce((sum, size) => sum + size, 0) >= 100]).toEqual([name, true]);
    }
  });

  it('names each image by its digest', () => {
    const foreign = Object.values(services).flatMap(({ image }) => image ?? []);
    const base = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile)?.[1] ?? '';
    for (const image of [...foreign, base]) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  });

  it('connects only services that talk to each other, and lets out only the proxy and the mail', () => {
    const membersOf = (network: string) =>
      Object.keys(services).filter((name) => services[name]?.networks?.includes(network));
    expect(Object.fromEntries(Object.keys(networks).map((name) => [name, membersOf(name)]))).toEqual({
      public: ['proxy'],
      front: ['proxy', 'gateway'],
      cache: ['gateway', 'redis'],
      service: ['gateway', 'provider'],
      data: ['provider', 'database', 'backup', 'restore'],
      mail: ['provider', 'mail'],
    });
    expect(Object.keys(networks).filter((name) => !networks[name]?.internal)).toEqual(['public', 'mail']);
  });

  it('has a health check for each service, and data in declared volumes', () => {
    // The image of the mail catcher has its own check.
    for (const [name, { profiles, healthcheck, build, volumes: mounts = [] }] of Object.entries(services)) {
      const isChecked = healthcheck !== undefined || (build && stageOf(build.target).includes('HEALTHCHECK'));
      if (!profiles && name !== 'mail') expect([name, Boolean(isChecked)]).toEqual([name, true]);
      const named = mounts
        .map((mount) => mount.split(':')[0] ?? '')
        .filter((source) => !/^\.|^from-outside/.test(source));
      expect(named.filter((source) => !(source in volumes))).toEqual([]);
    }
    // The forum's own editions, a folder of the machine.
    expect(services.gateway?.volumes).toEqual([expect.stringMatching(/^from-outside-*:\/editions:ro$/)]);
    expect(services.gateway?.environment?.EDITIONS_DIR).toBe('/editions');
    expect(services.backup?.volumes).toEqual(services.restore?.volumes);
    for (const name of ['DATABASE_URL', 'PGPASSWORD']) {
      expect(services.backup?.environment?.[name]).toBe(services.provider?.environment?.[name]);
    }
  });

  it('passes a password with any characters to the database', async () => {
    const compose = await readFile('docker-compose.yml', 'utf8');
    const lines = compose.split('\n').filter((line) => line.includes('DATABASE_PASSWORD'));
    // Nothing around it: compose puts a value in after it has read the file, so no character is special there.
    for (const line of lines) expect(line).toMatch(/: \$\{DATABASE_PASSWORD:\?[\w .]+\}$/);
    expect(lines).toHaveLength(2);
    vi.stubEnv('PGPASSWORD', 'п@р:о/л ь#%1?');
    const client = new pg.Client({ connectionString: strings(services.provider?.environment).DATABASE_URL ?? '' });
    const { host, port, user, database, password } = client;
    expect({ host, port, user, database, password }).toEqual({
      host: 'database',
      port: 5432,
      user: 'portal',
      database: 'portal',
      password: 'п@р:о/л ь#%1?',
    });
  });

  it('gives nginx exactly the variables of its configuration', () => {
    const referenced = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
    const { NGINX_ENVSUBST_FILTER: filter = '', ...given } = strings(services.proxy?.environment);
    expect([...referenced].sort()).toEqual(Object.keys(given).sort());
    for (const name of referenced) expect(name).toMatch(new RegExp(filter));
    // A hall shares one address.
    expect(template).not.toMatch(/\blimit_req/);
    expect(given.PORTAL_GATEWAYS).toContain(
      `server gateway:${readGatewayConfig(strings(services.gateway?.environment)).port} resolve`,
    );
  });
});

describe('settings from outside', () => {
  it('are documented, and the example sets nothing else', async () => {
    const compose = await readFile('docker-compose.yml', 'utf8');
    const names = new Set([...compose.matchAll(/\$\{(\w+):[-?]/g)].map(([, name = '']) => name));
    const pages = (await readFile('docs/operations.md', 'utf8')) + (await readFile('docs/configuration.md', 'utf8'));
    expect([...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(pages))).toEqual([]);
    const example = await readFile('.env.example', 'utf8');
    const set = [...example.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
    expect(set.length).toBeGreaterThan(3);
    expect(set.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('Dockerfile', () => {
  it.each([
    ['gateway', 4000, 'gateway/main.ts'],
    ['provider', 4001, 'provider/main.ts'],
  ])('%s listens on its port and runs its entry', (target, port, entry) => {
    const stage = stageOf(target);
    expect(stage).toContain(`EXPOSE ${port}\n`);
    expect(stage).toContain(`http://127.0.0.1:${port}/healthz'`);
    expect(stage).toContain(`"${entry}"`);
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:24-slim@/m);
    expect(dockerfile.match(/^FROM \$\{NODE_IMAGE\} /gm)).toHaveLength(2);
  });
});
