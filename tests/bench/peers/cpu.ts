import { readFileSync } from 'node:fs';

/** Linux reports processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** What a process has used of the CPU so far, in ms, by the kernel's account: all threads, its own code and the kernel's. */
export function cpuMs(pid: number): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name may hold spaces; what follows it begins with the third field. utime and stime are the 14th and 15th.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
