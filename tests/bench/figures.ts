import { readFileSync } from 'node:fs';

/** What was measured, and its figure. */
export type Rows = [what: string, figure: string][];

/** The figures of a part, and what went wrong while it ran: a run with problems exits with an error. */
export interface Report {
  rows: Rows;
  problems: string[];
}

/** A value of these, for example 0.5 for the median. */
export const percentile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

export const median = (values: readonly number[]) => percentile(values, 0.5);

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** The highest resident memory of a process since it started. */
export function peakMemory(pid: number): string {
  const [, kibibytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return `${(Number(kibibytes) / 1024).toFixed(0)} MiB`;
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time that the kernel counted for a process so far, all its threads together, and for its ended children. */
export function processorTime(pid: number | 'self'): { ownMs: number; childrenMs: number } {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the process may contain spaces; the third field follows it.
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
  return { ownMs: (user + system) * TICK_MS, childrenMs: (childrenUser + childrenSystem) * TICK_MS };
}
