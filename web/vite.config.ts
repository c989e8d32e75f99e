import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the gateway runs in development; the page's own address is PUBLIC_URL. */
const gateway = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|optimism|@wry|tslib)\//;

/** The page's build; in development Vite serves the page and hands everything else to the gateway. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // One chunk that changes only with its versions: better compressed and longer cached than many small ones.
        codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 4100,
    proxy: { '/graphql': gateway, '/media': gateway },
  },
});
