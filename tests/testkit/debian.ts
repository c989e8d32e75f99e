import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Sees to it that a server of Debian's is there; root installs it. Test files run beside each other, and apt-get at once
 * only: whoever finds it busy tries again.
 * @throws with one sentence that says what to install
 */
export async function requireProgram(program: {
  name: string;
  /** Debian's package. */
  debian: string;
  isPresent(): Promise<boolean>;
}): Promise<void> {
  const { name, debian, isPresent } = program;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (let attempt = 0; attempt < 25; attempt += 1) {
    if (await isPresent()) return;
    if (!mayInstall) break;
    try {
      await run('apt-get', ['update', '-qq'], { env });
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debian], { env });
    } catch {
      await sleep(2_000);
    }
  }
  throw new Error(`No ${name} found: install its server (Debian: apt-get install ${debian}).`);
}
