import type { Precompressed } from '../precompressed.ts';

/** A request for an older page also starts the next rendering. */
const FRESH_MS = 30_000;
/** Older pages are not served: people may have withdrawn since. */
const OLDEST_MS = 10 * 60_000;
/** The longest that a request waits for rows; then it gets the page without them. */
export const PATIENCE_MS = 2_000;
/** Limits, because any client may send a query. */
export const MOST_RENDERINGS = 4;
const MOST_PAGES = 60;

interface LivePage {
  page: Precompressed | null;
  renderedAt: number;
}

interface Options {
  now?: () => number;
  patienceMs?: number;
}

export const patience = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, null).unref());

/**
 * Pages with rows of the provider, the same for every visitor. A request gets the last rendering and starts the next; it
 * waits only if no rendering exists, because a reader without scripts would see no rows. The browser reads the rows again.
 */
export function createLivePages(
  render: (address: string) => Promise<Precompressed | null>,
  { now = Date.now, patienceMs = PATIENCE_MS }: Options = {},
) {
  const pages = new Map<string, LivePage>();
  const rendering = new Map<string, Promise<Precompressed | null>>();

  async function refresh(address: string): Promise<Precompressed | null> {
    try {
      const page = await render(address);
      pages.delete(address);
      pages.set(address, { page, renderedAt: now() });
      const [oldest] = pages.keys();
      if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
      return page;
    } finally {
      rendering.delete(address);
    }
  }

  function start(address: string): Promise<Precompressed | null> {
    const started = rendering.get(address);
    if (started) return started;
    if (rendering.size >= MOST_RENDERINGS) return Promise.resolve(null);
    const next = refresh(address);
    rendering.set(address, next);
    return next;
  }

  return {
    /** The page of an address with its query; null where its rows cannot be shown now. */
    async find(address: string): Promise<Precompressed | null> {
      const known = pages.get(address);
      const age = known === undefined ? Number.POSITIVE_INFINITY : now() - known.renderedAt;
      if (known !== undefined && age <= FRESH_MS) return known.page;
      const next = start(address);
      if (known?.page && age <= OLDEST_MS) return known.page;
      return Promise.race([next, patience(patienceMs)]);
    },
  };
}
