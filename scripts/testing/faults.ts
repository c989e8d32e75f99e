/** A small fault: the file's text with one line changed or removed. */
export type Fault = { file: string; line: number; was: string; is: string; text: string };

/** Of conditions, limits and fields. */
const changes: [from: RegExp, to: string][] = [
  [/ === /, ' !== '],
  [/ <= (?=\w)/, ' < '],
  [/^\s+(?!default)\w+: (?!number|string|boolean)[a-z][\w.?]*(\([\w.?]*\))?,$/, ''],
  [/ && (?!<)/, ' || '],
  [/ >= (?=\w)/, ' > '],
];
const isCode = (line: string) => !/^\s*(import|export \*|\/\/|\/\*|\*|type |interface )/.test(line);

/** The faults of one kind that this file can have. */
function faultsIn(file: string, source: string, [from, to]: (typeof changes)[number]): Fault[] {
  const lines = source.split('\n');
  return lines.flatMap((line, at) => {
    if (!isCode(line) || !from.test(line)) return [];
    const is = line.replace(from, to);
    return [
      { file, line: at + 1, was: line.trim(), is: is.trim() || '(removed)', text: lines.with(at, is).join('\n') },
    ];
  });
}

/** Picks `count` faults, the same for the same seed: one kind after the other, at most one fault in a file. */
export function pickFaults(sources: readonly [file: string, text: string][], count: number, seed: number): Fault[] {
  let state = seed;
  // The generator of Park and Miller.
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const picked: Fault[] = [];
  for (let turn = 0; picked.length < count && turn < 10 * count; turn += 1) {
    const change = changes[turn % changes.length] as (typeof changes)[number];
    const left = sources.filter(([file]) => !picked.some((fault) => fault.file === file));
    const possible = left.flatMap(([file, text]) => faultsIn(file, text, change));
    if (possible.length > 0) picked.push(possible[random(possible.length)] as Fault);
  }
  return picked;
}
