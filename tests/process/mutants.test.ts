import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('`npm run mutants` breaks a file of a copy, and its test notices', async () => {
  const about = ['--file', 'gateway/limits/variables.ts', '--test', 'tests/gateway/limits/variables.test.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/mutants.ts', ...about]);
  expect(stdout).toContain('✓ tests/gateway/limits/variables.test.ts  gateway/limits/variables.ts:');
  expect(stdout).toContain('1 of 1 faults were noticed (seed 1)');
});
