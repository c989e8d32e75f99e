import { Worker } from 'node:worker_threads';

const everyMs = 20;

/**
 * Ends this process when it uses more memory than this many MiB, or when its parent has ended. Node.js bounds its heap only:
 * a PDF of a kilobyte can unpack to buffers of gigabytes. A thread watches, because such work does not return to the event loop.
 */
export function endProcessAbove(mebibytes: number): void {
  const watch = `const parent = process.ppid;
    setInterval(() => {
      const isTooLarge = process.memoryUsage.rss() > ${mebibytes * 1024 * 1024};
      if (isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    }, ${everyMs});`;
  new Worker(watch, { eval: true, execArgv: [], env: {} }).unref();
}
