import type { Throttle } from './accounts/throttle.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/open.ts';
import type { Limits } from './limits.ts';
import type { Mail } from './outbound/mail.ts';

/** What a service logs beside its answers: codes, never people's data. */
export type Log = { warn(facts: object, text: string): void };

/** What the routes work with. */
export type Services = {
  db: Database;
  clock: Clock;
  mail: Mail;
  throttle: Throttle;
  limits: Limits;
  log: Log;
  /** Signs mailed links. */
  secret: string;
  /** The page's address, for links in letters. */
  publicUrl: string;
  /** Folder of the stored files. */
  mediaDir: string;
};
