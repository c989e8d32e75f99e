const russian = new Intl.Collator('ru', { numeric: true });

/** Where a value that is none stands: last, whatever the direction. */
export const LAST = 0x7fffffff;

type Compare<T> = (one: T, other: T) => number;

/** Comparing takes so long that others have their turn after as many. */
const comparesAtOnce = 64;

/** Puts two sorted lists together. */
function* mergeSteps<T>(left: T[], right: T[], compare: Compare<T>): Generator<undefined, T[]> {
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
  for (const text of texts) {
    if (text !== null) fresh.add(text);
    yield;
  }
  const kept: string[] = [];
  for (const text of memory.sorted) {
    if (fresh.delete(text)) kept.push(text);
    yield;
  }
  memory.sorted =
    fresh.size === 0 ? kept : yield* mergeSteps(kept, yield* sortSteps([...fresh], russian.compare), russian.compare);
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
  for (const [rank, text] of memory.sorted.entries()) {
    rankOf.set(text, rank);
    yield;
  }
  const ranks = new Int32Array(texts.length);
  for (const [index, text] of texts.entries()) {
    ranks[index] = rankOf.get(text) ?? LAST;
    yield;
  }
  return ranks;
}
