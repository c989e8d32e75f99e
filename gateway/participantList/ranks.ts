const russian = new Intl.Collator('ru', { numeric: true });

/** Where a value that is none stands: last, whatever the direction. */
export const LAST = 0x7fffffff;

/** Puts two sorted lists together. */
function merge(left: string[], right: string[]): string[] {
  const merged: string[] = [];
  let at = 0;
  for (const value of left) {
    for (let next = right[at]; next !== undefined && russian.compare(next, value) < 0; next = right[at]) {
      merged.push(next);
      at += 1;
    }
    merged.push(value);
  }
  return merged.concat(right.slice(at));
}

/**
 * Numbers that sort as the texts do. Comparing Russian texts costs far more than comparing numbers, so the texts sorted
 * last time (`sorted`, brought up to date here) are not sorted anew: only new ones are, and put between them.
 */
export function rankTexts(texts: readonly (string | null)[], memory: { sorted: string[] }): Int32Array {
  const present = new Set(texts.filter((text) => text !== null));
  const kept = memory.sorted.filter((text) => present.has(text));
  const known = new Set(kept);
  const fresh = [...present].filter((text) => !known.has(text)).sort(russian.compare);
  memory.sorted = fresh.length === 0 ? kept : merge(kept, fresh);
  const rankOf = new Map(memory.sorted.map((text, rank) => [text, rank]));
  return Int32Array.from(texts, (text) => (text === null ? LAST : (rankOf.get(text) ?? LAST)));
}
