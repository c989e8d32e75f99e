import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MisbehavingProvider, scriptAccount, startMisbehavingProvider } from '../testkit/misbehavingProvider.ts';
import { freePort } from '../testkit/ports.ts';
import { sampleEditions } from '../testkit/sampleEdition.ts';

let provider: MisbehavingProvider;

beforeAll(async () => {
  provider = await startMisbehavingProvider();
  scriptAccount(provider);
});
afterAll(() => provider.close());

/** A process of its own has to start first. */
const patience = 60_000;

describe('the process', { timeout: patience }, () => {
  const start = (env: Record<string, string>) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts'], {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    child.stdout.on('data', (chunk) => output.push(String(chunk)));
    child.stderr.on('data', (chunk) => output.push(String(chunk)));
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { child, output, exit };
  };

  it('drains on SIGTERM: not ready any more, the running request finishes, then it ends', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const { child, exit } = start({ PORT: String(port), PROVIDER_URL: provider.url });
    await expect
      .poll(
        () =>
          fetch(`${url}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: patience / 2, interval: 100 },
      )
      .toBe(200);
    provider.on('GET /api/references/organization/list/', { delayMs: 1_500, body: { data: [{ id: 5, name: 'И' }] } });
    const running = fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ organizations { id } }' }),
    });
    await expect.poll(() => provider.callsTo('GET /api/references/organization/list/').length).toBe(1);
    child.kill('SIGTERM');
    await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status), { interval: 20 }).toBe(503);
    expect(await (await running).json()).toEqual({ data: { organizations: [{ id: '5' }] } });
    expect(await exit).toBe(0);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  it('names every wrong setting at once and ends', async () => {
    const { output, exit } = start({ PORT: 'abc', LOG_LEVEL: 'loud', PORTAL_CLOCK: 'yesterday' });
    expect(await exit).toBe(1);
    for (const name of ['PORT', 'LOG_LEVEL', 'PORTAL_CLOCK', 'PROVIDER_URL']) expect(output.join('')).toContain(name);
    expect(output.join('')).not.toContain('    at ');
  });

  it('names every mistake of the editions with file and line and ends', async () => {
    const editions = await sampleEditions();
    await editions.write(2026, { 'programme.yaml': (text) => text.replace('10:00', '25:00') });
    const { output, exit } = start({ PROVIDER_URL: provider.url, EDITIONS_DIR: editions.folder });
    expect(await exit).toBe(1);
    await editions.remove();
    expect(output.join('')).toContain(`${editions.folder}/2026/programme.yaml:8: days.0.items.0.starts: must be`);
    expect(output.join('')).not.toContain('    at ');
  });
});
