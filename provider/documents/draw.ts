import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { DrawTask } from './drawWorker.ts';

let pool: Tinypool | null = null;

/**
 * Starts the thread that draws documents: drawing one would block the provider for some 86 ms. The thread stays with its
 * fonts, because a new thread needs seconds for its first document, more than the gateway waits.
 */
export function openDrawing(): Tinypool {
  pool ??= new Tinypool({
    runtime: 'worker_threads',
    filename: fileURLToPath(new URL('./drawWorker.cjs', import.meta.url)),
    name: 'draw',
    minThreads: 1,
    maxThreads: 2,
    idleTimeout: 10 * 60_000,
    // Drawing needs no settings, and the thread must not get the loader of the provider's code.
    env: {},
    execArgv: [],
  });
  return pool;
}

/** The PDF of a document. */
export async function drawDocument(task: DrawTask): Promise<Buffer> {
  // A clone of a Buffer is a plain array.
  return Buffer.from((await openDrawing().run(task)) as Uint8Array);
}
