import { inTurns } from '../turns.ts';

/** The beginning of a list as the contract writes it: its records come first. */
const beginning = /^\s*\{\s*"data"\s*:\s*\[/;

/** Between two records, as JSON is written without spaces; it may also stand within a record or a text. */
const between = '},{';

/** Places that were none between two records, one after the other, after which the text is not looked at any more. */
const mostMisses = 8;

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses the records as the list came, piece by piece. What is an array of whole records by itself ends between two records
 * indeed; what is left at the end is parsed with the beginning put before it.
 */
function* parsePieces(pieces: readonly string[]): Generator<undefined, unknown> {
  const records: unknown[] = [];
  let head: string | undefined;
  let rest = '';
  let misses = 0;
  for (const piece of pieces) {
    rest += piece;
    if (misses >= mostMisses) continue;
    if (head === undefined) {
      head = beginning.exec(rest)?.[0];
      rest = rest.slice(head?.length ?? 0);
    }
    const end = head === undefined ? -1 : rest.lastIndexOf(between);
    const found = end < 0 ? undefined : tryParse(`[${rest.slice(0, end + 1)}]`);
    if (Array.isArray(found)) {
      for (const record of found) records.push(record);
      rest = rest.slice(end + between.length - 1);
      misses = 0;
    } else {
      misses += 1;
    }
    yield;
  }
  const last = JSON.parse((head ?? '') + rest) as { data: unknown[] };
  return records.length === 0 ? last : { ...last, data: records.concat(last.data) };
}

/**
 * Parses a list of the provider in turns: thousands of records at once would keep everybody waiting. Answers how its answer is
 * to be parsed: the value is ready; where there is none JSON.parse itself tells what is wrong with the text.
 */
export async function parseListAhead(pieces: readonly string[]): Promise<() => unknown> {
  try {
    const value = await inTurns(parsePieces(pieces));
    return () => value;
  } catch {
    return () => JSON.parse(pieces.join(''));
  }
}
