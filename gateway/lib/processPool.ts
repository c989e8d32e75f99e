import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundle } from './workerThread.ts';

interface PoolLimits {
  processes: number;
  /** Tasks that wait for a process; the pool rejects further tasks. */
  queue: number;
  /** A process without tasks ends after this time, which returns its memory. */
  idleMs: number;
  heapMb: number;
}

export interface ProcessPool<Task, Answer> {
  /** Ends the process of an aborted task. @throws an error with the name of the task's own error, or of the signal's */
  run(task: Task, signal: AbortSignal): Promise<Answer>;
  /** Processes that live now. */
  size(): number;
  close(): void;
}

type Reply<Answer> = { answer: Answer } | { failure: string };

/** An error without a text, which may hold personal data. */
const named = (name: string) => Object.assign(new Error(name), { name });

const script = fileURLToPath(new URL('./processTask.cjs', import.meta.url));

/**
 * Runs `name`, an exported function of this module, in processes without environment and output. A thread would not do:
 * a task that exhausts the heap of its thread can end the whole gateway.
 */
export function createProcessPool<Task, Answer>(
  module: URL,
  name: string,
  { processes, queue, idleMs, heapMb }: PoolLimits,
): ProcessPool<Task, Answer> {
  const all = new Set<ChildProcess>();
  const free = new Map<ChildProcess, NodeJS.Timeout>();
  const waiting: (() => void)[] = [];
  let running = 0;

  function close(): void {
    for (const child of all) child.kill('SIGKILL');
  }
  process.once('exit', close);

  function open(): ChildProcess {
    const child = fork(script, {
      execArgv: [`--max-old-space-size=${heapMb}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.once('exit', () => {
      clearTimeout(free.get(child));
      free.delete(child);
      all.delete(child);
    });
    // A process that ends before it has read a task: `exit` follows.
    child.on('error', () => undefined);
    child.unref();
    child.channel?.unref();
    child.send({ source: bundle(module), name });
    all.add(child);
    return child;
  }

  function take(): ChildProcess {
    const [child] = free.keys();
    if (child === undefined) return open();
    clearTimeout(free.get(child));
    free.delete(child);
    return child;
  }

  function giveBack(child: ChildProcess): void {
    if (child.killed || !all.has(child)) return;
    const end = () => {
      free.delete(child);
      child.kill('SIGKILL');
    };
    free.set(child, setTimeout(end, idleMs).unref());
  }

  async function enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (running < processes) {
      running += 1;
      return;
    }
    if (waiting.length >= queue) throw named('QueueFull');
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal.reason);
      };
      waiting.push(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** The next waiting task inherits the place. */
  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  async function runOn(child: ChildProcess, task: Task, signal: AbortSignal): Promise<Answer> {
    const ended = new AbortController();
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const onReply = (reply: Reply<Answer>) =>
          'answer' in reply ? resolve(reply.answer) : reject(named(reply.failure));
        const onExit = () => reject(named('ProcessEnded'));
        child.once('message', onReply as (reply: unknown) => void).once('exit', onExit);
        ended.signal.addEventListener('abort', () => child.off('message', onReply).off('exit', onExit));
        signal.addEventListener(
          'abort',
          () => {
            child.kill('SIGKILL');
            reject(signal.reason);
          },
          { signal: ended.signal },
        );
        child.send({ task } as object);
      });
    } finally {
      ended.abort();
    }
  }

  return {
    async run(task, signal) {
      await enter(signal);
      try {
        signal.throwIfAborted();
        const child = take();
        try {
          return await runOn(child, task, signal);
        } finally {
          giveBack(child);
        }
      } finally {
        leave();
      }
    },
    size: () => all.size,
    close() {
      process.off('exit', close);
      close();
    },
  };
}
