import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import type { z } from 'zod';
import { mapTexts } from './dates.ts';

export class EditionsError extends Error {
  override readonly name = 'EditionsError';
  /** Each mistake with its file and line. */
  readonly mistakes: readonly string[];

  constructor(message: string, mistakes: readonly string[] = []) {
    super([message, ...mistakes].join('\n  '));
    this.mistakes = mistakes.length > 0 ? mistakes : [message];
  }
}

/** Marks what the organisers must still fill in. */
export const OPEN_PLACE = 'TODO';

export const isOpenPlace = (text: string): boolean => /\bTODO\b/.test(text);

export const openPlaceMessage = `replace ${OPEN_PLACE}`;

type Path = readonly PropertyKey[];

export type Mistakes = ReturnType<typeof collectMistakes>;

function nameOf(file: string): string {
  const name = relative('', file);
  return name.startsWith('..') ? file : name;
}

export function collectMistakes() {
  const lines: string[] = [];
  return {
    lines,
    /** Without a line, the mistake concerns the file in general. */
    add(file: string, message: string, line?: number) {
      lines.push(`${nameOf(file)}${line === undefined ? '' : `:${line}`}: ${message}`);
    },
  };
}

/** The editors' and systems' own files, such as `.about.md.swp`. */
export const isHidden = (name: string): boolean => name.startsWith('.');

const unreadable = (error: unknown) => `cannot be read (${(error as NodeJS.ErrnoException).code})`;

/** @throws EditionsError if the folder cannot be read */
export function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new EditionsError(`the folder ${folder} ${unreadable(error)}`);
  }
}

/** The names in a folder, in order, except hidden ones; none without the folder. */
export const visibleNames = (folder: string): string[] =>
  existsSync(folder)
    ? listFolder(folder)
        .filter((name) => !isHidden(name))
        .sort()
    : [];

/** A file's content; null after a mistake if it cannot be read. */
export function readContent(file: string, report: Mistakes['add']): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    report(file, unreadable(error));
    return null;
  }
}

/** A file's text without a byte order mark; null after a mistake if it cannot be read or is not UTF-8. */
export function readUtf8(file: string, report: Mistakes['add']): string | null {
  const content = readContent(file, report);
  try {
    return content && new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    report(file, 'is not UTF-8; save it as UTF-8');
    return null;
  }
}

export interface Source<T> {
  data: T;
  report(path: Path, message: string): void;
}

/** The node nearest to a path: a missing value is reported at its parent. */
function nearest(document: Document, path: Path): Node | null {
  let place: Node | null = document.contents;
  let inside: unknown = document.contents;
  for (const step of path) {
    if (isMap(inside)) {
      const pair = inside.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (pair === undefined) break;
      place = pair.key as Node;
      inside = pair.value;
    } else if (isSeq(inside)) {
      inside = inside.items[Number(step)];
      if (!isScalar(inside) && !isCollection(inside)) break;
      place = inside;
    } else break;
  }
  return place;
}

export function readSource<Shape extends z.ZodType>(
  file: string,
  shape: Shape,
  mistakes: Mistakes,
): Source<z.output<Shape>> | null {
  const text = readUtf8(file, mistakes.add);
  if (text === null) return null;
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineAt = (node: Node | null) => counter.linePos(node?.range?.[0] ?? 0).line;
  const wrongLines = new Map<number, string>();
  // A text that begins with * is an alias to YAML; the line's other errors follow from the first one.
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document)) wrongLines.set(lineAt(alias), 'put a text that begins with * in quotes');
    },
  });
  for (const { message, pos } of [...document.errors, ...document.warnings]) {
    const { line } = counter.linePos(pos[0]);
    if (!wrongLines.has(line)) wrongLines.set(line, message.split(/ at line |\n/)[0] ?? message);
  }
  for (const [line, message] of wrongLines) mistakes.add(file, message, line);
  if (wrongLines.size > 0) return null;

  const values: unknown = document.toJS();
  const open = new Set<string>();
  const report = (path: Path, message: string) => {
    // Reports each place to fill in once.
    if (open.has(path.join('.'))) return;
    const place = path.length === 0 ? '' : `${path.join('.')}: `;
    mistakes.add(file, `${place}${message}`, lineAt(nearest(document, path)));
  };
  mapTexts(values, (text, path) => {
    if (isOpenPlace(text)) report(path, openPlaceMessage);
    if (isOpenPlace(text)) open.add(path.join('.'));
    return text;
  });
  const result = shape.safeParse(values, { reportInput: true });
  if (result.success) return { data: result.data, report };
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) report([...issue.path, key], 'no such key');
    else if (issue.input === undefined) report(issue.path, 'is missing');
    else report(issue.path, issue.input === null ? 'is empty' : issue.message);
  }
  return null;
}

type Reporter = Pick<Source<unknown>, 'report'>;

/** Reports each name that appears earlier in the list; skips a place without a name. */
export function reportDuplicates(
  { report }: Reporter,
  names: readonly (readonly [name: string | undefined, Path])[],
): void {
  const known = new Set<string>();
  for (const [name, path] of names) {
    if (name === undefined) continue;
    if (known.has(name)) report(path, `${name} occurs twice`);
    known.add(name);
  }
}

/** The names that the records of a list have under a key, with their places. */
export const namesIn = <Key extends string>(
  records: readonly { readonly [K in Key]?: string | undefined }[],
  path: Path,
  key: Key,
): [string | undefined, Path][] => records.map((record, index) => [record[key], [...path, index, key]]);
