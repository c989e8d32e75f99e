import { networkOf } from '../../../schema/callerNetwork.ts';
import type { Precompressed } from '../precompressed.ts';
import { MOST_RENDERINGS, PATIENCE_MS, patience } from './livePages.ts';

/**
 * Pages that show one person's document to anyone with its code. Each request gets a rendering of its own, which is stored
 * nowhere: the document may lose its validity, and its name is for no other visitor. One network gets one rendering at a
 * time and few in a minute, so that it cannot take those of all others.
 * @param mayRender whether the visitor's network has renderings left; it counts this one
 */
export function createDocumentPages(
  render: (path: string, search: string, visitor: string) => Promise<Precompressed | null>,
  { patienceMs = PATIENCE_MS, mayRender = async (_visitor: string) => true } = {},
) {
  const running = new Set<string>();
  /** Null where the document cannot be shown now. */
  return async (path: string, search: string, visitor: string): Promise<Precompressed | null> => {
    const network = networkOf(visitor);
    if (running.has(network) || running.size >= MOST_RENDERINGS) return null;
    running.add(network);
    const counted = async () => ((await mayRender(visitor)) ? render(path, search, visitor) : null);
    const page = counted().finally(() => running.delete(network));
    return Promise.race([page, patience(patienceMs)]);
  };
}
