import type { Precompressed } from '../precompressed.ts';

/** A visitor gets rows of at most this age, unless nobody opened the page meanwhile. */
const FRESH_MS = 30_000;
/** Older rows are not shown at all: the page then comes without them. */
const OLDEST_MS = 10 * 60_000;

interface LivePage {
  page: Precompressed | null;
  renderedAt: number;
}

/**
 * Pages with rows of the provider, the same for every visitor. A request never waits for them: it gets the last
 * rendering and starts the next one. The page itself reads the rows again once it runs.
 */
export function createLivePages(render: (path: string) => Promise<Precompressed | null>, now: () => number = Date.now) {
  const pages = new Map<string, LivePage>();
  const rendering = new Set<string>();

  async function refresh(path: string): Promise<void> {
    rendering.add(path);
    try {
      const page = await render(path);
      pages.set(path, { page, renderedAt: now() });
    } finally {
      rendering.delete(path);
    }
  }

  return {
    /** The page with its rows; null while there are none. */
    find(path: string): Precompressed | null {
      const known = pages.get(path);
      const age = known === undefined ? Number.POSITIVE_INFINITY : now() - known.renderedAt;
      if (age > FRESH_MS && !rendering.has(path)) void refresh(path);
      return age > OLDEST_MS ? null : (known?.page ?? null);
    },
  };
}
