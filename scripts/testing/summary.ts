import type { FileReport, RunReport } from './reporter.ts';

const SLOWEST = 10;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** A row of the closing table: a part of the run, its count and its duration. */
export type Part = { name: string; passed: number; failed: number; skipped: number; wall: number };

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The parts of a vitest run: one for each project, from the start of its first test to the end of its last. */
export function projectTimes(report: RunReport): Part[] {
  const projects = [...new Set(report.files.map(({ project }) => project))];
  return projects.map((name) => {
    const files = report.files.filter(({ project }) => project === name);
    return {
      name,
      passed: sum(files.map(({ passed }) => passed)),
      failed: sum(files.map(({ failed, isBroken }) => failed.length + (isBroken ? 1 : 0))),
      skipped: sum(files.map(({ skipped }) => skipped)),
      wall: Math.max(0, Math.max(...files.map(({ endedAt }) => endedAt)) - Math.min(...files.map(startOf))),
    };
  });
}

const startOf = ({ startedAt }: FileReport) => startedAt;

/** Failures, one per line: the file and the test, or only the file if it failed outside its tests. */
export function failuresOf(files: FileReport[]): string[] {
  return files.flatMap(({ project, file, failed, isBroken }) => [
    ...failed.map((name) => `✗ ${project} ${file}: ${name}`),
    ...(isBroken ? [`✗ ${project} ${file}: fails outside its tests`] : []),
  ]);
}

/** The table of the parts; parts of one group run in parallel, so their times overlap. */
export function partsTable(parts: Part[]): string {
  const rows = parts.map(({ name, passed, failed, skipped, wall }) => [
    name,
    `${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`,
    seconds(wall),
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map(([name = '', count = '', time = '']) => `  ${name.padEnd(width(0))}  ${count.padEnd(width(1))}  ${time}`)
    .join('\n');
}

/** The files that took longest: imports, hooks and tests. */
export function slowestFiles(files: FileReport[]): string {
  return [...files]
    .sort((one, other) => other.duration - one.duration)
    .slice(0, SLOWEST)
    .map(({ project, file, duration }) => `  ${seconds(duration).padStart(8)}  ${project} ${file}`)
    .join('\n');
}

/** Processor time of this process and of the children that ended, in seconds. */
export function processorSeconds(procStat: string): number {
  // The fields after the command's name, which may contain spaces: utime, stime, cutime, cstime in hundredths of a second.
  const fields = procStat.slice(procStat.lastIndexOf(')') + 2).split(' ');
  return sum(fields.slice(11, 15).map(Number)) / 100;
}
