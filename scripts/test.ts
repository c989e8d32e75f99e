/**
 * `npm test`: the checks of the sources, the page's build, then every test. The provider's tests run twice, over the
 * embedded database and over a PostgreSQL server. Closes with what failed or was unsteady, by name, and one line
 * `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
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
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

const REPORT = '.cache/vitest-report.json';

/** Lines for the end of the output: what failed, and what passed at its second attempt only. */
const remarks: string[] = [];

function remark(report: VitestReport): void {
  for (const { name, status, assertionResults } of report.testResults) {
    const file = relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) remarks.push(`✗ ${file}`);
    remarks.push(...failed.map(({ fullName }) => `✗ ${file}: ${fullName}`));
    const unsteady = assertionResults.filter((test) => test.status === 'passed' && test.failureMessages.length > 0);
    remarks.push(...unsteady.map(({ fullName }) => `↻ passed at the second attempt: ${file}: ${fullName}`));
  }
}

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
  if (!report) {
    remarks.push(`✗ ${title}: no report`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  remark(report);
  const outside = report.numFailedTests === 0 && !(status === 0 && report.success);
  if (outside) remarks.push(`✗ ${title}: an error outside the tests (its text stands above)`);
  const failed = report.numFailedTests || (outside ? Math.max(1, report.numFailedTestSuites) : 0);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

await mkdir('.cache', { recursive: true });
const steps = [
  ...checks.map((check) => ({ name: check.name, passed: runCheck(check) })),
  ...[
    { name: 'the page builds', action: buildPageIfNeeded },
    { name: 'a browser is there', action: findBrowser },
  ].map(({ name, action }) => ({ name, passed: attempt(name, action) })),
];
remarks.push(...steps.filter(({ passed }) => !passed).map(({ name }) => `✗ ${name}`));
const tallies: Tally[] = [
  {
    passed: steps.filter(({ passed }) => passed).length,
    failed: steps.filter(({ passed }) => !passed).length,
    skipped: 0,
  },
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
if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
