import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const node = process.execPath;
/** A command that runs a file of an installed package. */
export const bin = (path: string, ...args: string[]) => [node, `node_modules/${path}`, ...args];

/**
 * A check of the sources. `proves` reads the output of a run that exited 0, for tools that can pass without checking
 * anything. The output of a check that `reports` is printed also when it passed.
 */
export type Check = { name: string; command: string[]; proves?: (output: string) => boolean; reports?: boolean };

/** Every check of the sources, the longest first, so that the last one ends early. */
export const checks: Check[] = [
  { name: 'types', command: bin('typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.json') },
  {
    name: 'generated code in step with its contracts',
    command: [node, '--import', 'tsx', 'scripts/codegen.ts', '--check'],
  },
  {
    name: 'import rules',
    command: bin(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'gateway',
      'provider',
      'web',
      'scripts',
      'tests',
    ),
    // With a TypeScript version that it cannot use, this tool reads nothing and passes.
    proves: (output) => Number(/\((\d+) modules/.exec(output)?.[1] ?? 0) > 50,
  },
  { name: 'nothing unused', command: bin('knip/bin/knip.js') },
  {
    name: 'formatting and lint',
    command: bin('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
  },
  { name: "the provider's names end at the records", command: [node, '--import', 'tsx', 'scripts/providerNames.ts'] },
  { name: 'schema lint', command: bin('eslint/bin/eslint.js', 'schema') },
  {
    name: 'names of the schema, and its changes since main',
    command: [node, '--import', 'tsx', 'scripts/schema/check.ts'],
    reports: true,
  },
];

async function run([file = node, ...args]: string[]): Promise<{ isFine: boolean; output: string; stdout: string }> {
  const options = { env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 64 * 1024 * 1024 };
  const { isFine, stdout, stderr } = await promisify(execFile)(file, args, options).then(
    (outputs) => ({ ...outputs, isFine: true }),
    (error: { stdout: string; stderr: string }) => ({ ...error, isFine: false }),
  );
  return { isFine, stdout, output: `${stdout}${stderr}`.trimEnd() };
}

/** Runs one check and prints its name with its time, and its output when it failed. True when it passed. */
async function runCheck({ name, command, proves, reports }: Check): Promise<boolean> {
  const start = performance.now();
  const { isFine, stdout, output } = await run(command);
  const passed = isFine && (proves?.(stdout) ?? true);
  console.log(`${passed ? '✓' : '✗'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  if (!passed || reports) console.log(output);
  return passed;
}

/** Runs checks in parallel, as many as `workers`; returns the names of those that failed. */
export async function runChecks(selected: Check[], workers = availableParallelism()): Promise<string[]> {
  const limit = pLimit(workers);
  const passed = await Promise.all(selected.map((check) => limit(() => runCheck(check))));
  return selected.flatMap(({ name }, index) => (passed[index] ? [] : name));
}
