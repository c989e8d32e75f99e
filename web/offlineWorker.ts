import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** Screens that open without a network, with everything they load later and their first queries. */
const screens = ['HomeScreen', 'ProgrammeScreen', 'TalkScreen', 'ContactsScreen'];
const queries = [
  { name: 'Editions', file: 'app/Editions.generated.ts', variables: {} },
  { name: 'Home', file: 'screens/Home.generated.ts', variables: {} },
  { name: 'Programme', file: 'screens/Programme.generated.ts', variables: { year: null, isSecond: false } },
  { name: 'Contacts', file: 'screens/Contacts.generated.ts', variables: {} },
];
const abstracts = { name: 'TalkAbstracts', file: 'features/programme/TalkAbstracts.generated.ts', variables: {} };

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function hashOf(file: string): string {
  const hash = /"hash":"([0-9a-f]{64})"/.exec(readFileSync(at(file), 'utf8'))?.[1];
  if (hash === undefined) throw new Error(`${file} has no hash`);
  return hash;
}

const withHash = ({ file, ...query }: typeof abstracts) => ({ ...query, hash: hashOf(file) });

/**
 * Builds the service worker into one file of the page's build. It lists the chunks of the entry and of the offline screens, but
 * not those of the other screens.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = new Set<string>();
      const add = (name: string, withLater: boolean): void => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || files.has(name)) return;
        files.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
        for (const asset of chunk.viteMetadata?.importedAssets ?? []) if (asset.endsWith('.woff2')) files.add(asset);
        for (const imported of chunk.imports) add(imported, false);
        if (withLater) for (const later of chunk.dynamicImports) add(later, true);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (chunk.isEntry) {
          add(chunk.fileName, false);
          // Parts that the shell loads later: toasts and the user's menu.
          for (const later of chunk.dynamicImports) if (!/Screen-/.test(later)) add(later, false);
        }
        if (screens.includes(chunk.name)) add(chunk.fileName, true);
      }
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
      await build({
        entryPoints: [at('offline/worker.ts')],
        outfile: join(dir, 'service-worker.js'),
        bundle: true,
        format: 'iife',
        target: 'es2022',
        minify: true,
        define: {
          'process.env.NODE_ENV': '"production"',
          OFFLINE_FILES: JSON.stringify([...new Set([...files, ...fonts])].map((name) => `/${name}`)),
          OFFLINE_QUERIES: JSON.stringify(queries.map(withHash)),
          ABSTRACT_QUERY: JSON.stringify(withHash(abstracts)),
        },
      });
    },
  };
}
