import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../gateway/config.ts';
import { startGateway } from '../testkit/gateway.ts';
import { startGatewayProcess } from '../testkit/gatewayProcess.ts';
import { type MisbehavingProvider, scriptAccount, startMisbehavingProvider } from '../testkit/misbehavingProvider.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string } }[];
  status: { code?: number };
}

/** A collector as far as a test needs one: it takes what is sent, as JSON. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () =>
      bodies.flatMap((body) => {
        const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
        return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let provider: MisbehavingProvider;

beforeAll(async () => {
  provider = await startMisbehavingProvider();
  scriptAccount(provider);
});
afterAll(() => provider.close());

const isLoaded = () =>
  Object.keys(createRequire(import.meta.url).cache).some((path) => /@opentelemetry\/(?:sdk-trace|exporter)/.test(path));

const query = 'query Primer_Primerovich { viewer { displayName } organizations { id } }';

it('without an endpoint nothing is loaded, and the provider gets no trace', async () => {
  const gateway = await startGateway({ providerUrl: provider.url });
  await gateway.graphql(query, {}, { token: 'secret-token' });
  await gateway.close();
  expect(isLoaded()).toBe(false);
  expect(provider.calls.length).toBeGreaterThan(0);
  expect(provider.calls.flatMap(({ headers }) => headers.traceparent ?? [])).toEqual([]);
  expect(readConfig({ PROVIDER_URL: provider.url }).traceEndpoint).toBeNull();
});

it('with one a request and its calls are one trace, which the caller began and the provider goes on with', async () => {
  provider.calls.length = 0;
  provider.on('GET /api/references/organization/list/', { status: 500, body: '' });
  const collector = await startCollector();
  const gateway = await startGateway({ providerUrl: provider.url, traceEndpoint: collector.url });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
  await gateway.graphql(query, {}, { token: 'secret-token', headers: { traceparent } });
  await gateway.close();
  const spans = collector.spans();
  await collector.close();

  expect(isLoaded()).toBe(true);
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const request = spans.find(({ name }) => name === 'other');
  expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
  const failed = spans.find(({ name }) => name === 'listOrganizations');
  expect(failed?.parentSpanId).toBe(request?.spanId);
  expect(failed?.status.code).toBe(2);
  expect(failed?.attributes).toContainEqual({ key: 'portal.outcome', value: { stringValue: 'PROVIDER_UNAVAILABLE' } });
  const told = provider.calls.map(({ headers }) => headers.traceparent);
  expect(told).toContain(`00-${traceId}-${failed?.spanId}-01`);
  expect(told).not.toContain(undefined);
  // Neither what a caller wrote, nor who it is, nor an address.
  expect(collector.bodies.join()).not.toMatch(/Primer|secret-token|primer@|127\.0\.0\.1|\?/);
});

it('a caller cannot keep its requests out of the traces', async () => {
  const collector = await startCollector();
  const gateway = await startGateway({ providerUrl: provider.url, traceEndpoint: collector.url });
  const traceparent = '00-5bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
  await gateway.graphql('{ clock { now } }', {}, { headers: { traceparent } });
  await gateway.close();
  const spans = collector.spans();
  await collector.close();
  expect(spans).toMatchObject([{ name: 'other', traceId: '5bf92f3577b34da6a3ce929d0e0e4736' }]);
});

/** Longer than the gateway gives the collector (two seconds), its drain (half a second) and a busy machine. */
const mostMs = 20_000;
const orWaits = (ended: Promise<unknown>) =>
  Promise.race([
    ended,
    sleep(mostMs, `still there after ${mostMs / 1000} s: it waits for the collector`, { ref: false }),
  ]);

it('a collector that is away costs no answer and does not keep the gateway from ending', {
  timeout: 2 * mostMs,
}, async () => {
  const gateway = await startGateway({ providerUrl: provider.url, traceEndpoint: 'http://127.0.0.1:9' });
  const answer = await gateway.graphql('{ clock { now } }');
  expect(answer.errors).toEqual([]);
  expect(await orWaits(gateway.close().then(() => 'ended'))).toBe('ended');
});

it('a collector that takes spans and never answers costs no answer, and the process ends by itself', {
  timeout: 120_000,
}, async () => {
  let taken = 0;
  const collector = createServer((request) => {
    request.resume().once('end', () => {
      taken += 1;
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const gateway = await startGatewayProcess(provider.url, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  try {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query: '{ clock { now } }' });
    const answer = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({ data: { clock: { now: expect.any(String) } } });
    gateway.child.kill('SIGTERM');
    expect(await orWaits(gateway.exited)).toBe(0);
    expect(taken).toBeGreaterThan(0);
  } finally {
    gateway.child.kill('SIGKILL');
    await gateway.exited;
    collector.closeAllConnections();
    await new Promise((resolve) => collector.close(resolve));
  }
});
