import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** A test that never ends. Its child is in a separate process group and ignores SIGTERM. */
const hanging = (folder: string) => `
  import { spawn, spawnSync } from 'node:child_process';
  import { renameSync, writeFileSync } from 'node:fs';
  import { test } from 'vitest';
  test('hangs', async () => {
    const script = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('ready')";
    const child = spawn(process.execPath, ['-e', script], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    writeFileSync('${folder}/part', process.pid + ' ' + child.pid);
    renameSync('${folder}/part', '${folder}/pids');
    await new Promise(() => {});
  }, 600_000);`;

/** A process that has ended may stay in the table until its parent asks. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z]/.test(stdout.trim());
}

it.concurrent.each(['SIGINT', 'SIGTERM'] as const)(
  '%s to `npm test` ends vitest, its workers and what they started',
  async (signal) => {
    await mkdir('.cache', { recursive: true });
    const folder = await mkdtemp(resolve('.cache/ending-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const include = [`${relative('.', folder)}/*.hang.mjs`];
    await writeFile(
      join(folder, 'vitest.config.mjs'),
      `export default { test: { include: ${JSON.stringify(include)} } };`,
    );
    await writeFile(join(folder, 'a.hang.mjs'), hanging(folder));

    const args = ['--import', 'tsx', 'scripts/test.ts', '--config', join(folder, 'vitest.config.mjs')];
    const { npm_lifecycle_event: _, ...env } = process.env;
    const run = spawn(process.execPath, args, { env, stdio: 'ignore' });
    const exited = once(run, 'exit');
    onTestFinished(() => void run.kill('SIGTERM'));
    await expect.poll(() => existsSync(join(folder, 'pids')), { timeout: 240_000 }).toBe(true);
    const pids = (await readFile(join(folder, 'pids'), 'utf8')).split(' ').map(Number);
    expect(pids.map(isRunning)).toEqual([true, true]);
    run.kill(signal);
    expect(await exited).toEqual([1, null]);
    expect(pids.map(isRunning)).toEqual([false, false]);
  },
);
