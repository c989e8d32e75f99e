import { readFileSync } from 'node:fs';
import { buildSchema, parse } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { coordinatesOf, countFieldUsage } from '../../../gateway/metrics/fieldUsage.ts';
import { createMetrics } from '../../../gateway/metrics/metrics.ts';
import { createMetrics as createProviderMetrics } from '../../../provider/metrics.ts';

describe('usage of fields', () => {
  const schema = buildSchema(
    'type Query { a: A old: Int @deprecated(reason: "no") } type A { b: Int c: Int @deprecated(reason: "no") }',
  );
  const log = { info: () => undefined, warn: (fields: object) => void lines.push(fields) };
  let lines: object[] = [];
  beforeEach(() => {
    lines = [];
  });

  it('counts each field of a document once, through fragments and aliases', () => {
    const document = parse('{ x: a { ...F b } y: a { b } __typename } fragment F on A { b c }');
    expect(coordinatesOf(schema, document).sort()).toEqual(['A.b', 'A.c', 'Query.a']);
  });

  it('separates page and tools, and shows unused deprecated fields as zero', async () => {
    const metrics = createMetrics();
    const usage = countFieldUsage(schema, metrics, log);
    usage.count(parse('{ a { b } }'), 'trusted');
    usage.count(parse('{ a { c } }'), 'tool');
    const text = await metrics.registry.metrics();
    expect(text).toContain('portal_field_requests_total{field="A.c",caller="tool"} 1');
    expect(text).toContain('portal_field_requests_total{field="A.c",caller="trusted"} 0');
    expect(text).toContain('portal_field_requests_total{field="Query.old",caller="tool"} 0');
    expect(text).not.toContain('A.b');
    expect(lines).toEqual([{ component: 'schema', fields: { 'A.c': 1 } }]);
  });

  it('names deprecated fields in the log once, not per request', () => {
    const usage = countFieldUsage(schema, createMetrics(), log);
    for (let time = 0; time < 5; time += 1) usage.count(parse('{ old }'), 'tool');
    expect(lines).toHaveLength(1);
  });
});

it('docs/monitoring.md names only metrics that exist', () => {
  const metrics = createMetrics();
  metrics.watchProvider(() => ({ sockets: 0, free: 0, areas: [] }));
  metrics.watchRedis(() => true);
  const ofProvider = createProviderMetrics({ db: {} as never, dataDir: '' });
  const names = new Set(
    [metrics, ofProvider]
      .flatMap(({ registry }) => registry.getMetricsAsArray())
      .flatMap(({ name }) => [name, ...['bucket', 'count', 'sum'].map((end) => `${name}_${end}`)]),
  );
  const used = readFileSync('docs/monitoring.md', 'utf8').match(/\b(?:portal|provider)_[a-z0-9_]+\b/g) ?? [];
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});
