import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/testing/longestFirst.ts';

/** Gateways within a test load what Node itself would load. */
const asNode = {
  // The built page is no source of the tests.
  server: { deps: { external: [/\/dist\/page-server\//] } },
  // Two copies of the library do not know each other's schemas.
  alias: { graphql: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)) },
};

/** Tests that the project `postgres` repeats on a PostgreSQL server: their subject is what the two databases could do differently. */
const repeatedOnServer = [
  // Triggers and who they write down as the author.
  'history',
  // Search and order. (lists.test.ts counts exact changes; transactions of a server's other databases add to them.)
  'participants',
  // Unique indexes and locks under requests at the same time.
  'registrations',
  'idempotencyKeys',
  'looseFiles',
  // The queue of letters: rows that one connection locks and another skips.
  'mail',
  // Thousands of rows in one transaction; numbering of rows.
  'seed',
].map((name) => `tests/provider/${name}.test.ts`);

/** Tests of processes and browsers wait for them a third of their time: half as many again keep the processor busy. */
const waiting = { maxWorkers: Math.ceil(1.5 * availableParallelism()), sequence: { groupOrder: 1 } };

/** Tests that drive a browser. */
const inBrowser = {
  environment: 'node' as const,
  ...asNode,
  globalSetup: ['tests/journeys/globalSetup.ts'],
  setupFiles: ['tests/journeys/setup.ts'],
  // The files of a worker share one browser; each file starts a separate portal.
  isolate: false,
  ...waiting,
};

/** Tests that start processes. */
const inProcesses = {
  environment: 'node' as const,
  ...asNode,
  // The files of a worker share its modules, whose evaluation costs the processor six seconds.
  isolate: false,
  ...waiting,
};

/**
 * One project a place to run. Components run in jsdom, journeys drive a real browser, `process` starts real processes,
 * `postgres` repeats the provider's database tests on a PostgreSQL server. `looks` (axe, layout, every screen) and `deploy`
 * (restarts, lost servers, backup, the recipes) belong to `npm run test:all` only. The groups run one after the other, so that
 * processes and browsers do not share the processor with the unit tests.
 */
export default defineConfig({
  test: {
    globals: false,
    // On a busy machine everything takes longer: these end what hangs, and decide nothing else.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    globalSetup: ['tests/testkit/globalSetup.ts'],
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'services',
          environment: 'node',
          ...asNode,
          include: ['tests/{gateway,contract,docs,scripts}/**/*.test.ts'],
          // A file leaves nothing behind that the next one in the same process would notice.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'provider',
          environment: 'node',
          include: ['tests/provider/**/*.test.ts'],
          // The files of a worker share its modules and its embedded database (tests/testkit/embedded.ts).
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          globalSetup: ['tests/postgres/globalSetup.ts'],
          env: { TEST_DATABASE: 'postgres' },
          include: ['tests/postgres/**/*.test.ts', ...repeatedOnServer],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          // One jsdom and one copy of the modules for each worker; the setup file empties what tests share.
          isolate: false,
          // As Node itself resolves it: two copies of the library do not know each other's schemas.
          alias: { graphql: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)) },
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/testkit/web.setup.ts'],
        },
      },
      { extends: true, test: { name: 'process', include: ['tests/process/**/*.test.ts'], ...inProcesses } },
      { extends: true, test: { name: 'deploy', include: ['tests/deploy/**/*.test.ts'], ...inProcesses } },
      { extends: true, test: { name: 'journeys', include: ['tests/journeys/**/*.test.ts'], ...inBrowser } },
      { extends: true, test: { name: 'looks', include: ['tests/looks/**/*.test.ts'], ...inBrowser } },
    ],
  },
});
