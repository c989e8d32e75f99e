import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from './postgres.ts';
import { prepareSnapshot } from './snapshot.ts';

/** Once a run: the seeded database that every test's provider starts from. It does nothing that is done already. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  process.env.TEST_SNAPSHOT ??= await prepareSnapshot();
  if (process.env.TEST_DATABASE !== 'postgres' || process.env.TEST_POSTGRES_URL) return undefined;
  const media = await mkdtemp(join(tmpdir(), 'portal-media-'));
  const cluster = await startCluster(media);
  process.env.TEST_POSTGRES_URL = cluster.url;
  return async () => {
    await cluster.stop();
    await rm(media, { recursive: true, force: true });
  };
}
