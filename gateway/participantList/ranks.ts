const russian = new Intl.Collator('ru', { numeric: true });

/** Where a value that is none stands: last, whatever the direction. */
export const LAST = 0x7fffffff;

/** Comparing takes so long that others have their turn after as many. */
const comparesAtOnce = 64;

/** Puts two sorted lists together. */
function* mergeSteps(left: string[], right: string[]): Generator<undefined, string[]> {
  const merged: string[] = [];
  let at = 0;
  for (const value of left) {
    for (let next = right[at]; next !== undefined && russian.compare(next, value) < 0; next = right[at]) {
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
function* sortSteps(texts: string[]): Generator<undefined, string[]> {
  if (texts.length <= comparesAtOnce) {
    yield;
    return texts.sort(russian.compare);
  }
  const half = Math.floor(texts.length / 2);
  const left = yield* sortSteps(texts.slice(0, half));
  const right = yield* sortSteps(texts.slice(half));
  return yield* mergeSteps(left, right);
}

/** Brings the texts sorted last up to date with these. */
function* sortTexts(texts: readonly (string | null)[], memory: { sorted: string[] }): Generator<undefined, void> {
  const present = new Set(texts.filter((text) => text !== null));
  const kept = memory.sorted.filter((text) => present.has(text));
  const known = new Set(kept);
  const fresh = [...present].filter((text) => !known.has(text));
  memory.sorted = fresh.length === 0 ? kept : yield* mergeSteps(kept, yield* sortSteps(fresh));
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
  yield;
  const rankOf = new Map(memory.sorted.map((text, rank) => [text, rank]));
  return Int32Array.from(texts, (text) => (text === null ? LAST : (rankOf.get(text) ?? LAST)));
}
