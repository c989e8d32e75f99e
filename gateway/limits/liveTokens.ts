import { createHash } from 'node:crypto';
import { Fault } from '../errors.ts';

/** How long a token that the provider knew is believed: whoever left may run own documents so much longer, with no rights. */
const believedMs = 60_000;

const mostKept = 10_000;

/** Which tokens the provider knows; of a token only its hash is kept. */
export interface LiveTokens {
  /** Whether the provider knows the token; once a minute `ask` asks it whose the token is. */
  isLive(token: string, ask: () => Promise<unknown>): Promise<boolean>;
}

const noSession = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);

/** `now` in milliseconds is for tests. */
export function createLiveTokens(now: () => number = () => performance.now()): LiveTokens {
  const believed = new Map<string, number>();
  return {
    async isLive(token, ask) {
      const key = createHash('sha256').update(token).digest('base64');
      if ((believed.get(key) ?? 0) > now()) return true;
      try {
        await ask();
      } catch (error) {
        // A provider that cannot say leaves it to the limits: what the operation then asks of it will fail by itself.
        return error instanceof Fault && !noSession.has(error.code);
      }
      believed.delete(key);
      believed.set(key, now() + believedMs);
      const [oldest] = believed.keys();
      if (believed.size > mostKept && oldest !== undefined) believed.delete(oldest);
      return true;
    },
  };
}
