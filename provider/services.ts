import type { Throttle } from './accounts/throttle.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/open.ts';
import type { Mail } from './outbound/mail.ts';

/** What the routes work with. */
export type Services = {
  db: Database;
  clock: Clock;
  mail: Mail;
  throttle: Throttle;
  /** Signs mailed links. */
  secret: string;
  /** The page's address, for links in letters. */
  publicUrl: string;
  /** Folder of the stored files. */
  mediaDir: string;
};
