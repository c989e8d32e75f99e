import type { Services } from '../services.ts';
import { deleteLooseFiles } from './queries.ts';
import { discardAll } from './storage.ts';

/**
 * Removes uploads that were never attached, now and from time to time.
 * @returns ends it, after what is being removed
 */
export function startSweeping({ db, clock, mediaDir, limits, log }: Services): () => Promise<void> {
  const sweep = async () => {
    try {
      const before = new Date(clock.now().getTime() - limits.looseFileSeconds * 1000);
      await discardAll(mediaDir, await deleteLooseFiles(db, before), log);
    } catch (error) {
      const { name, code } = error as Error & { code?: string };
      log.warn({ name, code }, 'loose files could not be removed');
    }
  };
  let running = sweep();
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, limits.sweepSeconds * 1000);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
