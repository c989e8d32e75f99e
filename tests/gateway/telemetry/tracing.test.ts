import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { atEnd } from '../../testkit/atEnd.ts';
import { startGateway } from '../../testkit/gateway.ts';
import { scriptedProvider } from '../../testkit/portal.ts';
import { listen } from '../../testkit/ports.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

/** A minimal collector: it stores received JSON. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === '/v1/traces') bodies.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const { url, close } = await listen(server);
  atEnd(close);
  return {
    url,
    bodies,
    spans: () =>
      bodies.flatMap((body) => {
        const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
        return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      }),
  };
}

const provider = await scriptedProvider();

const isLoaded = () =>
  Object.keys(createRequire(import.meta.url).cache).some((path) => /@opentelemetry\/(?:sdk-trace|exporter)/.test(path));

const query = 'query Primer_Primerovich { viewer { displayName } organizations { id } }';

it('loads nothing without an endpoint, and sends the provider no trace', async () => {
  const gateway = await startGateway({ providerUrl: provider.url });
  await gateway.graphql(query, {}, { token: 'secret-token' });
  await gateway.close();
  expect(isLoaded()).toBe(false);
  expect(provider.calls.length).toBeGreaterThan(0);
  expect(provider.calls.flatMap(({ headers }) => headers.traceparent ?? [])).toEqual([]);
});

it('puts a request and its calls into one trace, which the caller began and the provider continues', async () => {
  provider.on(`GET ${callPaths.listOrganizations}`, { status: 500, body: '' });
  const collector = await startCollector();
  const gateway = await startGateway({ providerUrl: provider.url, traceEndpoint: collector.url });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
  await gateway.graphql(query, {}, { token: 'secret-token', headers: { traceparent } });
  await gateway.close();
  const spans = collector.spans();

  expect(isLoaded()).toBe(true);
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const request = spans.find(({ name }) => name === 'other');
  expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
  const failed = spans.find(({ name }) => name === 'listOrganizations');
  expect(failed?.parentSpanId).toBe(request?.spanId);
  expect(failed?.status.code).toBe(2);
  expect(failed?.attributes).toContainEqual({ key: 'portal.outcome', value: { stringValue: 'PROVIDER_UNAVAILABLE' } });
  const traceparents = provider.callsAfterCheck().map(({ headers }) => headers.traceparent);
  expect(traceparents).toContain(`00-${traceId}-${failed?.spanId}-01`);
  expect(traceparents).not.toContain(undefined);
  const named = ({ attributes }: Span) => Object.fromEntries(attributes.map(({ key, value }) => [key, value]));
  expect(request && named(request)).toMatchObject({
    'http.request.method': { stringValue: 'POST' },
    'http.route': { stringValue: '/graphql' },
    'http.response.status_code': { intValue: 200 },
    'graphql.operation.name': { stringValue: 'other' },
    'graphql.operation.type': { stringValue: 'query' },
    'error.type': { stringValue: 'PROVIDER_UNAVAILABLE' },
  });
  expect(failed && named(failed)).toMatchObject({
    'http.request.method': { stringValue: 'GET' },
    'url.template': { stringValue: callPaths.listOrganizations },
    'error.type': { stringValue: 'PROVIDER_UNAVAILABLE' },
  });
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
  expect(spans).toMatchObject([{ name: 'other', traceId: '5bf92f3577b34da6a3ce929d0e0e4736' }]);
});

it('an unreachable collector delays no answer and no end of the gateway, and is logged once', async () => {
  const gateway = await startGateway({ providerUrl: provider.url, traceEndpoint: 'http://127.0.0.1:9' });
  const answer = await gateway.graphql('{ clock { now } }');
  expect(answer.errors).toEqual([]);
  await gateway.close();
  expect(gateway.log.filter((line) => line.includes('trace collector'))).toHaveLength(1);
});
