import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createList, patchRows } from '../../gateway/participantList/list.ts';
import { rankTexts } from '../../gateway/participantList/ranks.ts';
import type { Row } from '../../gateway/participantList/rows.ts';
import { listMismatch, mismatch } from '../../gateway/provider/contract.ts';
import { connectProvider } from '../../gateway/provider/http.ts';
import { parseListAhead } from '../../gateway/provider/parseList.ts';
import { listParticipations } from '../../gateway/provider/participants.ts';
import { atOnce, inTurns, mapSteps } from '../../gateway/turns.ts';
import { registration, startMisbehavingProvider } from '../testkit/misbehavingProvider.ts';

/** Lists of thousands are read in turns: what comes out must be what one go would give. */
function outcome(parse: () => unknown): unknown {
  try {
    return { value: parse() };
  } catch (error) {
    return { name: error instanceof Error ? error.name : error };
  }
}

/** Looks at the list in pieces of so many letters. */
async function sameAsJson(text: string, letters = 3): Promise<void> {
  const pieces = Array.from({ length: Math.ceil(text.length / letters) }, (_, index) =>
    text.slice(index * letters, (index + 1) * letters),
  );
  expect(outcome(await parseListAhead(pieces))).toEqual(outcome(() => JSON.parse(text)));
}

const lengths = fc.integer({ min: 1, max: 40 });

const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', '\\', '{', '}', '[', ']', ',', 'ё', '\n') }),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 3 }, texts, fc.double(), fc.constant(null), tie('list'), tie('object')),
  list: fc.array(tie('any'), { maxLength: 4 }),
  object: fc.dictionary(texts, tie('any'), { maxKeys: 4 }),
})).any;
const listText = fc
  .record({
    data: fc.array(fc.oneof(value, fc.dictionary(texts, value)), { maxLength: 6 }),
    revision: texts,
    indent: fc.constantFrom(0, 2),
  })
  .map(({ indent, ...list }) => JSON.stringify(list, null, indent));

describe('a list that is parsed in turns', () => {
  it('is what JSON.parse makes of it', async () => {
    await fc.assert(fc.asyncProperty(listText, lengths, sameAsJson), { numRuns: 500 });
  });

  it('is refused where JSON.parse refuses it', async () => {
    const broken = fc
      .tuple(listText, fc.nat(), fc.nat({ max: 2 }), fc.constantFrom('', ',', ']', '}', '"', '[', '\\', ' '))
      .map(([text, place, removed, inserted]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + inserted + text.slice(at + removed);
      });
    await fc.assert(fc.asyncProperty(broken, lengths, sameAsJson), { numRuns: 1_000 });
  });

  it.each([
    '{"data":[]}',
    ' { "data" : [ ] , "revision" : "1" } ',
    '{"data":[,]}',
    '{"data":[1,]}',
    '{"data":[1],"data":[2]}',
    '{"data":[1],"data":2}',
    '{"revision":"1","data":[1]}',
    '{"data":{"data":[1]}}',
    '{"data":[{"a":"\\\\"},{"b":"]\\""}]}',
    '{"data":[{"a":[{},{}]},{"b":"},{"},{},{}]}',
    '{"data":[{},{},{}],"revision":"},{"}',
    '[1]',
    'nothing',
  ])('%s is no exception', async (text) => {
    for (const letters of [1, 2, 5, 9, 100]) await sameAsJson(text, letters);
  });
});

describe('a list that comes in many pieces', () => {
  it('has its letters whole, wherever a piece ends', async () => {
    const service = await startMisbehavingProvider();
    const provider = connectProvider(service.url);
    // Letters of one, two, three and four bytes: no length of a piece suits them all.
    const data = Array.from({ length: 2_000 }, (_, id) => ({
      ...registration({ id, comments: 'Ёж — 🧪 “a” '.repeat(1 + (id % 7)) }),
      user_descr: `Примеров № ${id}`,
    }));
    service.on('POST /api/users/user_meeting/list/', { body: { data } });
    const log = { debug: () => undefined, warn: () => undefined, error: () => undefined };
    const signal = AbortSignal.timeout(20_000);
    const client = provider.bind({ requestId: 'pieces', address: '127.0.0.1', token: () => 't', signal, log });
    expect((await listParticipations(client, 3)).data).toEqual(data);
    await provider.close();
    await service.close();
  });
});

describe('a list that is checked in turns', () => {
  const record = { ...registration({ id: 1 }), user_descr: 'Примеров Пример' };
  const { user_descr: _, ...nameless } = record;

  it.each([
    ['a good list', { data: [record, record], revision: 'r1' }],
    ['an empty list', { data: [] }],
    ['a list with a record that lacks its name', { data: [record, nameless] }],
    ['a list with a revision of another type', { data: [record], revision: 1 }],
    ['no list', { detail: 'no' }],
    ['null', null],
  ])('%s is judged as in one go', async (_name, list) => {
    expect((await listMismatch('ParticipationList', list))?.keyword).toBe(mismatch('ParticipationList', list)?.keyword);
  });
});

describe('names that are sorted in turns', () => {
  it('have the ranks that sorting in one go gives, whatever was sorted before', () => {
    const collator = new Intl.Collator('ru', { numeric: true });
    const names = fc.array(fc.string({ unit: fc.constantFrom('а', 'Б', 'ё', 'е', 'я', '1', '10', ' ') }), {
      maxLength: 300,
    });
    fc.assert(
      fc.property(names, names, (before, now) => {
        const memory = { sorted: [] };
        atOnce(rankTexts(before, memory));
        const ranks = atOnce(rankTexts(now, memory));
        const order = now.map((_, index) => index).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
        for (const [at, index] of order.entries()) {
          const next = order[at + 1];
          if (next === undefined) break;
          expect(collator.compare(now[index] ?? '', now[next] ?? '')).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

describe('a list that is patched', () => {
  const row = (id: number, fullName: string): Row => ({
    id,
    fullName,
    organizationName: null,
    text: '',
    details: null,
  });
  const about = { isModeratorList: false, revision: 'r', sectionNames: new Map<number, string>() };
  const sortWhole = (rows: Row[]) => atOnce(createList(rows, { ...about, memory: new Map(), isSorted: false })).rows;

  it('stands in the order that it has when it is read whole', () => {
    const name = fc.string({ unit: fc.constantFrom('а', 'Б', 'ё', 'я', '1', '10'), maxLength: 3 });
    const people = fc.uniqueArray(fc.tuple(fc.nat({ max: 60 }), name), { selector: ([id]) => id, maxLength: 40 });
    fc.assert(
      fc.property(people, people, fc.array(fc.nat({ max: 60 })), (before, changed, removed) => {
        const gone = new Set([...removed, ...changed.map(([id]) => id)]);
        const come = changed.map(([id, fullName]) => row(id, fullName));
        const rows = sortWhole(before.map(([id, fullName]) => row(id, fullName)));
        const whole = sortWhole([...rows.filter(({ id }) => !gone.has(id)), ...come]);
        expect(patchRows(rows, gone, come)).toEqual(whole);
      }),
    );
  });
});

describe('long work', () => {
  const busyMs = (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };

  it('lets others have their turn, and answers what it comes to', async () => {
    let turns = 0;
    const other = setInterval(() => {
      turns += 1;
    }, 1);
    const results = await inTurns(
      mapSteps([1, 2, 3, 4, 5, 6, 7, 8], (item) => {
        busyMs(2);
        return item * 2;
      }),
    );
    clearInterval(other);
    expect(results).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
    expect(turns).toBeGreaterThan(1);
  });

  it('fails as its step does', async () => {
    const failing = mapSteps([1], () => {
      throw new Error('of the step');
    });
    await expect(inTurns(failing)).rejects.toThrow('of the step');
  });
});
