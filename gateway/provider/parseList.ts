import { inTurns } from '../turns.ts';

/** The beginning of a list as the contract writes it: its records come first. */
const beginning = /^\s*\{\s*"data"\s*:\s*\[/;

/** Stands for the records while the rest is parsed. */
const mark = 'the records';

/** The position of the quote that ends the string whose first quote stands at `from`; the text's length where none does. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at > 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}

/**
 * Parses the elements of the array whose first one begins at `from`, one after the other; `end` is behind its bracket.
 * Null where the array does not end.
 */
function* parseElements(text: string, from: number): Generator<undefined, { elements: unknown[]; end: number } | null> {
  const elements: unknown[] = [];
  let depth = 0;
  let begin = from;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '{' || character === '[') depth += 1;
    else if (depth > 0) depth -= character === '}' || character === ']' ? 1 : 0;
    else if (character === ',' || character === ']') {
      const element = text.slice(begin, at);
      const isEmptyArray = character === ']' && elements.length === 0 && element.trim() === '';
      if (!isEmptyArray) elements.push(JSON.parse(element));
      if (character === ']') return { elements, end: at + 1 };
      begin = at + 1;
      yield;
    }
  }
  return null;
}

function* parseRecords(text: string): Generator<undefined, { value: unknown } | null> {
  const from = beginning.exec(text)?.[0].length;
  if (from === undefined) return null;
  const found = yield* parseElements(text, from);
  if (found === null) return null;
  const rest = JSON.parse(`${text.slice(0, from - 1)}"${mark}"${text.slice(found.end)}`) as { data: unknown };
  // Named twice, the later one counts.
  return rest.data === mark ? { value: { ...rest, data: found.elements } } : null;
}

/**
 * Parses a list of the provider in turns: thousands of records at once would keep everybody waiting. Answers a JSON.parse
 * that has its answer ready. Whatever does not look like such a list is left to JSON.parse itself.
 */
export async function parseListAhead(text: string): Promise<(text: string) => unknown> {
  const parsed = await inTurns(parseRecords(text)).catch(() => null);
  return parsed === null ? JSON.parse : () => parsed.value;
}
