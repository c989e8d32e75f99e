import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compressed } from './compressed.ts';
import { gatewayProxy } from './gatewayProxy.ts';
import { offlineWorker } from './offlineWorker.ts';

/** Where a component of Mantine has the names of its classes; the rules behind them are in a sheet of the same name. */
const classNames = /@mantine\/core\/esm\/.+\/(\w+)\.module\.mjs$/;

/**
 * Gives each of Mantine's components its own styles: they come with the chunk that holds the component, after those of
 * the components it is made of. Nothing has to be imported by hand, so nothing can be forgotten; a component without a
 * sheet stops the build.
 */
function mantineStyles(): Plugin[] {
  return [
    {
      name: 'mantine-styles',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      transform: {
        filter: { id: classNames },
        handler(code, id) {
          const name = classNames.exec(id)?.[1];
          return { code: `import '@mantine/core/styles/${name}.layer.css';\n${code}`, map: null };
        },
      },
    },
    {
      // In development the library is bundled beforehand, past every plugin: all of its styles are there.
      name: 'mantine-styles-in-development',
      apply: 'serve',
      transformIndexHtml: {
        order: 'pre',
        handler: () => [
          { tag: 'script', attrs: { type: 'module' }, children: "import '@mantine/core/styles.layer.css';" },
        ],
      },
    },
  ];
}

/** Where the gateway runs in development; the page's own address is PUBLIC_URL. */
const gateway = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The package's own entries lead to the build that warns developers, also in production.
const router = at('../node_modules/react-router/dist/production');

const VENDOR =
  /node_modules\/(?!@apollo\/client\/react\/hooks\/use(Mutation|LazyQuery))(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|optimism|@wry|tslib)\//;

const BASE =
  /node_modules\/(@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)|@mantine\/core\/(styles\/(baseline|default-css-variables|global)|esm\/(core|components\/(Box|Text|Title|Stack|Group|Paper|Button|UnstyledButton|Transition|Loader|CloseButton|ActionIcon|Anchor|Skeleton|Alert|Burger|VisuallyHidden))\/))|web\/(texts\/ru\/(common|plural|public)|lib\/(paths|editionPaths|dates|typography|windowDays|windowState)|ui\/(button\/LinkChip|page\/(Loaded|LoadedPage|useAfterPaint)))\.tsx?|use-(uncontrolled|force-update)\.mjs/;

const PROGRAMME =
  /web\/(features\/programme\/(model|context|plan|planStore|EntryLink|TimeChip|PlanStar|search)|texts\/ru\/programme)\.tsx?|IconExternalLink\.mjs/;

/**
 * The page's two builds, `client` for browsers and `ssr` for the gateway, which renders the public pages with it; in
 * development Vite serves the page and hands everything else to the gateway.
 */
export default defineConfig({
  root: at('.'),
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${router}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
    ],
  },
  plugins: [react(), mantineStyles(), offlineWorker(), compressed()],
  builder: {},
  environments: {
    client: {
      // RxJS is written twice into its package: as it is, and longer, for browsers of ten years ago.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: at('../dist/web'),
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // A browser that knows no preloading fetches a chunk when it is named.
        modulePreload: {
          polyfill: false,
          // Screens that fewer people open list their own chunks, so others do not download that list; what the programme
          // loads at a click names its chunks itself.
          resolveDependencies: (file, parts, { hostId }) => {
            const isRare = /Screen-/.test(file) && !/\/(Home|Programme|Login)Screen-/.test(file);
            const isAtClick = /ProgrammeScreen-/.test(hostId);
            return isRare || isAtClick ? parts.filter((part) => part === file || part.endsWith('.css')) : parts;
          },
        },
        rolldownOptions: {
          // Plugin timings do not help people who start the portal.
          checks: { pluginTimings: false },
          output: {
            // The entry lists the chunks of every screen: what people never read of their names would be its largest part.
            chunkFileNames: ({ name }) =>
              name.endsWith('Screen') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // One chunk that changes only with its versions: better compressed and longer cached than small ones.
                { name: 'vendor', test: VENDOR, priority: 2 },
                // What every screen has of Mantine comes in one piece too, else each part is a request.
                { name: 'base', test: BASE, priority: 1 },
                // So do the parts of the programme that its dialogs and results share with its days.
                { name: 'programme', test: PROGRAMME, priority: 1 },
              ],
            },
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
        rolldownOptions: { checks: { pluginTimings: false }, input: at('entryServer.tsx') },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 4100,
    // PUBLIC_URL names this port, so another one would break the links of letters.
    strictPort: true,
    proxy: gatewayProxy(gateway),
  },
});
