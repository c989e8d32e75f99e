import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { settingNames as gatewaySettings, readConfig as readGatewayConfig } from '../../gateway/config.ts';
import { settingNames as providerSettings, readConfig as readProviderConfig } from '../../provider/config.ts';
import { gatewayOptions, memoryEnv } from '../../scripts/processes.ts';
import { megabytes, readCompose } from '../testkit/compose.ts';

/** The files for a run without containers against the settings that the services read. */
const { services } = await readCompose();
const template = await readFile('deploy/nginx/portal.conf.template', 'utf8');
const withoutContainers = await readFile('docs/without-containers.md', 'utf8');

describe('a run without containers', async () => {
  const folder = 'deploy/systemd';
  const [gateway, provider] = await Promise.all(
    ['portal-gateway@', 'portal-provider'].map((name) => readFile(`${folder}/${name}.service`, 'utf8')),
  );
  /** The settings of a service: those of its file, filled in as the page says, and those of its unit. */
  const settingsOf = async (unit: string, name: string) => {
    const file = await readFile(`${folder}/${name}.env.example`, 'utf8');
    // As systemd and the shell read them, without the quotes.
    const lines = (file.match(/^[A-Z_]+=.*$/gm) ?? []).map((line) => line.replace(/='(.*)'$/, '=$1'));
    const set = /^Environment=(.*)$/m.exec(unit)?.[1]?.replaceAll('%i', '4010').split(' ') ?? [];
    return Object.fromEntries([...lines, ...set].map((line) => line.split(/=(.*)/s) as [string, string]));
  };

  it('has units whose settings the services know and start with', async () => {
    const ofGateway = await settingsOf(gateway ?? '', 'gateway');
    const ofProvider = await settingsOf(provider ?? '', 'provider');
    const unknown = (names: object, known: readonly string[]) =>
      Object.keys(names).filter((name) => !known.includes(name));
    expect(unknown(ofGateway, gatewaySettings)).toEqual(['MALLOC_ARENA_MAX']);
    expect(unknown(ofProvider, providerSettings)).toEqual(['PGPASSWORD', 'MALLOC_ARENA_MAX']);
    const secret = { FILE_LINK_SECRET: 'x'.repeat(32) };
    expect(readGatewayConfig({ ...ofGateway, ...secret })).toMatchObject({ port: 4010, metricsPort: 14_010 });
    expect(readProviderConfig(ofProvider)).toMatchObject({ demoData: false, dataDir: '/var/lib/portal' });
    expect(ofGateway.PUBLIC_URL).toBe(ofProvider.PUBLIC_URL);
  });

  it('runs the services with the memory settings of npm start and of the containers', () => {
    expect(gateway).toContain(`env node ${gatewayOptions.join(' ')} --import tsx gateway/main.ts`);
    for (const unit of [gateway, provider]) expect(unit).toContain(` MALLOC_ARENA_MAX=${memoryEnv.MALLOC_ARENA_MAX}`);
    const limitOf = (unit = '') => megabytes(/^MemoryMax=(\S+)$/m.exec(unit)?.[1]?.toLowerCase() ?? '');
    expect(limitOf(gateway)).toBe(megabytes(services.gateway?.mem_limit ?? ''));
    expect(limitOf(provider)).toBe(megabytes(services.provider?.mem_limit ?? ''));
  });

  it('makes the folder of the data before the first command writes there', async () => {
    const { DATA_DIR = '' } = await settingsOf(provider ?? '', 'provider');
    const made = withoutContainers
      .split('\n')
      .findIndex((line) => line.includes(` -o portal `) && line.endsWith(` ${DATA_DIR}`));
    const first = withoutContainers.split('\n').findIndex((line) => line.startsWith('portal npm run reference'));
    expect(made).toBeGreaterThan(0);
    expect(first).toBeGreaterThan(made);
  });

  it('gives nginx every value of its template, and the servers of docker-compose.yml their limits', () => {
    const wanted = new Set([...template.matchAll(/\$\{(PORTAL_\w+)\}/g)].map(([, name]) => name));
    const given = [...withoutContainers.matchAll(/^export (PORTAL_\w+)=/gm)].map(([, name]) => name);
    expect(new Set(given)).toEqual(wanted);
    const limits = /max_fails.*;/.exec(services.proxy?.environment?.PORTAL_GATEWAYS ?? '')?.[0] ?? '';
    expect(withoutContainers).toContain(`server 127.0.0.1:4000 ${limits}`);
    // Under systemd the standard output is a socket, which nginx cannot open.
    expect(withoutContainers).toMatch(/^export PORTAL_ACCESS_LOG=\/var\/log\/nginx\//m);
  });

  it('logs nothing of the redirect to HTTPS', () => {
    // Debian's nginx.conf logs the addresses of visitors and pages for every server that does not say otherwise.
    const redirect = /^server \{ listen 80;.*\}$/m.exec(withoutContainers)?.[0];
    expect(redirect).toContain(' access_log off; error_log /dev/null crit; ');
  });
});
