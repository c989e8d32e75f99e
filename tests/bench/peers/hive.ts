import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const folder = 'tests/bench/peers/hive';

/** What runs it. */
export const hiveEntry = `${folder}/server.mjs`;

const changedMs = (path: string) => statSync(`${folder}/${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Hive Gateway's packages are many and nobody else's, so they come with its first use. @throws where they do not */
export function installHive(): void {
  if (changedMs('node_modules/.package-lock.json') > changedMs('package-lock.json')) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`Hive Gateway could not be installed (npm ci in ${folder})`);
}
