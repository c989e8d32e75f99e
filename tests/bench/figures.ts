import { readFileSync } from 'node:fs';

/** What was measured, and its figure. */
export type Rows = [what: string, figure: string][];

/** A value of these, for example 0.5 for the median. */
export const percentile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

export const median = (values: readonly number[]) => percentile(values, 0.5);

export const mebibytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;

/** Resident memory of a process in bytes, now and at its highest since the start. */
export function residentMemory(pid: number): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const value = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * 1024;
  return { now: value('VmRSS'), highest: value('VmHWM') };
}
