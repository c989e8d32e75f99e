import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compressed } from './compressed.ts';
import { gatewayProxy } from './gatewayProxy.ts';
import { offlineWorker } from './offlineWorker.ts';
import { ownStyles } from './ownStyles.ts';

/** The modules in which Mantine's components name their classes; a style sheet of the same name has the rules. */
const classNames = /@mantine\/core\/esm\/.+\/(\w+)\.module\.mjs$/;

/**
 * Loads each of Mantine's components with its own styles: they come with the chunk of the component, after the styles of the
 * components that it uses. No style is imported by hand, so none can be forgotten; a component without a sheet stops the
 * build.
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
          return { code: `import '@mantine/core/styles/${name}.css';\n${code}`, map: null };
        },
      },
    },
    {
      // In development Vite bundles the library first, without plugins, so this loads all of its styles.
      name: 'mantine-styles-in-development',
      apply: 'serve',
      transformIndexHtml: {
        order: 'pre',
        handler: () => [{ tag: 'script', attrs: { type: 'module' }, children: "import '@mantine/core/styles.css';" }],
      },
    },
  ];
}

/** Where the gateway runs in development; the page's own address is PUBLIC_URL. */
const gateway = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The package's own entries lead to the build that warns developers, even in production.
const router = at('../node_modules/react-router/dist/production');

const VENDOR =
  /node_modules\/(?!@apollo\/client\/react\/hooks\/use(Mutation|LazyQuery))(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|optimism|@wry|tslib)\//;

const BASE =
  /node_modules\/(@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)|@mantine\/core\/(styles\/(baseline|default-css-variables|global)|esm\/(core|components\/(Box|Text|Title|Stack|Group|Paper|Button|UnstyledButton|Transition|Loader|CloseButton|ActionIcon|Anchor|Skeleton|Alert|Burger|VisuallyHidden))\/))|web\/(texts\/ru\/(common|plural|public)|lib\/(paths|ownPath|editionPaths|dates|storage|typography|windowDays|windowState)|ui\/(button\/LinkChip|page\/(Loaded|LoadedPage|useAfterPaint)))\.tsx?|use-(uncontrolled|force-update)\.mjs/;

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
  css: { postcss: { plugins: [ownStyles] } },
  builder: {},
  environments: {
    client: {
      // RxJS contains two builds: this one, and a longer one for browsers of ten years ago.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: at('../dist/web'),
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // A browser without preloading fetches a chunk when it is imported.
        modulePreload: {
          polyfill: false,
          // Rarely used screens list their own chunks, so that other visitors do not download that list; parts of the programme that load
          // at a click name their chunks themselves.
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
            // The entry lists the chunks of every screen; long names would be its largest part.
            chunkFileNames: ({ name }) =>
              name.endsWith('Screen') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // One chunk that changes only with its versions compresses better and stays cached longer than small ones.
                { name: 'vendor', test: VENDOR, priority: 2 },
                // The parts of Mantine that every screen uses are one chunk, because each chunk is a request.
                { name: 'base', test: BASE, priority: 1 },
                // The same for the parts that the programme's dialogs, results and days share.
                { name: 'programme', test: PROGRAMME, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundles its libraries: it then starts in a fraction of the time, and always in production mode.
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
