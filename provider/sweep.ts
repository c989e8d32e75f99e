import { VERIFIABLE_SECONDS } from './accounts/links.ts';
import { deleteExpiredSignUps } from './accounts/queries.ts';
import { deleteOldLinks } from './exports/links.ts';
import { sweepLooseFiles } from './files/sweep.ts';
import { deleteOldLetters } from './outbound/oldLetters.ts';
import { deleteOldKeys } from './registrations/idempotencyKeys.ts';
import type { Services } from './services.ts';

const KEY_HOURS = 24;

/**
 * Deletes expired records now and at intervals: uploads without a registration, export links, idempotency keys,
 * sign-ups that nobody verified, letters of long ago.
 * @returns a function that stops the sweep and waits for a running one
 */
export function startSweeping(services: Services): () => Promise<void> {
  const { db, clock, limits, log } = services;
  const sweep = async () => {
    try {
      await sweepLooseFiles(services);
      await deleteOldLinks(db, clock.now());
      await deleteOldKeys(db, new Date(clock.now().getTime() - KEY_HOURS * 3_600_000));
      await deleteExpiredSignUps(db, new Date(clock.now().getTime() - VERIFIABLE_SECONDS * 1000));
      await deleteOldLetters(db, clock.now());
    } catch (error) {
      const { name, code } = error as Error & { code?: string };
      log.warn({ name, code }, 'the sweep failed');
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
