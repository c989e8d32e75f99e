import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from '../compressed.ts';
import { recipesPage } from './recipesPage.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The explorer has its own build, so the page's bundles contain none of it. */
export default defineConfig({
  root: at('.'),
  base: '/explorer/',
  publicDir: false,
  plugins: [react(), recipesPage(), compressed()],
  build: {
    outDir: at('../../dist/explorer'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The editor, the parser and validation are large, and only visitors of the explorer load them.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      onLog(level, log, write) {
        // GraphiQL contains directives for the React compiler, which has already processed it.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log);
      },
    },
  },
});
