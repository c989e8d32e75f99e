/**
 * `npm test`: builds the page, then runs the tests and, in parallel, the checks of the sources; `--all` (`npm run test:all`)
 * adds the looks of all screens and the tests of a deployment. If a program is missing, its part is skipped with one line;
 * with CI=true that is a failure. The end lists the time of each part, the slowest files and the failures, and prints one
 * line `N passed, N failed, N skipped`. SIGINT and SIGTERM end every process of the run.
 */
import { readFileSync } from 'node:fs';
import { buildPageIfNeeded } from './build.ts';
import { checks, runChecks } from './checks.ts';
import { onParentEnd } from './parentEnd.ts';
import { missingPrograms } from './programs.ts';
import { endDescendants } from './testing/ending.ts';
import { partsWithout, reportMissing, vitestWithout } from './testing/missing.ts';
import type { RunReport } from './testing/reporter.ts';
import { failuresOf, type Part, partsTable, processorSeconds, projectTimes, slowestFiles } from './testing/summary.ts';
import { runVitest } from './testing/vitest.ts';

const args = process.argv.slice(2);
const leftOut = args.includes('--all') ? [] : ['tests/looks', 'tests/deploy'];
const started = performance.now();
const remarks: string[] = [];

async function timed<T>(action: () => T | Promise<T>): Promise<{ result: T; wall: number }> {
  const start = performance.now();
  return { result: await action(), wall: performance.now() - start };
}

/** Runs the checks one after another in parallel with the tests, which keep the other cores busy. */
async function checkSources(): Promise<Part> {
  const { result: failed, wall } = await timed(() => runChecks(checks, 1));
  remarks.push(...failed.map((name) => `✗ check: ${name}`));
  return { name: 'checks', passed: checks.length - failed.length, failed: failed.length, skipped: 0, wall };
}

/** Builds the page that gateways and journeys serve. */
async function preparePage(): Promise<Part> {
  try {
    const { wall } = await timed(() => buildPageIfNeeded());
    return { name: 'page build', passed: 1, failed: 0, skipped: 0, wall };
  } catch (error) {
    console.log((error as Error).message);
    remarks.push('✗ page build');
    return { name: 'page build', passed: 0, failed: 1, skipped: 0, wall: 0 };
  }
}

async function runTests(): Promise<RunReport> {
  const chosen = [...args.filter((arg) => arg !== '--all'), ...leftOut.map((folder) => `--exclude=${folder}/**`)];
  const report = await runVitest([...chosen, ...vitestWithout(missing)]);
  if (!report) {
    remarks.push('✗ vitest ended without a report');
    return { files: [], unhandledErrors: 1 };
  }
  if (report.unhandledErrors > 0) remarks.push('✗ an error outside the tests (its text is above)');
  return report;
}

let isEnding = false;
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await endDescendants();
  console.log('\nended by a signal');
  process.exit(1);
}
process.on('SIGINT', end);
process.on('SIGTERM', end);
onParentEnd(end);

const missing = partsWithout(missingPrograms(), leftOut);
const { lines, rows } = reportMissing(missing, process.env.CI === 'true');
remarks.push(...lines);
const page = await preparePage();
const [sources, report] = await Promise.all([checkSources(), runTests()]);
const parts = [page, sources, ...projectTimes(report), ...rows];
remarks.push(...failuresOf(report.files));

const total = (key: 'passed' | 'failed' | 'skipped') => parts.reduce((sum, part) => sum + part[key], 0);
const failed = total('failed') + report.unhandledErrors;
const cpu = process.platform === 'linux' ? processorSeconds(readFileSync('/proc/self/stat', 'utf8')) : null;
console.log(`\nThe slowest files\n${slowestFiles(report.files)}`);
console.log(`\nParts, from the first test to the last (parts run beside each other)\n${partsTable(parts)}`);
console.log(
  `\n${((performance.now() - started) / 1000).toFixed(0)} s in all${cpu === null ? '' : `, ${cpu.toFixed(0)} s of processor time`}`,
);
if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`);
console.log(`\n${total('passed')} passed, ${failed} failed, ${total('skipped')} skipped`);
process.exitCode = failed === 0 ? 0 : 1;
