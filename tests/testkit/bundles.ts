import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { madeOnce } from './madeOnce.ts';

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

/** Bundles gateway and provider unless the present sources are bundled. Returns the folder. */
export const bundleServices = (): Promise<string> =>
  madeOnce('.cache/services', SOURCES, async (outdir) => {
    await build({
      entryPoints: { gateway: 'gateway/main.ts', provider: 'provider/main.ts' },
      outdir,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      // Modules that a service imports dynamically become separate files.
      splitting: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      plugins: [sourceAddresses],
      logLevel: 'error',
    });
  });

/** What Node runs as a service: its bundle in a test run, where the global setup names the folder, else its sources. */
export function serviceEntry(name: 'gateway' | 'provider'): string {
  const folder = process.env.TEST_SERVICES;
  return folder === undefined ? `${name}/main.ts` : join(folder, `${name}.mjs`);
}
