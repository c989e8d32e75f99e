import { spawn } from 'node:child_process';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { Agent, createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { stopService } from '../../scripts/processes.ts';
import { serviceEntry } from '../testkit/bundles.ts';
import { startGatewayProcess } from '../testkit/gatewayProcess.ts';
import { send } from '../testkit/load.ts';
import { scriptedProvider } from '../testkit/portal.ts';
import { listen } from '../testkit/ports.ts';
import { openSilent, startRawClients } from '../testkit/rawClients.ts';
import { sampleEditions } from '../testkit/sampleEdition.ts';

/** The gateway as a real process that cannot start, or ends on a signal. */
const provider = await scriptedProvider();

/** An answer of the gateway. */
interface Answered {
  status: number;
  data: unknown;
  errors: unknown;
  connection: string;
}

/** Sends one operation, by this agent's connection if there is one; rejects where no answer came. */
async function ask(url: string, query: string, agent?: Agent): Promise<Answered> {
  const headers = { 'content-type': 'application/json', authorization: 'Token t' };
  const request = { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query }) };
  const { status, headers: answered, text } = await send(url, { ...request, ...(agent && { agent }) });
  const { data, errors = null } = JSON.parse(text);
  return { status, data, errors, connection: String(answered.connection) };
}

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
  const { url, close } = await listen(collector);
  onTestFinished(close);
  return { url, requests };
}

const slowCall = `GET ${callPaths.listPositions}`;
const held = { positions: [{ id: 'Position:6' }] };

/** Sends a request whose provider call waits until the test lets it go. */
function holdRequest(url: string): { letGo(): void; answer: Promise<Answered> } {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  provider.on(slowCall, { until, body: { data: [{ id: 6, title: 'Н' }] } });
  return { letGo, answer: ask(url, '{ positions { id } }') };
}

const accountCall = `GET ${callPaths.getAccount}`;
const viewer = '{ viewer { id } }';

/** Twelve clients that send one request after another, each on one connection, until the gateway announces its end. */
function startClients(url: string) {
  const answers: Answered[] = [];
  const failures: unknown[] = [];
  const work = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isOpen = true; isOpen; ) {
      try {
        const answer = await ask(url, viewer, agent);
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
    const gateway = await startGatewayProcess(provider.url, env);
    onTestFinished(() => stopService(gateway));
    const title = async () => (await ask(gateway.url, '{ edition { shortTitle } }')).data;
    expect(await title()).toEqual({ edition: { shortTitle: 'Форум 2026' } });
    // Size and time of the file stay the same, so that watching the folder does not find the change.
    const file = `${folder}/2026/edition.yaml`;
    const { atime, mtime } = await stat(file);
    await writeFile(file, (await readFile(file, 'utf8')).replace('Форум 2026', 'Съезд 2026'));
    await utimes(file, atime, mtime);
    gateway.child.kill('SIGHUP');
    await expect.poll(title).toEqual({ edition: { shortTitle: 'Съезд 2026' } });

    // Some calls are slow, so that requests are under way at any moment.
    provider.on(accountCall, (_, count) => ({ delayMs: (count % 5) * 20, body: { id: 7 } }));
    const silent = await Promise.all([openSilent(gateway.url), openSilent(gateway.url)]);
    const clients = startClients(gateway.url);
    const rawClients = startRawClients(gateway.url, 12, 6);
    await expect.poll(() => clients.answers.length).toBeGreaterThan(100);
    await expect.poll(rawClients.answered).toBeGreaterThan(200);
    // A gateway that waits for silent connections cuts this request with them, at the end of its patience.
    const { letGo, answer: slow } = holdRequest(gateway.url);
    await expect.poll(() => provider.callsTo(slowCall).length).toBe(1);
    gateway.child.kill('SIGTERM');

    await Promise.all([clients.ended, rawClients.ended]);
    expect(await Promise.all(silent.map(({ ended }) => ended))).toEqual([null, null]);
    await expect.poll(() => ask(gateway.url, viewer).catch(({ code }) => code), { interval: 20 }).toBe('ECONNREFUSED');
    expect(gateway.child.exitCode).toBeNull();
    letGo();
    expect((await slow).data).toEqual(held);

    expect(await gateway.exited).toBe(0);
    expect([...clients.failures, ...rawClients.failures]).toEqual([]);
    const answers = clients.answers.map(({ status, data, errors }) => JSON.stringify({ status, data, errors }));
    // On a busy machine a late gateway asks for another try.
    const distinct = new Set(answers.filter((text) => !text.includes('"GATEWAY_BUSY"')));
    expect([...distinct]).toEqual(['{"status":200,"data":{"viewer":{"id":"Viewer:7"}},"errors":null}']);
    expect(new Set(collector.requests)).toEqual(new Set(['/v1/traces']));
  });

  it('SIGTERM resets no connection that waits at the port because there are more than the gateway can answer', async () => {
    const gateway = await startGatewayProcess(provider.url, { EDITIONS_DIR: await writeEditions() });
    onTestFinished(() => stopService(gateway));
    const clients = startRawClients(gateway.url, 0, 200);
    await expect.poll(clients.answered).toBeGreaterThan(400);
    gateway.child.kill('SIGTERM');
    expect(await gateway.exited).toBe(0);
    await clients.ended;
    expect(clients.failures).toEqual([]);
  });
});
