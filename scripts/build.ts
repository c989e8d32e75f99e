import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFiles } from './hash.ts';
import { runStep } from './progress.ts';

/** The folder that each build writes last. The build empties it first, so the hash in it identifies the build. */
const builds = [
  { name: 'the page', root: 'web', output: 'dist/page-server' },
  { name: 'the explorer', root: 'web/explorer', output: 'dist/explorer' },
];
const SOURCES = ['web', 'schema/limits.ts', 'schema/registrationStates.ts', 'docs/recipes.md', 'package-lock.json'];
const BUILT_FROM = '.sources';

function builtFrom(output: string): string | null {
  try {
    return readFileSync(join(output, BUILT_FROM), 'utf8');
  } catch {
    return null;
  }
}

async function build(root: string, signal: AbortSignal | undefined): Promise<void> {
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', root, '--logLevel', 'warn'],
    // Vite reads the caller's NODE_ENV; a page that is partly built for development does not work.
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' }, ...(signal && { signal }) },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${root} could not be built; the reason is above.`);
}

/** Builds the page and the explorer in parallel, each unless it was built from the present sources. */
export async function buildPageIfNeeded(signal?: AbortSignal): Promise<void> {
  const sources = hashOfFiles(SOURCES);
  const needed = builds.filter(({ output }) => builtFrom(output) !== sources);
  await Promise.all(
    needed.map(({ name, root, output }) =>
      runStep(`building ${name}`, async () => {
        await build(root, signal);
        writeFileSync(join(output, BUILT_FROM), sources);
      }),
    ),
  );
}
