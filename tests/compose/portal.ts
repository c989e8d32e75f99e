import { randomBytes } from 'node:crypto';
import { type Answered, send } from '../testkit/load.ts';
import { freePort } from '../testkit/ports.ts';
import { ask } from '../testkit/tool.ts';
import { createRun, type Run } from './commands.ts';
import type { Engine } from './engine.ts';

/** The part of a container's `docker inspect` that the tests read. */
export type Container = {
  id: string;
  service: string;
  state: string;
  health: string | null;
  restarts: number;
  wasOutOfMemory: boolean;
  isReadOnly: boolean;
  memoryLimit: number;
};

type Inspected = {
  Id: string;
  State: { Status: string; OOMKilled: boolean; Health?: { Status: string } };
  RestartCount: number;
  HostConfig: { ReadonlyRootfs: boolean; Memory: number };
  Config: { Labels: Record<string, string> };
};

/** The system of docker-compose.yml on the images of the tests. */
export type ComposePortal = {
  url: string;
  run: Run;
  compose(...args: string[]): Promise<string>;
  /** As docs/operations.md has them: `docker compose run --rm -T …`, with a stream. */
  maintain: (service: 'backup' | 'restore', streams: Parameters<Run>[2]) => Promise<string>;
  containers(): Promise<Container[]>;
  idsOf(service: string): Promise<string[]>;
  /** Waits until every container of the services is healthy. */
  untilHealthy(services: string[], timeoutMs: number): Promise<void>;
  /** Runs an operation and returns its data; fails on any error. */
  ask<T = Record<string, never>>(query: string, variables?: object, token?: string): Promise<T>;
  get(path: string, token?: string): Promise<Answered>;
};

export const services = ['proxy', 'gateway', 'provider', 'database', 'redis', 'mail'];
const project = 'portal-test';
/** Characters that an address, a shell or compose would interpret. */
const password = 'p@s:w/r #%1?$$\'"д';

/** Prepares the commands; starts nothing. */
export async function openPortal(engine: Engine): Promise<ComposePortal> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const run = createRun({
    ...engine.env,
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_PASSWORD: password,
    FILE_LINK_SECRET: randomBytes(24).toString('base64'),
    DEMO_DATA: 'yes',
    EDITIONS_DIR: './gateway/editions',
    PORTAL_CLOCK: '2025-09-15T12:00:00+03:00',
    // The builder of older engines, which knows images that exist here only.
    DOCKER_BUILDKIT: '0',
    COMPOSE_DOCKER_CLI_BUILD: '0',
  });
  const [program, ...before] = await run('docker', ['compose', 'version']).then(
    () => ['docker', 'compose'] as const,
    () => ['docker-compose'] as const,
  );
  const files = ['-p', project, '-f', 'docker-compose.yml', '-f', 'tests/compose/override.yml'];
  const compose = (args: string[], streams?: Parameters<Run>[2]) =>
    run(program, [...before, ...files, ...args], streams);

  const portal: ComposePortal = {
    url,
    run,
    compose: (...args) => compose(args),
    maintain: (service, streams) => compose(['run', '--rm', '-T', service], streams),
    async containers() {
      const ids = (await run('docker', ['ps', '-aq', '--filter', `label=com.docker.compose.project=${project}`]))
        .split('\n')
        .filter(Boolean);
      if (ids.length === 0) return [];
      return (JSON.parse(await run('docker', ['inspect', ...ids])) as Inspected[]).map((it) => ({
        id: it.Id,
        service: it.Config.Labels['com.docker.compose.service'] ?? '',
        state: it.State.Status,
        health: it.State.Health?.Status ?? null,
        restarts: it.RestartCount,
        wasOutOfMemory: it.State.OOMKilled,
        isReadOnly: it.HostConfig.ReadonlyRootfs,
        memoryLimit: it.HostConfig.Memory,
      }));
    },
    idsOf: async (service) =>
      (await portal.containers()).filter((it) => it.service === service && it.state === 'running').map(({ id }) => id),
    async untilHealthy(wanted, timeoutMs) {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const present = (await portal.containers()).filter(({ service }) => wanted.includes(service));
        const waiting = present.filter(({ state, health }) => state !== 'running' || health !== 'healthy');
        if (waiting.length === 0 && wanted.every((name) => present.some(({ service }) => service === name))) return;
        if (Date.now() > deadline) throw new Error(`not healthy: ${JSON.stringify(waiting)}`);
        await run('sleep', ['0.5']);
      }
    },
    ask: (query, variables = {}, token) => ask(url, { query, variables, ...(token === undefined ? {} : { token }) }),
    get: (path, token) =>
      send(url, { path, ...(token === undefined ? {} : { headers: { authorization: `Token ${token}` } }) }),
  };
  return portal;
}
