import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

// The last of what the builds write: the explorer's comes second.
const BUILT = 'dist/explorer/index.html';
const ROOTS = ['web', 'web/explorer'];
const SOURCES = ['web', 'package-lock.json'];

function newestChange(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

/** Builds the page unless the last build is newer than everything it is made of. */
export function buildPageIfNeeded(): void {
  if (existsSync(BUILT) && statSync(BUILT).mtimeMs > Math.max(...SOURCES.map(newestChange))) return;
  console.log('Собираем страницу…');
  for (const root of ROOTS) {
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', root, '--logLevel', 'warn'],
      // Vite takes over what the caller's environment says; a half of the page that is built for development breaks.
      { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
    );
    if (status !== 0) throw new Error('The page could not be built; the reason stands above.');
  }
}
