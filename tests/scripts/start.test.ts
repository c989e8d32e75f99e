import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../testkit/ports.ts';

type Run = { child: ChildProcess; output: () => string; exit: Promise<number | null> };

function npmStart(env: NodeJS.ProcessEnv, args: string[] = []): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', ...args], {
    env: { ...process.env, ...env },
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  return { child, output: () => text, exit: once(child, 'exit').then(([code]) => code as number | null) };
}

async function untilPrinted(run: Run, text: string): Promise<void> {
  while (!run.output().includes(text)) {
    if (run.child.exitCode !== null) throw new Error(`ended before it printed ${text}:\n${run.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const login = { login: 'participant@example.org', password: 'Primer2025' };
const post = (url: string, body: object, token?: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
    body: JSON.stringify(body),
  });

describe('npm start', () => {
  let dataDir: string;
  let env: NodeJS.ProcessEnv;
  let url: string;
  let provider: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-start-'));
    const [port, providerPort] = [await freePort(), await freePort()];
    url = `http://localhost:${port}`;
    provider = `http://127.0.0.1:${providerPort}`;
    env = {
      PORT: String(port),
      PROVIDER_PORT: String(providerPort),
      PROVIDER_URL: '',
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    };
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  async function registrations(): Promise<unknown[]> {
    const { token } = (await (await post(`${provider}/accounts/login/`, login)).json()) as { token: string };
    const answer = await fetch(`${provider}/api/users/user_meeting_reg/list/?meeting_id=3`, {
      headers: { authorization: `Token ${token}` },
    });
    return ((await answer.json()) as { data: unknown[] }).data;
  }

  async function register(): Promise<void> {
    const { token } = (await (await post(`${provider}/accounts/login/`, login)).json()) as { token: string };
    const body = {
      comment: '',
      type: 1,
      need_tour: false,
      section_choice: null,
      one_more: false,
      selected_listen_sections: [],
    };
    expect((await post(`${provider}/api/users/registration/make/`, body, token)).status).toBe(200);
  }

  async function stop(run: Run): Promise<void> {
    run.child.kill('SIGINT');
    expect(await run.exit).toBe(0);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    await expect(fetch(`${provider}/mailbox/`)).rejects.toThrow();
  }

  it('starts the portal, keeps its data, begins anew with --reset and ends cleanly on Ctrl-C', {
    timeout: 240_000,
  }, async () => {
    const first = npmStart(env);
    await untilPrinted(first, 'Ctrl-C');
    expect(first.output()).toContain(url);
    expect(first.output()).toContain(`${provider}/mailbox/`);
    for (const account of ['participant@example.org', 'moderator@example.org', 'admin@example.org', 'Primer2025']) {
      expect(first.output()).toContain(account);
    }
    expect(await (await fetch(url)).text()).toContain('<div id="root"');
    await register();
    const emptying = npmStart({ ...env, PORT: String(await freePort()), PROVIDER_PORT: String(await freePort()) }, [
      '--reset',
    ]);
    expect(await emptying.exit).toBe(1);
    expect(emptying.output()).toContain('is used by another provider');
    await stop(first);

    const second = npmStart(env);
    await untilPrinted(second, 'Ctrl-C');
    expect(await registrations()).toHaveLength(1);
    await stop(second);

    const third = npmStart(env, ['--reset']);
    await untilPrinted(third, 'Ctrl-C');
    expect(await registrations()).toHaveLength(0);
    await stop(third);
  });

  it('names every wrong setting at once and starts nothing', async () => {
    const run = npmStart({ ...env, PORT: 'abc', PORTAL_CLOCK: 'yesterday', SMTP_URL: 'nonsense', LOG_LEVEL: 'loud' });
    expect(await run.exit).toBe(1);
    for (const name of ['PORT', 'PORTAL_CLOCK', 'SMTP_URL', 'LOG_LEVEL']) expect(run.output()).toContain(name);
  });

  it('names every port that is taken, and starts nothing', async () => {
    const others = [createServer(), createServer()];
    for (const other of others) await once(other.listen(0, '127.0.0.1'), 'listening');
    const [PORT = '', PROVIDER_PORT = ''] = others.map((other) => String((other.address() as AddressInfo).port));
    const run = npmStart({ ...env, PORT, PROVIDER_PORT });
    expect(await run.exit).toBe(1);
    expect(run.output()).toContain(`PORT: ${PORT} is taken`);
    expect(run.output()).toContain(`PROVIDER_PORT: ${PROVIDER_PORT} is taken`);
    expect(run.output()).not.toContain('EADDRINUSE');
    for (const other of others) other.close();
  });
});
