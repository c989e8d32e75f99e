import { spawn } from 'node:child_process';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { stopService } from '../../scripts/processes.ts';
import { serviceEntry } from '../testkit/bundles.ts';
import { startGateway } from '../testkit/gateway.ts';
import { startGatewayProcess } from '../testkit/gatewayProcess.ts';
import { startLosingProxy } from '../testkit/losingProxy.ts';
import { scriptedProvider } from '../testkit/portal.ts';
import { startProvider } from '../testkit/provider.ts';
import { openSilent, startRawClients } from '../testkit/rawClients.ts';
import { sampleEditions } from '../testkit/sampleEdition.ts';

/** The gateway as a real process that cannot start, ends on a signal, or is killed. */
const scripted = await scriptedProvider();
const provider = await startProvider();
const proxy = await startLosingProxy(provider.url);
const token = await provider.login('participant@example.org');
/** The gateway that continues after another was killed. */
const other = await startGateway({ providerUrl: proxy.url });
afterAll(async () => {
  await other.close();
  await proxy.close();
  await provider.close();
});

/** An answer of the gateway. */
interface Answered {
  status: number;
  data: unknown;
  errors: unknown;
  connection: string | undefined;
}

/** Sends one operation by this agent's connection; rejects where no answer came. */
const send = (url: string, body: object, agent: Agent | undefined, token?: string) =>
  new Promise<Answered>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) };
    const sender = request(`${url}/graphql`, { method: 'POST', headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const { data, errors = null } = JSON.parse(Buffer.concat(parts).toString());
        resolve({ status: response.statusCode ?? 0, data, errors, connection: response.headers.connection });
      });
    });
    sender.once('error', reject);
    sender.end(JSON.stringify(body));
  });

/** The exit code of the gateway with these settings alone, and its output. */
const start = (env: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [serviceEntry('gateway')], { env: { PATH: process.env.PATH ?? '', ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => resolve({ code, output }));
  });

/** Sample editions; the mistake, if asked for, is in line 8 of the programme. */
async function writeEditions(hasMistake = false): Promise<string> {
  const editions = await sampleEditions();
  onTestFinished(() => editions.remove());
  await editions.write(2026, hasMistake ? { 'programme.yaml': (text) => text.replace('10:00', '25:00') } : {});
  return editions.folder;
}

it.each([
  ['settings', {}, 'PROVIDER_URL'],
  [
    'editions',
    { PROVIDER_URL: 'http://127.0.0.1:9' },
    /^EDITIONS_DIR: Editions are wrong:\n.*\/2026\/programme.yaml:8: days.0.items.0.starts: must be/m,
  ],
])('a start with wrong %s names the mistake and ends', async (_, env, mistake) => {
  const { code, output } = await start({ ...env, EDITIONS_DIR: await writeEditions(true) });
  expect(code).toBe(1);
  expect(output).toMatch(mistake);
  expect(output).not.toContain('    at ');
});

/** A collector that takes every span and never answers. */
async function startSilentCollector() {
  const requests: string[] = [];
  const collector = createServer((incoming) => {
    incoming.resume().once('end', () => requests.push(incoming.url ?? ''));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    collector.closeAllConnections();
    collector.close();
  });
  return { url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`, requests };
}

const slowCall = `GET ${callPaths.listPositions}`;
const held = { positions: [{ id: 'Position:6' }] };

/** Sends a request whose provider call waits until the test lets it go. */
function holdRequest(url: string): { letGo(): void; answer: Promise<Answered> } {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  scripted.on(slowCall, { until, body: { data: [{ id: 6, title: 'Н' }] } });
  return { letGo, answer: send(url, { query: '{ positions { id } }' }, undefined) };
}

const accountCall = `GET ${callPaths.getAccount}`;
const viewer = { query: '{ viewer { id } }' };

/** Twelve clients that send one request after another, each on one connection, until the gateway announces its end. */
function startClients(url: string) {
  const answers: Answered[] = [];
  const failures: unknown[] = [];
  const work = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isOpen = true; isOpen; ) {
      try {
        const answer = await send(url, viewer, agent, 't');
        answers.push(answer);
        isOpen = answer.connection !== 'close';
      } catch (error) {
        failures.push(error);
        isOpen = false;
      }
    }
    agent.destroy();
  };
  return { answers, failures, ended: Promise.all(Array.from({ length: 12 }, work)) };
}

describe('signals', () => {
  it('SIGHUP reads the editions again; SIGTERM under load loses no request, and waits for no silent client or collector', async () => {
    const folder = await writeEditions();
    const collector = await startSilentCollector();
    const env = { EDITIONS_DIR: folder, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const gateway = await startGatewayProcess(scripted.url, env);
    onTestFinished(() => stopService(gateway));
    const title = async () => (await send(gateway.url, { query: '{ edition { shortTitle } }' }, undefined)).data;
    expect(await title()).toEqual({ edition: { shortTitle: 'Форум 2026' } });
    // Size and time of the file stay the same, so that watching the folder does not find the change.
    const file = `${folder}/2026/edition.yaml`;
    const { atime, mtime } = await stat(file);
    await writeFile(file, (await readFile(file, 'utf8')).replace('Форум 2026', 'Съезд 2026'));
    await utimes(file, atime, mtime);
    gateway.child.kill('SIGHUP');
    await expect.poll(title).toEqual({ edition: { shortTitle: 'Съезд 2026' } });

    // Some calls are slow, so that requests are under way at any moment.
    scripted.on(accountCall, (_, count) => ({ delayMs: (count % 5) * 20, body: { id: 7 } }));
    const silent = await Promise.all([openSilent(gateway.url), openSilent(gateway.url)]);
    const clients = startClients(gateway.url);
    const rawClients = startRawClients(gateway.url, 12, 6);
    await expect.poll(() => clients.answers.length).toBeGreaterThan(100);
    await expect.poll(rawClients.answered).toBeGreaterThan(200);
    // A gateway that waits for silent connections cuts this request with them, at the end of its patience.
    const { letGo, answer: slow } = holdRequest(gateway.url);
    await expect.poll(() => scripted.callsTo(slowCall).length).toBe(1);
    gateway.child.kill('SIGTERM');

    await Promise.all([clients.ended, rawClients.ended]);
    expect(await Promise.all(silent.map(({ ended }) => ended))).toEqual([null, null]);
    await expect
      .poll(() => send(gateway.url, viewer, undefined).catch(({ code }) => code), { interval: 20 })
      .toBe('ECONNREFUSED');
    expect(gateway.child.exitCode).toBeNull();
    letGo();
    expect((await slow).data).toEqual(held);

    expect(await gateway.exited).toBe(0);
    expect([...clients.failures, ...rawClients.failures]).toEqual([]);
    const distinct = clients.answers.map(({ status, data, errors }) => JSON.stringify({ status, data, errors }));
    expect([...new Set(distinct)]).toEqual(['{"status":200,"data":{"viewer":{"id":"Viewer:7"}},"errors":null}']);
    expect(new Set(collector.requests)).toEqual(new Set(['/v1/traces']));
  });

  it('SIGTERM resets no connection that waits at the port because there are more than the gateway can answer', async () => {
    const gateway = await startGatewayProcess(scripted.url, { EDITIONS_DIR: await writeEditions() });
    onTestFinished(() => stopService(gateway));
    const clients = startRawClients(gateway.url, 0, 200);
    await expect.poll(clients.answered).toBeGreaterThan(400);
    gateway.child.kill('SIGTERM');
    expect(await gateway.exited).toBe(0);
    await clients.ended;
    expect(clients.failures).toEqual([]);
  });
});

describe('kill -9 in the middle of a registration', () => {
  const makePath = callPaths.makeRegistration;

  const stored = async (title: string) => {
    const rows = provider.database.selectFrom('participations').select('id');
    return rows.where('account_id', '=', 1).where('comments', '=', title).execute();
  };

  it('REG-04 after the provider has made it: the retry by another gateway finds the one record', async () => {
    const title = 'Образцовый доклад';
    const input = { requestedFormat: 'SPEAKER', requestedSectionId: 'Section:26', title, requestKey: 'key-killed' };
    const query = `mutation ($input: RegisterForForumInput!) { made: registerForForum(input: $input) { registration { id } userErrors { message } } }`;
    const register = async (url: string) => (await send(url, { query, variables: { input } }, undefined, token)).data;

    const killed = await startGatewayProcess(proxy.url);
    onTestFinished(() => stopService(killed));
    const come = proxy.hold(makePath, 'after');
    const broken = register(killed.url);
    const { letGo } = await come;
    killed.child.kill('SIGKILL');
    await expect(broken).rejects.toThrow();
    await killed.exited;
    letGo();
    expect(await stored(title)).toHaveLength(1);

    const answers = [await register(other.url), await register(other.url)];
    const rows = await stored(title);
    expect(rows).toHaveLength(1);
    const registration = { id: `Registration:${rows[0]?.id}` };
    const expected = { made: { registration, userErrors: [] } };
    expect(answers).toEqual([expected, expected]);
  });
});
