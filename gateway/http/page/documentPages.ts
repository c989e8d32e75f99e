import type { Precompressed } from '../precompressed.ts';
import { MOST_RENDERINGS, PATIENCE_MS, patience } from './livePages.ts';

/**
 * Pages that show one person's document to who has its code. Each request gets a rendering of its own, which is stored
 * nowhere: the document may lose its validity, and its name is for no other visitor.
 */
export function createDocumentPages(
  render: (path: string, search: string, visitor: string) => Promise<Precompressed | null>,
  { patienceMs = PATIENCE_MS } = {},
) {
  let running = 0;
  /** Null where the document cannot be shown now. */
  return async (path: string, search: string, visitor: string): Promise<Precompressed | null> => {
    if (running >= MOST_RENDERINGS) return null;
    running += 1;
    const page = render(path, search, visitor).finally(() => {
      running -= 1;
    });
    return Promise.race([page, patience(patienceMs)]);
  };
}
