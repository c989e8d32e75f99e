import { inTurns } from '../turns.ts';

/** The beginning of a list as the contract writes it: its records come first. */
const beginning = /^\s*\{\s*"data"\s*:\s*\[/;

/** Between two records, as JSON is written without spaces; it may also stand within a record or a text. */
const between = '},{';

/** So much text is parsed at once: well below a millisecond. */
const usualPiece = 32_768;

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
 * Parses the records piece by piece. What is an array of whole records by itself ends between two records indeed; the last
 * piece is what is left, with the beginning put before it.
 */
function* parsePieces(text: string, pieceLength: number): Generator<undefined, unknown> {
  const head = beginning.exec(text)?.[0];
  if (head === undefined) return JSON.parse(text);
  const records: unknown[] = [];
  let from = head.length;
  let misses = 0;
  let at = text.indexOf(between, from + pieceLength);
  while (at >= 0 && misses < mostMisses) {
    const piece = tryParse(`[${text.slice(from, at + 1)}]`);
    if (Array.isArray(piece)) {
      for (const record of piece) records.push(record);
      from = at + between.length - 1;
      misses = 0;
      yield;
    } else {
      misses += 1;
    }
    at = text.indexOf(between, misses > 0 ? at + 1 : from + pieceLength);
  }
  const rest = JSON.parse(head + text.slice(from)) as { data: unknown[] };
  return records.length === 0 ? rest : { ...rest, data: records.concat(rest.data) };
}

/**
 * Parses a list of the provider in turns: thousands of records at once would keep everybody waiting. Answers a JSON.parse
 * that has its answer ready; where there is none JSON.parse itself tells what is wrong with the text.
 */
export async function parseListAhead(text: string, pieceLength = usualPiece): Promise<(text: string) => unknown> {
  try {
    const value = await inTurns(parsePieces(text, pieceLength));
    return () => value;
  } catch {
    return JSON.parse;
  }
}
