import type { Services } from '../services.ts';
import { deleteLooseFiles } from './queries.ts';
import { removeFiles } from './storage.ts';

export async function sweepLooseFiles({ db, clock, mediaDir, limits, log }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - limits.looseFileSeconds * 1000);
  await removeFiles(mediaDir, await deleteLooseFiles(db, before), log);
}
