import type { Secrets } from './accounts/links.ts';
import type { Throttle } from './accounts/throttle.ts';
import type { Clock } from './clock.ts';
import type { PublicListMode } from './config.ts';
import type { Database } from './database/open.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Mail } from './outbound/mail.ts';

export type Services = {
  db: Database;
  clock: Clock;
  mail: Mail;
  throttle: Throttle;
  limits: Limits;
  log: Log;
  metrics: Metrics;
  /** Secrets that sign mailed links. */
  secrets: Secrets;
  /** The page's address, for links in letters. */
  publicUrl: string;
  mediaDir: string;
  publicList: PublicListMode;
};
