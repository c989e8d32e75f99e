import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../gateway/apollo/schema.ts';
import { leaks, plantLeaks } from '../testkit/silence/leaks.ts';
import { createOperations } from '../testkit/silence/operations.ts';
import { answerOf, hideParticipant, type Role, roles, startWorlds } from '../testkit/silence/worlds.ts';

/**
 * Two worlds that differ only in data a role must not see answer it alike: data, codes, counts, order and cursors. The operations
 * are random, and the same for the same seed. `npm run test:silence` runs 1,000 for each role; `SILENCE_SEED` chooses others.
 */
const operationsOfRole = Number(process.env.SILENCE_OPERATIONS ?? 40);
const seed = Number(process.env.SILENCE_SEED ?? 37);
/** Operations that go out at the same time; one that changes something goes alone. */
const together = 10;
/** Short runs of these seeds find a planted leak; with the present schema the first finds one within ten operations. */
const leakSeeds = [60, -18, 107, 97, 72, ...Array.from({ length: 40 }, (_, at) => 200 + at)];
const leakOperations = 120;
/** One leak shows that the comparison finds any; the long run plants all. */
const planting = Object.keys(leaks).slice(0, process.env.SILENCE_OPERATIONS === undefined ? 1 : undefined);

let worlds: Awaited<ReturnType<typeof startWorlds>>;
const planted = plantLeaks((requestId) => worlds[requestId.includes('-one-') ? 'one' : 'two'].provider.database);
beforeAll(async () => {
  worlds = await startWorlds();
}, 120_000);
afterAll(async () => {
  planted.remove();
  await worlds.close();
});

interface Difference {
  role: Role;
  text: string;
  answers: string[];
}

interface Seen {
  operations: number;
  /** Operations that were answered with data, and answers with errors. */
  withData: number;
  withErrors: number;
  difference: Difference | null;
}

/** Runs operations of a role in both worlds until one is answered differently. */
async function compare(role: Role, most: number, seedOfRun: number): Promise<Seen> {
  const operations = createOperations(createSchema('http://localhost'), worlds.pools, worlds.foreignIds, seedOfRun);
  const seen: Seen = { operations: 0, withData: 0, withErrors: 0, difference: null };
  let batch: string[] = [];
  const flush = async () => {
    const answered = await Promise.all(
      batch.map(async (text) => {
        const answers = await Promise.all([worlds.one, worlds.two].map((world) => answerOf(world, role, text)));
        return { role, text, answers };
      }),
    );
    batch = [];
    for (const one of answered) {
      const [answer = '', other] = one.answers;
      seen.operations += 1;
      if (/"data":\{"\w+":[^n]/.test(answer)) seen.withData += 1;
      if (answer.includes('"errors":')) seen.withErrors += 1;
      if (answer !== other) seen.difference ??= one;
    }
  };
  while (seen.operations < most && seen.difference === null) {
    const { text, isMutation } = operations.next();
    if (isMutation) await flush();
    batch.push(text);
    if (isMutation || batch.length >= together || seen.operations + batch.length >= most) await flush();
  }
  return seen;
}

describe('two worlds that differ only in what a role must not see', () => {
  // The other participant comes last: then the first one's records are hidden too.
  it.each(roles)('R5 R11 LST-08 answer random operations of a %s alike', { timeout: 600_000 }, async (role) => {
    if (role === 'other') await hideParticipant(worlds.two);
    const seen = await compare(role, operationsOfRole, seed + roles.indexOf(role));
    expect(seen.difference).toBeNull();
    expect(seen.operations).toBe(operationsOfRole);
    // The operations must read something, and some must be rejected.
    expect(Math.min(seen.withData, seen.withErrors)).toBeGreaterThan(operationsOfRole / 10);
  });
});

describe('a leak that is planted is found', () => {
  afterAll(() => planted.wake(null));

  it.each(planting)('%s', { timeout: 600_000 }, async (name) => {
    planted.wake(name);
    let difference: Difference | null = null;
    for (const leakSeed of leakSeeds) difference ??= (await compare('other', leakOperations, leakSeed)).difference;
    planted.wake(null);
    expect(difference).not.toBeNull();
  });
});
