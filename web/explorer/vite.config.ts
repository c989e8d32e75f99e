import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from '../compressed.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The explorer's own build: nothing of it is in the page's bundles. */
export default defineConfig({
  root: at('.'),
  base: '/explorer/',
  publicDir: false,
  plugins: [react(), compressed()],
  build: {
    outDir: at('../../dist/explorer'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // An editor, the language's parser and its checks are large by nature, and loaded by those who ask for them.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      onLog(level, log, tell) {
        // A directive for React's compiler, which has already been over GraphiQL.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
      },
    },
  },
});
