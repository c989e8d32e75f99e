import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { temporaryFolder } from '../testkit/folders.ts';
import { scriptedProvider } from '../testkit/portal.ts';
import { freePort } from '../testkit/ports.ts';
import { fillDataDir } from '../testkit/snapshot.ts';

/** `npm start`, first over the data of an earlier portal, which it deletes, then again over its own. */
type Run = { child: ChildProcess; output(): string; ended: Promise<number | null> };

const DATA_DIR = await temporaryFolder();
await fillDataDir(DATA_DIR);
const earlier = ['database', 'media'].map((folder) => join(DATA_DIR, folder, 'of-an-earlier-portal'));
for (const path of earlier) await writeFile(path, '');
const [PORT, PROVIDER_PORT] = [String(await freePort()), String(await freePort())];
const url = `http://localhost:${PORT}`;
const provider = `http://127.0.0.1:${PROVIDER_PORT}`;
const { LOG_LEVEL: _, NODE_ENV: __, ...inherited } = process.env;
/** Another provider, which PROVIDER_URL may name. */
const foreign = await scriptedProvider();
const settings = { ...inherited, PORT, PROVIDER_PORT, PROVIDER_URL: '', PUBLIC_URL: '', DATA_DIR };

/** Runs a command; what the portal says it is ready with comes first, unless the command ends. */
async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const child = spawn(command, args, { env: { ...settings, ...env } });
  let text = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += chunk;
        if (text.includes('Ctrl-C')) resolve();
      });
    }
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  await Promise.race([ready, ended]);
  return { child, output: () => text, ended };
}

const start = (args: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, ['--import', 'tsx', 'scripts/start.ts', ...args], env);

async function expectNothingRuns(): Promise<void> {
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  await expect(fetch(`${provider}/mailbox/`)).rejects.toThrow();
}

const call = (path: string, token: string, body?: object) =>
  fetch(`${provider}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });

async function signIn(): Promise<string> {
  const credentials = { login: 'participant@example.org', password: 'Primer2025' };
  return ((await (await call(callPaths.login, '', credentials)).json()) as { token: string }).token;
}

async function registrations(): Promise<unknown[]> {
  const answer = await call(`${callPaths.listRegistrations}?meeting_id=3`, await signIn());
  return ((await answer.json()) as { data: unknown[] }).data;
}

it('begins with new sample data with --reset, shows its steps and the address last; SIGTERM to npm ends it', async () => {
  const { child, output, ended } = await run('npm', ['start', '--', '--reset']);
  expect(earlier.filter(existsSync)).toEqual([]);
  expect(await registrations()).toHaveLength(0);
  expect(output()).toMatch(/^starting the provider … \d+\.\d s$/m);
  expect(output()).toMatch(/^starting the gateway … \d+\.\d s$/m);
  expect(output()).not.toMatch(/^\{/m);
  expect(output()).not.toMatch(/[а-я]/i);
  expect(output()).toContain(`${provider}/mailbox/`);
  for (const account of ['participant@example.org', 'moderator@example.org', 'admin@example.org', 'Primer2025']) {
    expect(output()).toContain(account);
  }
  expect(output().trimEnd().split('\n').at(-1)?.trim()).toBe(`Portal:   ${url}`);
  expect(await (await fetch(url)).text()).toContain('<div id="root"');

  const talk = { comment: '', type: 1, need_tour: false, section_choice: null, one_more: false };
  const made = await call(callPaths.makeRegistration, await signIn(), { ...talk, selected_listen_sections: [] });
  expect(made.status).toBe(200);
  child.kill('SIGTERM');
  await ended;
  await expectNothingRuns();
});

it('keeps its data, rejects to empty what another portal uses, and ends cleanly on Ctrl-C', async () => {
  const { child, output, ended } = await start();
  expect(output()).toContain(url);
  expect(await registrations()).toHaveLength(1);
  const other = await start(['--reset'], { PORT: String(await freePort()), PROVIDER_PORT: String(await freePort()) });
  expect(await other.ended).toBe(1);
  expect(other.output()).toContain('is used by another provider');
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  await expectNothingRuns();
});

it('ends with the reader of its output', async () => {
  const env = { ...settings, PROVIDER_URL: foreign.url };
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], { env });
  child.stderr.resume();
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await ended).toEqual([0, null]);
  await expectNothingRuns();
});

it('names an unknown option, and ends before it starts anything', async () => {
  const { ended, output } = await start(['--resett'], { PORT: 'abc' });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^Unknown option '--resett'/);
});

it('names the fault of a PROVIDER_URL that waiting does not repair, and ends', async () => {
  const redirect = { status: 301, headers: { location: 'https://a.example.org/' } };
  foreign.on(`GET ${callPaths.listSchoolStatuses}`, redirect);
  const { ended, output } = await start([], { PROVIDER_URL: foreign.url });
  expect(await ended).toBe(1);
  expect(output()).toContain(`PROVIDER_URL=${foreign.url} (redirect, status 301): The provider redirects to https.`);
  expect(output()).not.toContain('    at ');
});
