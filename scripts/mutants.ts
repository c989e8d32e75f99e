/**
 * `npm run mutants`: makes 20 small faults in a copy of gateway, provider and web, one at a time, and runs for each what
 * `npm run test:quick` would: types, then the unit and component tests that import the file. Prints the faults that no
 * test noticed, and fails when they are more than one in twenty. `--seed 2` chooses others, `--faults 5` fewer;
 * `--file gateway/… --test tests/…` breaks one file and runs one test file.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPageIfNeeded } from './build.ts';
import { run } from './run.ts';
import { pickFaults } from './testing/faults.ts';

const text = (value?: string) => ({ type: 'string' as const, ...(value && { default: value }) });
const { values: options } = parseArgs({
  options: { seed: text('1'), faults: text('20'), file: text(), test: text() },
});
const projects = ['services', 'provider', 'web'].flatMap((name) => ['--project', name]);
const notMutated =
  /\/(generated|texts|explorer|commands|samples|migrations)\/|\.generated\.|\.d\.ts$|config\.ts$|\/main\.tsx?$/;
const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** Copies the present sources into a folder of the project, so that the faults do not affect other runs. */
async function copySources(): Promise<string> {
  await mkdir('.cache', { recursive: true });
  const copy = await mkdtemp(resolve('.cache/mutants-'));
  const deleted = git('ls-files', '--deleted');
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard')) {
    if (!deleted.includes(file)) await cp(file, join(copy, file));
  }
  for (const name of ['node_modules', 'dist', '.cache']) await symlink(resolve(name), join(copy, name));
  return copy;
}

/** The check or test that notices the faulty file of the copy; null if none does. */
function noticedBy(copy: string, file: string): string | null {
  const passes = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore' }).status === 0;
  const vitest = (...args: string[]) =>
    passes('node_modules/vitest/vitest.mjs', ...args, ...projects, '--bail=1', '--passWithNoTests');
  if (options.test) return vitest('run', options.test) ? null : options.test;
  if (!passes('node_modules/typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.json')) return 'types';
  return vitest('related', file, '--run') ? null : 'tests';
}

await run(async () => {
  if (!options.test) await buildPageIfNeeded();
  const sources = git('ls-files', 'gateway', 'provider', 'web').filter((file) => /\.tsx?$/.test(file));
  const files = options.file ? [options.file] : sources.filter((file) => !notMutated.test(file));
  const texts = await Promise.all(
    files.map(async (file): Promise<[string, string]> => [file, await readFile(file, 'utf8')]),
  );
  const faults = pickFaults(texts, options.file ? 1 : Number(options.faults), Number(options.seed));
  const copy = await copySources();
  let survived = 0;
  try {
    if (options.test && noticedBy(copy, '') !== null) throw new Error(`${options.test} fails without a fault.`);
    for (const fault of faults) {
      await writeFile(join(copy, fault.file), fault.text);
      const by = noticedBy(copy, fault.file);
      await cp(fault.file, join(copy, fault.file));
      if (by === null) survived += 1;
      console.log(`${by ? `✓ ${by}` : '✗ unnoticed'}  ${fault.file}:${fault.line}\n    ${fault.was}\n    ${fault.is}`);
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  console.log(`\n${faults.length - survived} of ${faults.length} faults were noticed (seed ${options.seed})`);
  return faults.length > 0 && survived <= faults.length / 20 ? 0 : 1;
});
