import { networkOf } from '../../../schema/callerNetwork.ts';
import { ConcurrencyLimiter } from '../../lib/concurrencyLimiter.ts';
import { isTimeout, withTimeout } from '../../lib/deadline.ts';
import type { Precompressed } from '../../lib/precompressed.ts';

/** How long a request waits for its document; then it gets the page without the document. */
const PATIENCE_MS = 2_000;
/** Renderings at one time, because any client may ask for one. */
const MOST_RENDERINGS = 4;

/**
 * Pages that show one person's document to everyone who has its code. Each request gets a new rendering, which is never
 * stored: the document may become invalid, and no other visitor may see the name. One network gets one rendering at a time
 * and a few per minute, so that it cannot use up the renderings of all others.
 * @param mayRender whether the visitor's network has renderings left; it counts this one
 */
export function createDocumentPages(
  render: (path: string, search: string, visitor: string) => Promise<Precompressed | null>,
  mayRender: (visitor: string) => Promise<boolean>,
  patienceMs = PATIENCE_MS,
) {
  const limiter = new ConcurrencyLimiter({ most: MOST_RENDERINGS, mostPerKey: 1 });
  /** Null where the document cannot be shown now. */
  return async (path: string, search: string, visitor: string): Promise<Precompressed | null> => {
    const network = networkOf(visitor);
    if (!limiter.tryTake(network)) return null;
    const counted = async () => ((await mayRender(visitor)) ? render(path, search, visitor) : null);
    const page = counted().finally(() => limiter.free(network));
    return withTimeout(patienceMs, page).catch((error: unknown) => {
      if (isTimeout(error)) return null;
      throw error;
    });
  };
}
