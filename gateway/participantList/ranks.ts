import { each } from '../turns.ts';

/** How names and titles are sorted. */
export const russian = new Intl.Collator('ru', { numeric: true });

/** Where a value that is none stands: last, whatever the direction. */
export const LAST = 0x7fffffff;

type Compare<T> = (one: T, other: T) => number;

/** Comparing takes so long that others have their turn after as many. */
const comparesAtOnce = 64;

/** Puts two sorted lists together. */
function* mergeSteps<T>(left: T[], right: T[], compare: Compare<T>): Generator<undefined, T[]> {
  if (right.length === 0) return left;
  const merged: T[] = [];
  let at = 0;
  for (const value of left) {
    for (let next = right[at]; next !== undefined && compare(next, value) < 0; next = right[at]) {
      merged.push(next);
      at += 1;
      if (merged.length % comparesAtOnce === 0) yield;
    }
    merged.push(value);
    if (merged.length % comparesAtOnce === 0) yield;
  }
  return merged.concat(right.slice(at));
}

/** Sorts, half by half. */
export function* sortSteps<T>(values: T[], compare: Compare<T>): Generator<undefined, T[]> {
  if (values.length <= comparesAtOnce) {
    yield;
    return values.sort(compare);
  }
  const half = Math.floor(values.length / 2);
  const left = yield* sortSteps(values.slice(0, half), compare);
  const right = yield* sortSteps(values.slice(half), compare);
  return yield* mergeSteps(left, right, compare);
}

/** Brings the texts sorted last up to date with these. */
function* sortTexts(texts: readonly (string | null)[], memory: { sorted: string[] }): Generator<undefined, void> {
  const fresh = new Set<string>();
  yield* each(texts, (text) => text !== null && fresh.add(text));
  const kept: string[] = [];
  yield* each(memory.sorted, (text) => fresh.delete(text) && kept.push(text));
  const sorted = yield* sortSteps([...fresh], russian.compare);
  memory.sorted = yield* mergeSteps(kept, sorted, russian.compare);
}

/**
 * Numbers that sort as the texts do. Comparing Russian texts costs far more than comparing numbers, so the texts sorted
 * last time (`sorted`, brought up to date here) are not sorted anew: only new ones are, and put between them.
 */
export function* rankTexts(
  texts: readonly (string | null)[],
  memory: { sorted: string[] },
): Generator<undefined, Int32Array> {
  yield* sortTexts(texts, memory);
  const rankOf = new Map<string | null, number>();
  yield* each(memory.sorted, (text, rank) => rankOf.set(text, rank));
  const ranks = new Int32Array(texts.length);
  yield* each(texts, (text, index) => {
    ranks[index] = rankOf.get(text) ?? LAST;
  });
  return ranks;
}
