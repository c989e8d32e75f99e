import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { gatewayOptions, loaderOf, memoryEnv } from '../../scripts/processes.ts';

/** A service started for measuring: when it was ready, its process, and its memory on request. */
export type MeasuredService = {
  startMs: number;
  pid: number;
  memory(): Promise<NodeJS.MemoryUsage>;
  stop(): Promise<void>;
};

async function untilReady(request: Request, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('the service ended before it was ready');
    const answer = await fetch(request.clone()).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(20);
  }
}

/** Starts an entry point and waits until the request, or a GET of the address, is answered 200. */
export async function startMeasured(
  entry: string,
  env: NodeJS.ProcessEnv,
  ready: string | Request,
  nodeOptions: string[] = /\bgateway(\.mjs|\/main\.ts)$/.test(entry) ? gatewayOptions : [],
): Promise<MeasuredService> {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['--expose-gc', ...nodeOptions, ...loaderOf(entry), '--import', './tests/bench/memory.mjs', entry],
    {
      env: { ...memoryEnv, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  await untilReady(new Request(ready), child);
  return {
    startMs: performance.now() - begun,
    pid: child.pid ?? 0,
    async memory() {
      child.send('memory');
      const [usage] = (await once(child, 'message')) as [NodeJS.MemoryUsage];
      return usage;
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
