import type { Registry } from 'prom-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { serveMetrics } from '../../../gateway/metrics/serve.ts';
import { providerLimits } from '../../../gateway/provider/http/limits.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { attemptRates } from '../../../schema/limits.ts';
import type { TestGateway } from '../../testkit/gateway.ts';
import { registration, scriptAccount } from '../../testkit/misbehavingProvider.ts';
import { openGateway, scriptedProvider } from '../../testkit/portal.ts';
import { pathByHash, trusted, trustedText } from '../../testkit/trustedDocuments.ts';

const provider = await scriptedProvider();
let gateway: TestGateway;

beforeEach(async () => {
  const once = { times: 1, seconds: 60 };
  gateway = await openGateway({
    providerUrl: provider.url,
    now: Date.now,
    attemptRates: { ...attemptRates, loginsOfAccountFromAddress: once },
    providerLimits: {
      retry: { most: 1, share: 1, floor: 5, windowMs: 1_000, firstDelayMs: 1, mostDelayMs: 2 },
      breaker: { ...providerLimits.breaker, failures: 3 },
    },
  });
});

type Labels = Record<string, string>;

/** The figure of a metric with these labels; 0 where it is missing. */
async function figure(
  name: string,
  labels: Labels = {},
  registry: Registry = gateway.gateway.metrics,
): Promise<number> {
  const metric = registry.getSingleMetric(`portal_${name.replace(/_(?:count|sum)$/, '')}`);
  if (metric === undefined) throw new Error(`no metric ${name}`);
  const { values } = (await metric.get()) as { values: { labels: Labels; value: number; metricName?: string }[] };
  const fits = ({ labels: found, metricName }: (typeof values)[number]) =>
    (metricName === undefined || metricName === `portal_${name}`) &&
    Object.entries(labels).every(([key, value]) => found[key] === value);
  return values.filter(fits).reduce((sum, { value }) => sum + value, 0);
}

describe('operations', () => {
  it('are counted by their names where the manifest has them, else as other', async () => {
    await gateway.graphql(trustedText('ServiceClock'));
    await gateway.graphql('query Primer_Primerovich { clock { now } }');
    // A caller's own document does not count as the page's by taking its name.
    await gateway.graphql('query ServiceClock { clock { isDemo } }');
    expect(await figure('operations_total', { operation: 'ServiceClock', outcome: 'ok' })).toBe(1);
    expect(await figure('operations_total', { operation: 'other', outcome: 'ok' })).toBe(2);
    expect(await figure('operation_duration_seconds_count', { operation: 'other' })).toBe(2);
    expect(await gateway.gateway.metrics.metrics()).not.toContain('Primer');
  });

  it('and crashes of the page begin at zero, so that an alert sees the first failure', async () => {
    const text = await gateway.gateway.metrics.metrics();
    for (const operation of ['ServiceClock', 'other']) {
      expect(text).toContain(`portal_operations_total{operation="${operation}",outcome="INTERNAL_SERVER_ERROR"} 0\n`);
    }
    expect(text).toContain('portal_page_crashes_total{place="shell"} 0\n');
  });

  it('are counted by the code of their first error', async () => {
    await gateway.graphql('{ edition { sections { id } } }');
    await gateway.graphql('{ nothing }');
    expect(await figure('operations_total', { outcome: 'UNAUTHENTICATED' })).toBe(1);
    expect(await figure('operations_total', { outcome: 'GRAPHQL_VALIDATION_FAILED' })).toBe(1);
  });

  it('that are too large are counted by the exceeded limit', async () => {
    await gateway.graphql(`{ ${Array.from({ length: 11 }, (_, index) => `a${index}: clock { now }`).join(' ')} }`);
    await gateway.post('[]');
    expect(await figure('documents_refused_total', { code: 'TOO_MANY_ALIASES' })).toBe(1);
    expect(await figure('documents_refused_total', { code: 'BATCHING_DISABLED' })).toBe(1);
  });

  it('over a limit of attempts are counted by the limit', async () => {
    provider.on(`POST ${callPaths.login}`, { status: 400, body: { detail: 'Неверный E-mail или пароль.' } });
    const input = { email: 'primer@example.org', password: 'Primer2025' };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await gateway.mutate('login', input, 'viewer { id }');
    }
    expect(await figure('limits_refused_total', { limit: 'loginsOfAccountFromAddress' })).toBe(2);
    expect(await gateway.gateway.metrics.metrics()).not.toContain('primer@');
  });
});

describe('calls to the provider', () => {
  it('are counted by area, operation of the contract and outcome, with repeats', async () => {
    provider.on(`GET ${callPaths.listPositions}`, (_, count) =>
      count === 1 ? { status: 502, body: '' } : { body: { data: [{ id: 6, title: 'Образцовая должность' }] } },
    );
    await gateway.graphql('{ positions { id } }');
    expect(await figure('provider_calls_total', { area: 'references', outcome: 'answered' })).toBe(1);
    expect(await figure('provider_retries_total', { area: 'references' })).toBe(1);
    expect(await figure('provider_call_duration_seconds_count', { area: 'references' })).toBe(1);
    expect(await figure('provider_sockets', { state: 'connected' })).toBeGreaterThan(0);
    expect(await figure('provider_calls', { area: 'references', state: 'running' })).toBe(0);
  });

  it('whose answers leave the contract are counted by call, field and kind, with names of the contract alone', async () => {
    const good = { id: 1, title: 'Образцовая должность' };
    const rows = [good, { id: 2, title: null }, { id: 3 }, { id: 4, title: 'Ещё одна', secret: 1 }];
    provider.on(`GET ${callPaths.listPositions}`, { body: { data: rows } });
    provider.on(`GET ${callPaths.listOrganizations}`, { body: { 'Тайный институт': [] } });
    const people = [1, 2].map((id) => ({ id, user_descr: id === 1 ? 'Примеров' : ['Тайный'] }));
    provider.on(`GET ${callPaths.listParticipants}`, { body: { data: people } });
    await gateway.graphql('{ positions { id } organizations { id } edition(year: 2025) { participantsRevision } }');
    const left = (operation: string, field: string, kind: string) =>
      figure('provider_contract_left_total', { operation, field, kind });
    expect(await left('listPositions', 'title', 'type')).toBe(1);
    expect(await left('listPositions', 'title', 'required')).toBe(1);
    expect(await left('listOrganizations', 'data', 'required')).toBe(1);
    // The list worker reads this list.
    expect(await left('listParticipants', 'user_descr', 'type')).toBe(1);
    expect(await figure('provider_contract_left_total')).toBe(4);
    expect(await gateway.gateway.metrics.metrics()).not.toMatch(/Тайный|secret/);
  });

  it('that fail in a row are visible in the breaker’s state', async () => {
    provider.on(`GET ${callPaths.listPositions}`, { status: 503, headers: { 'retry-after': '1' }, body: '' });
    expect(await figure('provider_breaker', { area: 'references', state: 'closed' })).toBe(1);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const own = await gateway.graphql('{ positions { id } }');
      expect(own.codes).toEqual(['PROVIDER_UNAVAILABLE']);
    }
    await expect.poll(async () => figure('provider_breaker', { area: 'references', state: 'open' })).toBe(1);
    expect(await figure('provider_breaker_opened_total', { area: 'references' })).toBe(1);
  });
});

describe('shared caches', () => {
  it('count one miss, then hits', async () => {
    for (let time = 0; time < 3; time += 1) await gateway.graphql('{ organizations { id } }');
    expect(await figure('cache_reads_total', { cache: 'references', outcome: 'miss' })).toBe(1);
    expect(await figure('cache_reads_total', { cache: 'references', outcome: 'hit' })).toBe(2);
  });
});

describe('lists of participants', () => {
  const people = Array.from({ length: 1_000 }, (_, id) => ({ id: id + 1, user_descr: `Примеров ${id}`.repeat(60) }));
  const publicCall = `GET ${callPaths.listParticipants}`;
  const rows = { list: 'public', meeting: '3', project: '' };

  it('are counted with their rows, their age and what the worker needs for them', async () => {
    expect([await figure('list_rows', rows), await figure('list_worker_heap_bytes')]).toEqual([0, 0]);
    provider.on(publicCall, { body: { data: people.slice(0, 3) } });
    for (let time = 0; time < 3; time += 1) await gateway.graphql('{ edition(year: 2025) { participantsRevision } }');
    expect(await figure('list_rows', rows)).toBe(3);
    expect(await figure('list_age_seconds', rows)).toBeGreaterThan(0);
    expect(await figure('list_worker_heap_bytes')).toBeGreaterThan(1_000_000);
    expect(await figure('cache_reads_total', { cache: 'publicLists', outcome: 'miss' })).toBe(1);
    expect(await figure('cache_reads_total', { cache: 'publicLists', outcome: 'hit' })).toBe(2);
    expect(await figure('provider_calls_total', { operation: 'listParticipants', outcome: 'answered' })).toBe(1);
    expect(await figure('list_worker_ended_total')).toBe(0);
  });

  it('whose calls fail are visible in the breaker’s state of their area', async () => {
    provider.on(publicCall, { status: 503, headers: { 'retry-after': '1' }, body: '' });
    // A failed list is not read again for a second, so each call is about another list.
    for (const year of [2023, 2024, 2025]) {
      const answer = await gateway.graphql(`{ edition(year: ${year}) { participantsRevision } }`);
      expect(answer.codes).toEqual(['PROVIDER_UNAVAILABLE']);
    }
    expect(await figure('provider_breaker', { area: 'lists', state: 'open' })).toBe(1);
    expect(await figure('provider_breaker_opened_total', { area: 'lists' })).toBe(1);
    expect(gateway.log.some((line) => line.includes('"calls":"lists","breaker":"open"'))).toBe(true);
  });

  it('count waiting requests and open row streams; a client that disconnects frees its stream', async () => {
    scriptAccount(provider, 'moderator');
    const data = people.map((person) => ({ ...registration(), ...person }));
    provider.on(`POST ${callPaths.listParticipations}`, { body: { data }, delayMs: 300 });
    const leave = new AbortController();
    const path = '/export/participants.csv?year=2025&columns=NAME';
    const headers = { authorization: 'Token t' };
    const file = fetch(`${gateway.url}${path}`, { signal: leave.signal, headers });
    await expect.poll(() => figure('list_worker_waiting')).toBe(1);
    // The client does not read the file: most of its rows stay with the worker.
    expect((await file).headers.get('x-total-rows')).toBe('1000');
    expect(await figure('list_worker_streams')).toBe(1);
    leave.abort();
    await expect.poll(() => figure('list_worker_streams')).toBe(0);
  });
});

describe('answers of the web server', () => {
  it('are counted by route pattern, for any address', async () => {
    await Promise.all(['/healthz', '/a/b?c=d', '/media/x/y.pdf'].map((path) => fetch(`${gateway.url}${path}`)));
    const counted = () => figure('http_request_duration_seconds_count', { route: '/healthz', status: '2xx' });
    // A request is counted after its answer.
    await expect.poll(counted).toBe(1);
    const text = await gateway.gateway.metrics.metrics();
    expect(text).not.toMatch(/a\/b|y\.pdf/);
  });

  it('do not contain the metrics, which have a separate port', async () => {
    const answer = await fetch(`${gateway.url}/metrics`);
    expect(await answer.text()).not.toContain('portal_');
    const own = await serveMetrics(gateway.gateway.metrics, { port: 0, host: '127.0.0.1' });
    try {
      const answer = await fetch(`http://127.0.0.1:${own.port}/metrics`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
      expect(await answer.text()).toContain('portal_http_request_duration_seconds_bucket');
      expect((await fetch(`http://127.0.0.1:${own.port}/`)).status).toBe(404);
    } finally {
      await own.close();
    }
  });
});

it('a static answer counts as a read of its cache', async () => {
  const answer = await fetch(gateway.url + pathByHash(trusted('Editions').hash));
  expect(answer.status).toBe(200);
  expect(await figure('cache_reads_total', { cache: 'staticAnswers' })).toBe(1);
});
