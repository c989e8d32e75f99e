import { deepStrictEqual } from 'node:assert/strict';

/** The data of an answer. @throws where it has errors */
function dataOf(text: string): unknown {
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown };
  if (errors !== undefined || data === undefined) throw new Error(`an answer with errors: ${text.slice(0, 500)}`);
  return data;
}

export type KnownAnswers = ReturnType<typeof knowAnswers>;

/** Answers by operation; every later answer must equal the first. */
export function knowAnswers() {
  const known = new Map<string, { data: unknown; beginning: string }>();
  return {
    /** @throws where a peer's answer differs from the first one's */
    check(peer: string, request: string, text: string): void {
      const first = known.get(request);
      if (first === undefined) {
        const data = dataOf(text);
        known.set(request, { data, beginning: JSON.stringify({ data }).slice(0, -1) });
        return;
      }
      // Most answers are equal to the letter; parsing each would be the benchmark's own load.
      if (text.startsWith(first.beginning) && /^(?:\}|,"extensions":)/.test(text.slice(first.beginning.length))) return;
      deepStrictEqual(dataOf(text), first.data, `${peer} answers otherwise (${request})`);
    },
  };
}
