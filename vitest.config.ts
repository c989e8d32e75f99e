import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * One project a place to run: services in Node, components in jsdom, journeys in a real browser driven from Node.
 * What a page shows is asked a second time, as a busy machine may be late; `npm test` names what needed it.
 */
export default defineConfig({
  test: {
    globals: false,
    globalSetup: ['tests/testkit/globalSetup.ts'],
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'services',
          environment: 'node',
          // The built page is loaded by Node, as the gateway does it.
          server: { deps: { external: [/\/dist\/page-server\//] } },
          // As Node itself resolves it: two copies of the library do not know each other's schemas.
          alias: { graphql: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)) },
          include: ['tests/{gateway,provider,contract,scripts}/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/testkit/web.setup.ts'],
          testTimeout: 60_000,
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          retry: 1,
        },
      },
    ],
  },
});
