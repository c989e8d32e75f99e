import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { costOf } from '../../gateway/limits/cost.ts';
import { keepCosts } from '../../gateway/limits/keptCosts.ts';
import { createSchema } from '../../gateway/schema.ts';

/** What is kept is the very object that was answered; what was worked out anew only equals it. */
const schema = createSchema();
const list = () =>
  parse(`query List($size: Int, $details: Boolean = false) {
    participants(year: 2025, pageSize: $size) { items { id fullName @include(if: $details) } }
  }`);

describe('costs that are kept', () => {
  it('are worked out once for each document, operation, length and switch', () => {
    const kept = keepCosts(schema);
    const document = list();
    const first = kept(document, { size: 10 });
    expect(first).toEqual(costOf(schema, document, { size: 10 }));
    expect(kept(document, { size: 10, other: 'x' })).toBe(first);
    for (const variables of [{ size: 20 }, { size: 10, details: true }, { size: null }, {}]) {
      expect(kept(document, variables)).toEqual(costOf(schema, document, variables));
      expect(kept(document, variables)).not.toBe(first);
    }
    expect(kept(list(), { size: 10 })).not.toBe(first);
    expect(kept(document, { size: 10 }, 'List')).not.toBe(first);
    expect(kept(document, { size: 10 })).toBe(first);
  });

  it('are not kept by values that can be as long as their caller likes', () => {
    const kept = keepCosts(schema);
    const document = list();
    for (const size of ['10'.repeat(1_000), [10], Number.NaN]) {
      expect(kept(document, { size })).not.toBe(kept(document, { size }));
    }
  });

  it('are so many for all documents together: the oldest are forgotten, the newest are not', () => {
    const kept = keepCosts(schema);
    const documents = Array.from({ length: 50 }, list);
    const [document = list()] = documents;
    const first = kept(document, { size: 0 });
    for (let size = 1; size < 90; size += 1) for (const each of documents) kept(each, { size });
    const last = kept(document, { size: 89 });
    expect(kept(document, { size: 89 })).toBe(last);
    const again = kept(document, { size: 0 });
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });

  it('are bounded by the length of their keys as well: hundreds of variables count', () => {
    const kept = keepCosts(schema);
    const names = Array.from({ length: 200 }, (_, index) => `v${index}`);
    const document = parse(`query (${names.map((name) => `$${name}: Int`).join(' ')}) { clock { now } }`);
    const values = (seed: number) => Object.fromEntries(names.map((name) => [name, seed + 0.123_456_789]));
    const first = kept(document, values(0));
    expect(kept(document, values(0))).toBe(first);
    for (let seed = 1; seed <= 100; seed += 1) kept(document, values(seed));
    expect(kept(document, values(0))).not.toBe(first);
  });
});
