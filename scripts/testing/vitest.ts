import { fork } from 'node:child_process';
import type { RunReport } from './reporter.ts';

/** Runs vitest as a child process. Resolves to its report, or to null when the process ended without one. */
export function runVitest(args: string[]): Promise<RunReport | null> {
  const shown = ['--reporter=default', '--slowTestThreshold=5000'];
  return new Promise((resolve) => {
    const child = fork(
      'node_modules/vitest/vitest.mjs',
      ['run', ...shown, '--reporter=./scripts/testing/reporter.ts', ...args],
      { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    let report: RunReport | null = null;
    child.on('message', (message) => {
      report = message as RunReport;
    });
    child.once('exit', () => resolve(report));
  });
}
