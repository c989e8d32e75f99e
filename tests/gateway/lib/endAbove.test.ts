import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Fills 800 MiB outside the heap of Node.js, and never returns to the event loop. */
const fill = 'for (const held = []; ; ) if (held.length < 100) held.push(Buffer.alloc(8 * 1024 * 1024, 1));';

it.each(['gateway/domains/files/thesisWorker.cjs', 'provider/files/fileWorker.cjs'])(
  '%s ends when it takes too much memory',
  (path) => {
    const worker = fileURLToPath(new URL(`../../../${path}`, import.meta.url));
    const source = `require(${JSON.stringify(worker)}); ${fill}`;
    const { signal } = spawnSync(process.execPath, ['-e', source], { timeout: 30_000, killSignal: 'SIGTERM' });
    expect(signal).toBe('SIGKILL');
  },
);
