import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Program, programs } from '../programs.ts';
import type { Part } from './summary.ts';

/** The module through which tests start a program, and the project whose every test needs it. */
const starters: { program: Program; module: string; project?: string }[] = [
  { program: programs.chromium, module: 'scripts/browser.ts', project: 'journeys' },
  { program: programs.postgres, module: 'tests/testkit/postgres.ts', project: 'postgres' },
  { program: programs.redis, module: 'tests/testkit/redis.ts' },
  { program: programs.nginx, module: 'tests/testkit/nginx.ts' },
  { program: programs.django, module: 'tests/testkit/drf.ts' },
];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const imports = new Map<string, string[]>();
/** The files of ours that this file imports; a text in a test may look like an import. */
function importsOf(file: string): string[] {
  const known = imports.get(file);
  if (known) return known;
  const paths = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.tsx?)'/g)];
  const found = paths.map(([, path = '']) => join(dirname(file), path)).filter((path) => existsSync(path));
  imports.set(file, found);
  return found;
}

/** The file and those that it imports, directly or through others. */
function reachable(file: string): Set<string> {
  const reached = new Set([file]);
  for (const one of reached) for (const imported of importsOf(one)) reached.add(imported);
  return reached;
}

/** A part of the run that a missing program skips; with `project`, the complete project. */
export type MissingPart = { program: Program; files: string[]; project?: string };

/**
 * The tests that cannot run without these programs, except those in folders that this run leaves out. Each file is named
 * once, for the first program that it lacks.
 */
export function partsWithout(missing: readonly Program[], leftOut: readonly string[] = []): MissingPart[] {
  if (missing.length === 0) return [];
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter(isTest)
    .map((name) => join('tests', name))
    .filter((file) => !leftOut.some((folder) => file.startsWith(`${folder}/`)));
  const waiting = new Map(tests.map((file) => [file, reachable(file)]));
  return starters
    .filter(({ program }) => missing.includes(program))
    .map(({ program, module, project }) => {
      const files = [...waiting.keys()].filter((file) => waiting.get(file)?.has(module));
      for (const file of files) waiting.delete(file);
      return { program, files, ...(project && { project }) };
    });
}

/** The arguments that make vitest skip the parts. */
export const vitestWithout = (parts: readonly MissingPart[]): string[] =>
  parts.flatMap(({ files, project }) => [
    ...files.map((file) => `--exclude=${file}`),
    ...(project ? [`--project=!${project}`] : []),
  ]);

/** A line for each part, and its row in the final table with its number of files; in CI a missing part is a failure. */
export function reportMissing(parts: readonly MissingPart[], isCi: boolean): { lines: string[]; rows: Part[] } {
  return {
    lines: parts.map(({ program: { name, debian }, files, project }) => {
      const tests = [...(project ? [`the project ${project}`] : []), `${files.length} files`].join(' and ');
      return `${isCi ? '✗' : '○'} not run: ${tests}, without ${name} (on Debian: apt-get install ${debian})`;
    }),
    rows: parts.map(({ program, files }) => {
      const count = Math.max(1, files.length);
      const [failed, skipped] = isCi ? [count, 0] : [0, count];
      return { name: `without ${program.name}`, passed: 0, failed, skipped, wall: 0 };
    }),
  };
}
