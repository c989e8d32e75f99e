import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long processes may take to end by themselves. */
const graceMs = 3_000;

/** The parent of each process, read from /proc on Linux without another program. */
function parents(): Map<number, number> {
  if (process.platform !== 'linux') {
    const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return new Map(rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number]));
  }
  const found = new Map<number, number>();
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // After the command's name, which may contain spaces: state and parent.
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state !== 'Z') found.set(pid, Number(parent));
    } catch {
      // The process has ended.
    }
  }
  return found;
}

function signal(pids: Iterable<number>, name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // The process has ended.
    }
  }
}

/** Processes that this one or one of `known` started and that `known` does not contain yet. */
const unknownChildren = (known: ReadonlySet<number>, running: ReadonlyMap<number, number>) =>
  [...running].filter(([pid, parent]) => !known.has(pid) && (parent === process.pid || known.has(parent)));

/**
 * Ends every process that this one started, directly or indirectly, in whatever process group. Kills those that ignore
 * SIGTERM.
 */
export async function endDescendants(): Promise<void> {
  const known = new Set<number>();
  const meet = (name: NodeJS.Signals) => {
    const pids = unknownChildren(known, parents()).map(([pid]) => pid);
    signal(pids, name);
    for (const pid of pids) known.add(pid);
    return pids.length > 0;
  };
  // A stopped process starts no further ones, so the loop finds all of them.
  while (meet('SIGSTOP'));
  signal(known, 'SIGTERM');
  signal(known, 'SIGCONT');
  const isRunning = () => {
    const running = parents();
    return [...known].some((pid) => running.has(pid));
  };
  for (const deadline = performance.now() + graceMs; isRunning() && performance.now() < deadline; await sleep(50)) {
    meet('SIGTERM');
  }
  signal(known, 'SIGKILL');
  while (isRunning()) await sleep(20);
}
