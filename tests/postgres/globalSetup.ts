import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../testkit/postgres.ts';

/** Once a run of the project `postgres`: its server, with the seeded database that the others are copies of. */
export default async function setup(): Promise<() => Promise<void>> {
  const media = await mkdtemp(join(tmpdir(), 'portal-media-'));
  const cluster = await startCluster(media);
  process.env.TEST_POSTGRES_URL = cluster.url;
  return async () => {
    await cluster.stop();
    await rm(media, { recursive: true, force: true });
  };
}
