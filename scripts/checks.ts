import { spawnSync } from 'node:child_process';

const node = process.execPath;
const bin = (path: string, ...args: string[]) => [node, `node_modules/${path}`, ...args];

/**
 * A check of the sources. `proves` looks at the output of a run that exited 0, for tools that can pass without looking;
 * one that `tells` is shown its output where it passed too.
 */
export type Check = { name: string; command: string[]; proves?: (output: string) => boolean; tells?: boolean };

/** Every check of the sources, quick ones first. */
export const checks: Check[] = [
  {
    name: 'formatting and lint',
    command: bin('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
  },
  { name: 'types', command: bin('typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.json') },
  { name: 'schema lint', command: bin('eslint/bin/eslint.js', 'schema') },
  {
    name: 'generated code in step with its contracts',
    command: [node, '--import', 'tsx', 'scripts/codegen.ts', '--check'],
  },
  {
    name: 'schema against its release, operations against the schema',
    command: [node, '--import', 'tsx', 'scripts/schema/check.ts'],
    tells: true,
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
    // With a TypeScript it cannot use it reads nothing and passes.
    proves: (output) => Number(/\((\d+) modules/.exec(output)?.[1] ?? 0) > 50,
  },
  { name: 'nothing unused', command: bin('knip/bin/knip.js') },
];

/** Runs one check; true where it passed. Its output is shown where it did not, and of one that tells. */
export function runCheck({ name, command: [file = node, ...args], proves, tells }: Check): boolean {
  const { status, stdout, stderr } = spawnSync(file, args, {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const passed = status === 0 && (proves?.(stdout) ?? true);
  console.log(`${passed ? '✓' : '✗'} ${name}`);
  if (!passed || tells) console.log(`${stdout}${stderr}`.trimEnd());
  return passed;
}
