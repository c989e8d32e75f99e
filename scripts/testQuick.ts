/**
 * `npm run test:quick`: types, lint, and the unit and component tests next to what changed since the last commit (in a clean
 * checkout: what the last commit changed). It builds nothing. `npm test` before a push runs everything.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { bin, checks, runChecks } from './checks.ts';
import { failuresOf } from './testing/summary.ts';
import { runVitest } from './testing/vitest.ts';

const quickTests = /^tests\/(?:contract|docs|gateway|provider|scripts|web)\/.*\.test\.tsx?$/;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that changed and are still there. */
function changedFiles(): string[] {
  const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return (changed.length > 0 ? changed : git('diff', '--name-only', 'HEAD~1')).filter((file) => existsSync(file));
}

/**
 * The tests next to a file: itself; else those in the folder of `tests/` with the file's own path, or the nearest one above
 * it, and the test with the name of the file or of that folder. `tests/web` leaves out `features/`.
 */
function testsNextTo(file: string): string[] {
  if (file.startsWith('tests/')) return [file];
  const name = basename(file).replace(/\..*$/, '');
  let folder = `tests/${dirname(file).replace(/^web\/features/, 'web')}`;
  while (folder.split('/').length > 2) {
    const inFolder = existsSync(folder) ? readdirSync(folder).map((test) => `${folder}/${test}`) : [];
    const found = [...inFolder, `${folder}.test.ts`, `${dirname(folder)}/${name}.test.ts`];
    const tests = found.filter((test) => quickTests.test(test) && existsSync(test));
    if (tests.length > 0) return tests;
    folder = dirname(folder);
  }
  return [`${folder}/${name}.test.ts`];
}

const files = changedFiles();
const tests = [...new Set(files.flatMap(testsNextTo))].filter((test) => quickTests.test(test) && existsSync(test));
const lint = ['ci', '--colors=off', '--error-on-warnings', '--no-errors-on-unmatched', ...files];
const failedChecks = await runChecks([
  ...checks.filter(({ name }) => name === 'types'),
  { name: 'formatting and lint of what changed', command: bin('@biomejs/biome/bin/biome', ...lint) },
]);
const report =
  tests.length === 0 ? null : await runVitest(['--project=services', '--project=provider', '--project=web', ...tests]);
const failures = [...failedChecks.map((name) => `✗ check: ${name}`), ...failuresOf(report?.files ?? [])];
if (failures.length > 0) console.log(failures.join('\n'));
const passed = failures.length === 0 && (tests.length === 0 || report?.unhandledErrors === 0);
console.log(passed ? `✓ the change passes ${tests.length} files of tests` : '✗ the change fails');
process.exitCode = passed ? 0 : 1;
