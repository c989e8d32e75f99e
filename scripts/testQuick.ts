/**
 * `npm run test:quick`: types, lint, and the unit and component tests that import what changed since the last commit
 * (in a clean checkout: what the last commit changed). `npm test` before a push runs everything.
 */
import { execFileSync } from 'node:child_process';
import { buildPageIfNeeded } from './build.ts';
import { quickChecks, runChecks } from './checks.ts';
import { failuresOf } from './testing/summary.ts';
import { runVitest } from './testing/vitest.ts';

const isClean = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) === '';
const since = isClean ? 'HEAD~1' : 'HEAD';
const projects = ['services', 'provider', 'web'].flatMap((name) => ['--project', name]);

await buildPageIfNeeded();
const failedChecks = await runChecks(quickChecks, 1);
const report = await runVitest([...projects, '--changed', since, '--passWithNoTests']);
const failures = [...failedChecks.map((name) => `✗ check: ${name}`), ...failuresOf(report?.files ?? [])];
if (failures.length > 0) console.log(failures.join('\n'));
const passed = report !== null && report.unhandledErrors === 0 && failures.length === 0;
console.log(passed ? '✓ the change passes its tests' : '✗ the change fails');
process.exitCode = passed ? 0 : 1;
