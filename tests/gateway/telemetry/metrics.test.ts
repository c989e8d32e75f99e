import { expect, it } from 'vitest';
import { serveMetrics } from '../../../gateway/metrics/serve.ts';
import { providerLimits } from '../../../gateway/provider/http/limits.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { attemptRates } from '../../../schema/limits.ts';
import { openGateway, scriptedProvider } from '../../testkit/portal.ts';
import { pathByHash, trusted, trustedText } from '../../testkit/trustedDocuments.ts';

/** One gateway for all tests: each looks at figures of calls and lists that the others leave alone. */
const provider = await scriptedProvider();
const gateway = await openGateway({
  providerUrl: provider.url,
  now: Date.now,
  attemptRates: { ...attemptRates, loginsOfAccountFromAddress: { times: 1, seconds: 60 } },
  providerLimits: {
    retry: { most: 1, share: 1, floor: 5, windowMs: 1_000, firstDelayMs: 1, mostDelayMs: 2 },
    breaker: { ...providerLimits.breaker, failures: 3 },
  },
});
const { metrics } = gateway.gateway;

/** The figure of a metric with these labels; 0 where it is missing. */
async function figure(name: string, labels: Record<string, string> = {}): Promise<number> {
  const metric = metrics.getSingleMetric(`portal_${name.replace(/_(?:count|sum)$/, '')}`);
  if (metric === undefined) throw new Error(`no metric ${name}`);
  type Value = { labels: Record<string, string>; value: number; metricName?: string };
  const { values } = (await metric.get()) as { values: Value[] };
  const fits = ({ labels: found, metricName }: Value) =>
    (metricName === undefined || metricName === `portal_${name}`) &&
    Object.entries(labels).every(([key, value]) => found[key] === value);
  return values.filter(fits).reduce((sum, { value }) => sum + value, 0);
}

it('counts operations from zero on, by names of the manifest, codes and exceeded limits, and nothing of callers', async () => {
  const text = await metrics.metrics();
  for (const operation of ['ServiceClock', 'other']) {
    expect(text).toContain(`portal_operations_total{operation="${operation}",outcome="INTERNAL_SERVER_ERROR"} 0\n`);
  }
  expect(text).toContain('portal_page_crashes_total{place="shell"} 0\n');

  await gateway.graphql(trustedText('ServiceClock'));
  await gateway.graphql('query Primer_Primerovich { clock { now } }');
  // A caller's own document does not count as the page's by taking its name.
  await gateway.graphql('query ServiceClock { clock { isDemo } }');
  expect(await figure('operations_total', { operation: 'ServiceClock', outcome: 'ok' })).toBe(1);
  expect(await figure('operations_total', { operation: 'other', outcome: 'ok' })).toBe(2);
  expect(await figure('operation_duration_seconds_count', { operation: 'other' })).toBe(2);

  await gateway.graphql('{ edition { sections { id } } }');
  await gateway.graphql('{ nothing }');
  expect(await figure('operations_total', { outcome: 'UNAUTHENTICATED' })).toBe(1);
  expect(await figure('operations_total', { outcome: 'GRAPHQL_VALIDATION_FAILED' })).toBe(1);
  await gateway.graphql(`{ ${Array.from({ length: 11 }, (_, index) => `a${index}: clock { now }`).join(' ')} }`);
  await gateway.post('[]');
  expect(await figure('documents_refused_total', { code: 'TOO_MANY_ALIASES' })).toBe(1);
  expect(await figure('documents_refused_total', { code: 'BATCHING_DISABLED' })).toBe(1);

  provider.on(`POST ${callPaths.login}`, { status: 400, body: { detail: 'Неверный E-mail или пароль.' } });
  const input = { email: 'primer@example.org', password: 'Primer2025' };
  for (let attempt = 0; attempt < 3; attempt += 1) await gateway.mutate('login', input, 'viewer { id }');
  expect(await figure('limits_refused_total', { limit: 'loginsOfAccountFromAddress' })).toBe(2);
  expect(await metrics.metrics()).not.toMatch(/Primer|primer@/);
});

it('counts reads of caches', async () => {
  const once = { data: [{ id: 1, name: 'Институт' }] };
  provider.on(`GET ${callPaths.listOrganizations}`, { body: once });
  for (let time = 0; time < 3; time += 1) await gateway.graphql('{ organizations { id } }');
  expect(await figure('cache_reads_total', { cache: 'references', outcome: 'miss' })).toBe(1);
  expect(await figure('cache_reads_total', { cache: 'references', outcome: 'hit' })).toBe(2);
  expect((await fetch(gateway.url + pathByHash(trusted('Editions').hash))).status).toBe(200);
  expect(await figure('cache_reads_total', { cache: 'staticAnswers' })).toBe(1);
});

it('counts calls to the provider, repeats, answers outside the contract by its names alone, and an open breaker', async () => {
  provider.on(`GET ${callPaths.listPositions}`, (_, count) =>
    count === 1 ? { status: 502, body: '' } : { body: { data: [{ id: 6, title: 'Образцовая должность' }] } },
  );
  await gateway.graphql('{ positions { id } }');
  expect(await figure('provider_calls_total', { operation: 'listPositions', outcome: 'answered' })).toBe(1);
  expect(await figure('provider_retries_total', { area: 'references' })).toBe(1);
  expect(await figure('provider_call_duration_seconds_count', { area: 'references' })).toBeGreaterThan(0);
  expect(await figure('provider_sockets', { state: 'connected' })).toBeGreaterThan(0);
  expect(await figure('provider_calls', { area: 'references', state: 'running' })).toBe(0);

  const degrees = [{ id: 1, title: 'Степень' }, { id: 2, title: null }, { id: 3 }, { id: 4, title: 'Ещё', secret: 1 }];
  provider.on(`GET ${callPaths.listAcademicDegrees}`, { body: { data: degrees } });
  const people = [1, 2].map((id) => ({ id, user_descr: id === 1 ? 'Примеров' : ['Тайный'] }));
  provider.on(`GET ${callPaths.listParticipants}`, { body: { data: people } });
  const leftBefore = await figure('provider_contract_left_total');
  await gateway.graphql('{ academicDegrees { id } edition(year: 2024) { participants { totalCount } } }');
  const left = (operation: string, field: string, kind: string) =>
    figure('provider_contract_left_total', { operation, field, kind });
  expect(await left('listAcademicDegrees', 'title', 'type')).toBe(1);
  expect(await left('listAcademicDegrees', 'title', 'required')).toBe(1);
  expect(await left('listParticipants', 'user_descr', 'type')).toBe(1);
  expect((await figure('provider_contract_left_total')) - leftBefore).toBe(3);
  expect(await metrics.metrics()).not.toMatch(/Тайный|secret/);

  expect(await figure('provider_breaker', { area: 'references', state: 'closed' })).toBe(1);
  provider.on(`GET ${callPaths.listSchoolStatuses}`, { status: 503, headers: { 'retry-after': '1' }, body: '' });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await gateway.graphql('{ schoolStatuses { id } }')).codes).toEqual(['PROVIDER_UNAVAILABLE']);
  }
  await expect.poll(() => figure('provider_breaker', { area: 'references', state: 'open' })).toBe(1);
  expect(await figure('provider_breaker_opened_total', { area: 'references' })).toBe(1);
});

it('counts HTTP answers by route pattern, and serves the metrics at a separate port', async () => {
  const healthz = () => figure('http_request_duration_seconds_count', { route: '/healthz', status: '2xx' });
  await Promise.all(['/healthz', '/a/b?c=d', '/media/x/y.pdf'].map((path) => fetch(`${gateway.url}${path}`)));
  // A request is counted after its answer.
  await expect.poll(healthz).toBe(1);
  expect(await metrics.metrics()).not.toMatch(/a\/b|y\.pdf/);
  expect(await (await fetch(`${gateway.url}/metrics`)).text()).not.toContain('portal_');
  const served = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  try {
    const answer = await fetch(`http://127.0.0.1:${served.port}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(await answer.text()).toContain('portal_http_request_duration_seconds_bucket');
    expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404);
  } finally {
    await served.close();
  }
});
