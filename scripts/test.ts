/**
 * `npm test`: the checks of the sources, the page's build, then every test. The provider's tests run twice, over the
 * embedded database and over a PostgreSQL server. Closes with one line `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { findBrowser } from './browser.ts';
import { buildPageIfNeeded } from './build.ts';
import { checks, runCheck } from './checks.ts';

type Tally = { passed: number; failed: number; skipped: number };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  success: boolean;
};

const REPORT = '.cache/vitest-report.json';

function attempt(name: string, action: () => unknown): boolean {
  try {
    action();
    console.log(`✓ ${name}`);
    return true;
  } catch (error) {
    console.log(`✗ ${name}\n${(error as Error).message}`);
    return false;
  }
}

async function runVitest(title: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  console.log(`\n${title}`);
  await rm(REPORT, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
      ...args,
    ],
    { stdio: 'inherit', env: { ...process.env, ...env } },
  );
  const report = await readFile(REPORT, 'utf8').then(
    (text) => JSON.parse(text) as VitestReport,
    () => null,
  );
  // A run without a report, or one that failed outside a test (a file that does not load), counts as one failure.
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const failed =
    report.numFailedTests || (status === 0 && report.success ? 0 : Math.max(1, report.numFailedTestSuites));
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

await mkdir('.cache', { recursive: true });
const steps = [
  ...checks.map(runCheck),
  attempt('the page builds', buildPageIfNeeded),
  attempt('a browser is there', findBrowser),
];
const tallies: Tally[] = [
  { passed: steps.filter(Boolean).length, failed: steps.filter((passed) => !passed).length, skipped: 0 },
  await runVitest('Tests of services and page', ['--project', 'services', '--project', 'web']),
  await runVitest(
    'Tests of the provider over a PostgreSQL server',
    ['--project', 'services', 'tests/provider', 'tests/contract/provider'],
    {
      TEST_DATABASE: 'postgres',
    },
  ),
  await runVitest('Journeys in a browser', ['--project', 'journeys']),
];
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
