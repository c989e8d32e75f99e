import { prepareSnapshot } from './snapshot.ts';

/** Once a run: the seeded database that every test's provider starts from. It does nothing that is done already. */
export default async function setup(): Promise<void> {
  process.env.TEST_SNAPSHOT ??= await prepareSnapshot();
}
