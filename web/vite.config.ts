import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the gateway runs in development; the page's own address is PUBLIC_URL. */
const gateway = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|optimism|@wry|tslib)\//;

/**
 * The page's two builds, `client` for browsers and `ssr` for the gateway, which renders the public pages with it; in
 * development Vite serves the page and hands everything else to the gateway.
 */
export default defineConfig({
  root: at('.'),
  plugins: [react()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: at('../dist/web'),
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        rolldownOptions: {
          output: {
            // One chunk that changes only with its versions: better compressed and longer cached than many small ones.
            codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }] },
          },
        },
      },
    },
    ssr: {
      // With its libraries in one place: it starts in a fraction of the time, and always in production mode.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: at('../dist/page-server'),
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: at('entryServer.tsx') },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 4100,
    proxy: { '/graphql': gateway, '/media': gateway, '/editions': gateway, '/calendar': gateway },
  },
});
