import type { Reporter, TestModule } from 'vitest/node';

/** The result of a test file; times in milliseconds, `startedAt` and `endedAt` since the epoch. */
export type FileReport = {
  project: string;
  file: string;
  passed: number;
  skipped: number;
  /** Full names of the tests that failed. */
  failed: string[];
  /** True when the file failed outside its tests: it does not load, or a hook of the file failed. */
  isBroken: boolean;
  /** Imports, hooks and tests. */
  duration: number;
  startedAt: number;
  endedAt: number;
};

/** The message of a vitest run to its parent process. */
export type RunReport = { files: FileReport[]; unhandledErrors: number };

function reportFile(module: TestModule): FileReport {
  const report: FileReport = {
    project: module.project.name,
    file: module.relativeModuleId,
    passed: 0,
    skipped: 0,
    failed: [],
    isBroken: false,
    duration: 0,
    startedAt: Number.POSITIVE_INFINITY,
    endedAt: 0,
  };
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed') report.passed += 1;
    else if (state === 'failed') report.failed.push(test.fullName);
    else report.skipped += 1;
    const diagnostic = test.diagnostic();
    if (!diagnostic) continue;
    report.startedAt = Math.min(report.startedAt, diagnostic.startTime);
    report.endedAt = Math.max(report.endedAt, diagnostic.startTime + diagnostic.duration);
  }
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  report.duration = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
  report.isBroken = module.state() === 'failed' && report.failed.length === 0;
  return report;
}

/** Sends the results to the parent process, so that a run leaves no file behind. */
class ParentReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const report: RunReport = { files: modules.map(reportFile), unhandledErrors: unhandledErrors.length };
    process.send?.(report);
  }
}

// Vitest loads a custom reporter by its default export.
export default ParentReporter;
