import type { Precompressed } from '../precompressed.ts';

/** A request for an older page also starts the next rendering. */
const FRESH_MS = 30_000;
/** Older pages are not served: the visitor gets the page without rows. */
const OLDEST_MS = 10 * 60_000;

interface LivePage {
  page: Precompressed | null;
  renderedAt: number;
}

/**
 * Pages with rows of the provider, the same for every visitor. A request never waits for a rendering: it gets the last one
 * and starts the next. The browser reads the rows again.
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
    find(path: string): Precompressed | null {
      const known = pages.get(path);
      const age = known === undefined ? Number.POSITIVE_INFINITY : now() - known.renderedAt;
      if (age > FRESH_MS && !rendering.has(path)) void refresh(path);
      return age > OLDEST_MS ? null : (known?.page ?? null);
    },
  };
}
