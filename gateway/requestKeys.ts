import { Fault, Refusal } from './errors.ts';

/** What became of the request that came before with the same key. */
export type Before = { state: 'unknown' } | { state: 'made'; id: number };

interface Entry {
  /** The request itself: a key stands for one. */
  body: string;
  at: number;
  before: Before | null;
  /** The request that is under way; settles, but never rejects. */
  running: Promise<void> | null;
}

const keptMs = 24 * 60 * 60 * 1000;
/** Beyond this many the oldest are forgotten. */
const most = 10_000;

/** Answers that say that nothing was made; every other fault leaves it open. */
const nothingMade = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED']);

/** Whether a write that failed so may have been done all the same: it ended without an answer that can be read. */
export const leavesOpen = (error: unknown): boolean =>
  !(error instanceof Refusal) && !(error instanceof Fault && nothingMade.has(error.code));

/**
 * What this gateway remembers of request keys, for providers that keep none: a write is never repeated blindly.
 * It is lost with the process; a provider that keeps keys itself does not need it.
 */
export interface RequestKeys {
  /**
   * Runs the requests of one key one after the other and tells each what became of the one before.
   * @returns null where the key stood for another request
   */
  inTurn<T extends { id: number }>(
    name: string,
    request: object,
    act: (before: Before | null) => Promise<T>,
  ): Promise<T | null>;
}

/** An empty memory. */
export function createRequestKeys(): RequestKeys {
  const entries = new Map<string, Entry>();

  function entryOf(name: string, body: string): Entry {
    const found = entries.get(name);
    if (found !== undefined && (found.running !== null || Date.now() - found.at < keptMs)) return found;
    const made: Entry = { body, at: Date.now(), before: null, running: null };
    entries.delete(name);
    entries.set(name, made);
    for (const [oldest, { running }] of entries) {
      if (entries.size <= most) break;
      if (running === null) entries.delete(oldest);
    }
    return made;
  }

  return {
    async inTurn(name, request, act) {
      const body = JSON.stringify(request);
      let entry = entryOf(name, body);
      while (entry.running !== null) {
        await entry.running;
        entry = entryOf(name, body);
      }
      if (entry.body !== body) return null;
      let done = () => {};
      entry.running = new Promise((resolve) => {
        done = resolve;
      });
      try {
        const made = await act(entry.before);
        entry.before = { state: 'made', id: made.id };
        return made;
      } catch (error) {
        if (leavesOpen(error)) entry.before = { state: 'unknown' };
        // A refused request may be mended and sent again: its key stands for nothing yet.
        else if (entry.before === null) entries.delete(name);
        throw error;
      } finally {
        entry.running = null;
        done();
      }
    },
  };
}
