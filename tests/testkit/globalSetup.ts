import { bundleServices } from './bundles.ts';
import { prepareSnapshot } from './snapshot.ts';

/**
 * Once a run: the seeded database that every test's provider starts from, and the services as bundles, which start with
 * less processor time than through tsx. It does nothing that is done already.
 */
export default async function setup(): Promise<void> {
  process.env.TEST_SNAPSHOT ??= await prepareSnapshot();
  process.env.TEST_SERVICES ??= await bundleServices();
}
