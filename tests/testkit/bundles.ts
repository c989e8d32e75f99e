import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { hashOfFiles } from '../../scripts/hash.ts';

const CACHE = '.cache/services';
const DAY_MS = 86_400_000;
const SOURCES = ['gateway', 'provider', 'schema', 'package-lock.json', 'tests/testkit/bundles.ts'];

/** Keeps the addresses of the source files in a bundle: modules read files next to them. */
const sourceAddresses: Plugin = {
  name: 'source addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: 'ts' };
    });
  },
};

/** Deletes bundles of earlier sources that are older than a day; another run may still use a newer one. */
async function deleteOld(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const { mtimeMs } = await stat(join(CACHE, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(CACHE, name), { recursive: true, force: true });
  }
}

/** Bundles gateway and provider unless the present sources are bundled. Returns the folder. */
export async function bundleServices(): Promise<string> {
  const folder = join(CACHE, hashOfFiles(SOURCES));
  if (existsSync(folder)) return folder;
  const made = `${folder}.${process.pid}`;
  await build({
    entryPoints: { gateway: 'gateway/main.ts', provider: 'provider/main.ts' },
    outdir: made,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Modules that a service imports dynamically become files of their own.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [sourceAddresses],
    logLevel: 'error',
  });
  await deleteOld();
  // Another run may have made the same bundle meanwhile.
  await rename(made, folder).catch(() => rm(made, { recursive: true, force: true }));
  return folder;
}

/** What Node runs as a service: its bundle in a test run, where the global setup names the folder, else its sources. */
export function serviceEntry(name: 'gateway' | 'provider'): string {
  const folder = process.env.TEST_SERVICES;
  return folder === undefined ? `${name}/main.ts` : join(folder, `${name}.mjs`);
}
