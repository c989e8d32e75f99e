import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../../gateway/apollo/schema.ts';
import { costOf } from '../../../gateway/limits/cost.ts';
import { documentLimits, type LimitName } from '../../../gateway/limits/documentLimits.ts';
import { shapeOf } from '../../../gateway/limits/documentShape.ts';
import { countTokens } from '../../../gateway/limits/documentTokens.ts';
import { loadTrustedDocuments } from '../../../gateway/limits/trustedDocuments.ts';
import { scriptedPortal } from '../../testkit/portal.ts';
import { trustedText } from '../../testkit/trustedDocuments.ts';

const { provider, gateway } = await scriptedPortal();

const schema = createSchema('http://localhost');
const limitOf = (name: LimitName) => documentLimits[name].limit;
const times = <T>(count: number, part: (index: number) => T) => Array.from({ length: count }, (_, i) => part(i));
const cost = (text: string, variables: Record<string, unknown> = {}, name?: string) =>
  costOf(schema, parse(text), variables, name).cost;

/** A query of this depth; the schema nests readings without end. */
const deep = (depth: number) => `{ edition ${'{ secondReading '.repeat(depth - 2)} { year } ${'}'.repeat(depth - 2)} }`;

/** Aliases below the top. */
const aliased = (count: number) => `{ clock { ${times(count, (i) => `a${i}: now`).join(' ')} } }`;
const rootAliased = (count: number) => `{ ${times(count, (i) => `a${i}: clock { now }`).join(' ')} }`;

const directed = (count: number) => `{ clock { ${times(count, () => 'now @skip(if: false)').join(' ')} } }`;

/** As many tokens: a list takes what the rest leaves. */
const long = (count: number) => {
  const around = (names: string) =>
    `mutation { registerForForum(input: { requestedFormat: LISTENER, listeningSectionIds: [${names}] }) { registration { id } } }`;
  const rest = countTokens(around(''), count);
  return around(times(count - rest, () => '"a"').join(' '));
};

const page = (pageSize: number) => `{ edition(year: 2025) { participants(first: ${pageSize}) { totalCount } } }`;

describe('each limit accepts its figure and rejects the next', () => {
  it.each<[LimitName, (figure: number) => string]>([
    ['tokens', long],
    ['depth', deep],
    ['aliases', aliased],
    ['rootAliases', rootAliased],
    ['directives', directed],
    ['list', page],
  ])('%s', async (name, document) => {
    const { code, limit } = documentLimits[name];
    const passed = await gateway.graphql(document(limit));
    expect(passed.codes).not.toContain(code);
    expect(passed.status).toBe(200);
    const refused = await gateway.graphql(document(limit + 1));
    expect(refused.status).toBe(400);
    expect(refused.errors).toEqual([
      {
        message: expect.stringMatching(/^The request is too large: [\d,]+ .+, at most [\d,]+$/),
        extensions: { code, measured: limit + 1, limit, requestId: expect.any(String) },
      },
    ]);
  });

  it('cost', async () => {
    const { code, limit } = documentLimits.cost;
    const people = (fields: number) => `{ people(first: 500) { nodes { ${times(fields, () => 'id').join(' ')} } } }`;
    const most = times(400, (fields) => fields).findLast((fields) => cost(people(fields)) <= limit) ?? 0;
    expect((await gateway.graphql(people(most), {}, { token: 't' })).codes).not.toContain(code);
    const refused = await gateway.graphql(people(most + 1), {}, { token: 't' });
    expect(refused.status).toBe(400);
    expect(refused.errors[0]?.extensions).toMatchObject({ code, measured: cost(people(most + 1)), limit });
  });

  it('makes no call for a rejected document', async () => {
    const before = provider.callsAfterCheck().length;
    await gateway.graphql(page(limitOf('list') + 1), {}, { token: 't' });
    expect(provider.callsAfterCheck()).toHaveLength(before);
  });
});

describe('the count', () => {
  it('includes tokens as the parser counts them, and stops at the limit', () => {
    expect(countTokens('{ a(b: "c d") # e\n }', 100)).toBe(8);
    expect(countTokens('{ a '.repeat(1_000), 50)).toBe(50);
    expect(countTokens('{ a "', 100)).toBe(2);
  });

  it('includes aliases and directives anywhere, and fragments once per spread', () => {
    const below = '{ clock { ...F @include(if: true) ...F } } fragment F on ServiceClock { a: now @skip(if: false) }';
    expect(shapeOf(parse(below))).toEqual({ depth: 2, aliases: 2, rootAliases: 0, directives: 3 });
    const top =
      'query A @static { ...R ... @include(if: true) { b: clock { now } } } fragment R on Query { c: clock { now } }';
    expect(shapeOf(parse(top))).toEqual({ depth: 2, aliases: 2, rootAliases: 2, directives: 2 });
  });

  it('a page size in a variable, in its default, and in the schema', () => {
    const nodes = 'nodes { id }';
    const document = `query A($size: Int! = 20) { edition { participants(first: $size) { ${nodes} } } }`;
    expect(cost(document, { size: 300 })).toBe(1 + 50 + 1 + 300);
    expect(cost(document)).toBe(1 + 50 + 1 + 20);
    expect(cost(`{ edition { participants { ${nodes} } } }`)).toBe(1 + 50 + 1 + 100);
  });

  it('lists within lists multiply', () => {
    const days = cost('{ edition { programme { days { id } } } }');
    expect(days).toBe(1 + 1 + 1 + 5);
    expect(cost('{ edition { programme { days { items { id } } } } }')).toBe(1 + 1 + 1 + 5 * (1 + 15));
  });

  it('calls to the provider and actions more than plain fields', () => {
    const read = cost('{ viewer { id } }');
    expect(read).toBeGreaterThan(cost('{ clock { now } }'));
    expect(cost('mutation { logout { isTokenEnded } }')).toBeGreaterThan(read);
  });

  it('LST-02 the page’s list of registrations fits', () => {
    expect(cost(trustedText('DeskRegistrations'), { year: 2025 })).toBeLessThan(limitOf('cost'));
  });

  it.each(['history { key }', 'attendance { key }'])('a call for each row of a list exceeds the limit: %s', (field) => {
    expect(cost(`{ registration(id: "Registration:12") { ${field} } }`)).toBeLessThan(limitOf('cost'));
    expect(cost(`{ edition { registrations { nodes { ${field} } } } }`)).toBeGreaterThan(limitOf('cost'));
  });

  it('fields in fragments, and none that a switch leaves out', () => {
    const plain = cost('{ clock { now isDemo } }');
    expect(cost('{ ...F } fragment F on Query { clock { ... on ServiceClock { now isDemo } } }')).toBe(plain);
    expect(cost('query A($no: Boolean!) { clock { now isDemo @include(if: $no) } }', { no: false })).toBe(plain - 1);
    expect(cost('query A($yes: Boolean!) { clock { now isDemo @skip(if: $yes) } }', { yes: true })).toBe(plain - 1);
  });

  it('a fragment whose list length depends on the field above it, for each spread', () => {
    const document = `{ edition { a: participants(first: 10) { ...P } b: participants(first: 20) { ...P } } }
      fragment P on ParticipantPage { nodes { id } }`;
    expect(cost(document)).toBe(1 + 2 * 51 + 10 + 20);
  });

  it('takes the named operation, else the most expensive', () => {
    const two = 'query A { clock { now } } query B { viewer { id } }';
    expect(cost(two, {}, 'A')).toBe(2);
    expect(cost(two)).toBe(51);
  });

  it('includes introspection once, at any depth', () => {
    expect(shapeOf(parse('{ __schema { types { fields { type { ofType { name } } } } } }')).depth).toBe(1);
    expect(cost('{ __schema { types { name } } }')).toBe(100);
  });
});

describe('a bomb of fragments', () => {
  /** Each fragment spreads the next one twice. */
  const bomb = (size: number) =>
    [
      '{ edition { ...F0 } }',
      ...times(size, (i) => `fragment F${i} on Edition { secondReading { ...F${i + 1} ...F${i + 1} } }`),
      `fragment F${size} on Edition { a: year }`,
    ].join('\n');

  it('is measured without being expanded', () => {
    const size = 60;
    expect(shapeOf(parse(bomb(size)))).toEqual({
      depth: size + 2,
      aliases: Number.MAX_SAFE_INTEGER,
      rootAliases: 0,
      directives: 0,
    });
    expect(cost(bomb(size))).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('is rejected by the first limit that it exceeds', async () => {
    const answer = await gateway.graphql(bomb(60));
    expect([answer.status, answer.codes]).toEqual([400, ['QUERY_TOO_DEEP']]);
    const flat = await gateway.graphql(bomb(9));
    expect(flat.errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_ALIASES', measured: 2 ** 9 });
  });

  it('is left to validation if it spreads itself', async () => {
    const answer = await gateway.graphql('{ clock { ...A } } fragment A on ServiceClock { now ...A }');
    expect([answer.status, answer.codes]).toEqual([400, ['GRAPHQL_VALIDATION_FAILED']]);
  });
});

describe('variables of a trusted document are limited like those of others', () => {
  it('LST-01 a page longer than the maximum', async () => {
    const answer = await gateway.graphql(trustedText('ForumParticipants'), { year: 2025, first: 100_000 });
    expect(answer.status).toBe(400);
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'LIST_TOO_LONG', measured: 100_000, limit: 500 });
  });
});

describe('every trusted document', () => {
  /** The page's largest values. */
  const variables = { first: 100, withItems: true, withDetails: true, isSecond: true };

  it.each(loadTrustedDocuments().all.map((it) => [it.text.split(/[\s({@]/)[1], it] as const))(
    '%s is valid and keeps the limits',
    (_, { text, document }) => {
      expect(validate(schema, document)).toEqual([]);
      const shape = shapeOf(document);
      const { cost: measured, longestList } = costOf(schema, document, variables);
      const measures = { tokens: countTokens(text, 100_000), ...shape, list: longestList, cost: measured };
      for (const [name, figure] of Object.entries(measures)) {
        expect(figure, name).toBeLessThanOrEqual(limitOf(name as LimitName));
      }
    },
  );
});
