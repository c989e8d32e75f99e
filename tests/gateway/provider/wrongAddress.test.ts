import { createServer as createTlsServer } from 'node:https';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { checkForeignProvider } from '../../../scripts/foreignProvider.ts';
import { selfSigned } from '../../testkit/certificate.ts';
import type { Answer } from '../../testkit/misbehavingProvider.ts';
import { openGateway, scriptedProvider } from '../../testkit/portal.ts';
import { freePort, listen } from '../../testkit/ports.ts';

/** An address of the provider that an operator must correct: the start names the cause. */
const probedCall = `GET ${callPaths.listSchoolStatuses}`;
const target = 'https://login.example.org/in/?next=/private&token=secret';

const provider = await scriptedProvider();

/** The faults in a gateway's log. */
const faultsIn = (log: string[]) =>
  log.filter((line) => line.includes('"provider fault"')).map((line) => JSON.parse(line) as Record<string, unknown>);

const html = { 'content-type': 'text/html; charset=utf-8' };
/** A port that speaks TLS with a self-signed certificate. */
async function listenTls(): Promise<number> {
  const { port, close } = await listen(createTlsServer(selfSigned, (_, response) => response.end('{}')));
  onTestFinished(close);
  return port;
}

/** A port that takes connections and never answers. */
async function listenSilently(): Promise<number> {
  const { port, close } = await listen(createServer((socket) => onTestFinished(() => void socket.destroy())));
  onTestFinished(close);
  return port;
}

const answering = (answer: Answer): string => {
  provider.on(probedCall, answer);
  return provider.url;
};

const wrongUrls: [name: string, url: () => Promise<string> | string, kind: string, lasts: boolean][] = [
  ['another path', () => `${provider.url}/v2`, 'unknown_path', true],
  ['another service', () => answering({ body: [] }), 'outside_contract', true],
  [
    'ids above 2^53',
    () => answering({ body: Buffer.from('{"data": [{"id": 9007199254740993, "title": "x"}]}') }),
    'outside_contract',
    true,
  ],
  ['a rejecting service', () => answering({ status: 400, body: {} }), 'outside_contract', true],
  ['http before https', () => answering({ status: 301, headers: { location: target } }), 'redirect', true],
  ['a broken service', () => answering({ status: 500, headers: html }), 'server_error', false],
  ['https without TLS', () => provider.url.replace('http:', 'https:'), 'tls', true],
  ['http at a TLS port', async () => `http://127.0.0.1:${await listenTls()}`, 'connection_closed', false],
  ['an unknown authority', async () => `https://127.0.0.1:${await listenTls()}`, 'tls', true],
  ['the port is closed', async () => `http://127.0.0.1:${await freePort()}`, 'connection_refused', false],
  ['the port never answers', async () => `http://127.0.0.1:${await listenSilently()}`, 'timeout', false],
];

describe('a wrong PROVIDER_URL', () => {
  it.each(wrongUrls)('%s: /readyz names only the kind, the log says what to check', async (_, address, cause) => {
    const { url, log } = await openGateway({ providerUrl: await address() });
    const answer = await fetch(`${url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'provider unreachable', cause });
    expect(faultsIn(log)).toMatchObject([{ operation: 'listSchoolStatuses', fault: cause, check: expect.any(String) }]);
  });

  it.each(wrongUrls)('%s: npm start reports it, and ends if waiting does not help', async (_, address, kind, lasts) => {
    const said: string[] = [];
    const url = await address();
    await checkForeignProvider(`${url}/`, (line) => said.push(line)).catch((error: Error) => {
      said.push(`ends: ${error.message}`);
    });
    const expected = `${lasts ? 'ends: ' : ''}PROVIDER_URL=${url} (${kind}`;
    expect(said.map((line) => line.slice(0, expected.length))).toEqual([expected]);
  });

  it('does not mention a right address', async () => {
    const said: string[] = [];
    await checkForeignProvider(provider.url, (line) => said.push(line));
    expect(said).toEqual([]);
  });

  it('does not repeat a password in the address', async () => {
    const url = `http://user:secret@127.0.0.1:${await freePort()}/v1/`;
    const said: string[] = [];
    await checkForeignProvider(url, (line) => said.push(line));
    expect(said.join('')).toContain('/v1 (connection_refused)');
    expect(said.join('')).not.toContain('secret');
  });

  it('is logged at the start of the gateway', async () => {
    const { gateway, log } = await openGateway({ providerUrl: `http://127.0.0.1:${await freePort()}` });
    await gateway.probeProvider();
    expect(faultsIn(log)).toMatchObject([{ level: 40, fault: 'connection_refused' }]);
  });
});
