import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { atMostOnceIn, type Log } from './logging.ts';
import { contractVersion } from './provider/contract.ts';
import type { SharedStore } from './redis.ts';

/** Reads of one kind: how long they are good, and what makes them change. */
export interface SharedKind {
  /** Names the kind; `changed` asks all its reads anew. */
  topic: string;
  freshMs: number;
}

/** An answer that everybody gets. */
export interface SharedAnswer<T> {
  data: T;
  /** Its age in seconds where it is older than it should be, because the provider does not answer; else null. */
  staleSeconds: number | null;
}

/**
 * Reads that are the same for everybody, kept for a while in this process and, where there is a Redis, for the others.
 * Only what a visitor may read belongs here: no key tells callers apart.
 */
export interface SharedReads {
  /**
   * The kept answer of a name, or the one that is on its way, or a new one. One call, however many ask. A failure is
   * not kept: where an older answer is at hand everybody gets that, else the failure.
   */
  read<T>(kind: SharedKind, name: string, load: () => Promise<T>): Promise<SharedAnswer<T>>;
  /** What is kept of a topic has changed: it is asked for at once by whoever needs it. `telling` tells Redis too. */
  changed(topic: string, about?: { telling: boolean }): void;
}

/** What a process may set otherwise; tests do. */
interface Options {
  store: SharedStore | null;
  log: Log;
  /** Milliseconds since 1970: gateways compare them. */
  now?: () => number;
  /** How long an old answer may stand in for a new one, how long a new one is waited for, how long a failure is. */
  staleMs?: number;
  patienceMs?: number;
  pauseMs?: number;
}

/** From this part of its time on an answer is asked for anew, while everybody still gets the kept one. */
const nearEnd = 0.8;

const defaults = { staleMs: 24 * 60 * 60 * 1000, patienceMs: 1_000, pauseMs: 5_000 };
const logEveryMs = 60_000;

interface Kept {
  data: unknown;
  askedAt: number;
  /** False from the moment that something changed. */
  isCurrent: boolean;
}

interface Entry {
  topic: string;
  kept: Kept | null;
  running: Promise<Kept> | null;
  /** After a failure the provider is left alone until then. */
  pausedUntil: number;
}

/** As it lies in Redis; `at` is the topic's count of changes that it was read at. */
const stored = z.object({ data: z.unknown(), askedAt: z.number(), at: z.string() });

function parseStored(text: string | null): z.infer<typeof stored> | null {
  if (text === null) return null;
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Another release's answers may have another shape: each has keys of its own. */
const valueKey = (name: string) => `portal:reads:${contractVersion}:${name}`;
const countKey = (topic: string) => `portal:changed:${topic}`;

/** An empty memory. */
export function shareReads({ store, log, now = Date.now, ...given }: Options): SharedReads {
  const { staleMs, patienceMs, pauseMs } = { ...defaults, ...given };
  const entries = new Map<string, Entry>();
  const ageOf = ({ askedAt }: Kept) => Math.max(0, now() - askedAt);
  const tellStale = atMostOnceIn(logEveryMs, (name: string, seconds: number) =>
    log.warn({ area: 'shared', name, seconds }, 'an old list is served, the provider gives no new one'),
  );

  function entryOf(name: string, topic: string): Entry {
    const found = entries.get(name) ?? { topic, kept: null, running: null, pausedUntil: 0 };
    entries.set(name, found);
    return found;
  }

  /** Reads anew: from Redis where another gateway did so lately, else from the provider. */
  async function ask(entry: Entry, { topic, freshMs }: SharedKind, name: string, load: () => Promise<unknown>) {
    const [text = null, count = null] = (await store?.read([valueKey(name), countKey(topic)])) ?? [];
    const at = count ?? '0';
    const shared = parseStored(text);
    if (shared !== null && shared.askedAt > (entry.kept?.askedAt ?? 0)) {
      const { data, askedAt } = shared;
      const kept = { data, askedAt, isCurrent: shared.at === at };
      // Where the provider fails this one stands in, also after a restart.
      entry.kept = kept;
      if (kept.isCurrent && ageOf(kept) < freshMs * nearEnd) return kept;
    }
    const askedAt = now();
    const data = await load();
    store?.write(valueKey(name), JSON.stringify({ data, askedAt, at }), staleMs);
    return { data, askedAt, isCurrent: true };
  }

  function refresh(entry: Entry, kind: SharedKind, name: string, load: () => Promise<unknown>): Promise<Kept> {
    if (entry.running !== null) return entry.running;
    const running = ask(entry, kind, name, load);
    entry.running = running;
    // A change in the meantime takes `running` away: then the answer is this question's alone.
    running.then(
      (kept) => {
        if (entry.running !== running) return;
        Object.assign(entry, { kept, running: null });
      },
      () => {
        if (entry.running !== running) return;
        Object.assign(entry, { running: null, pausedUntil: now() + pauseMs });
      },
    );
    return running;
  }

  const answer = <T>({ data }: Kept, staleSeconds: number | null) => ({ data: data as T, staleSeconds });

  async function read<T>(kind: SharedKind, name: string, load: () => Promise<T>): Promise<SharedAnswer<T>> {
    const entry = entryOf(name, kind.topic);
    const { kept } = entry;
    if (kept?.isCurrent && ageOf(kept) < kind.freshMs) {
      const isNearEnd = ageOf(kept) >= kind.freshMs * nearEnd && now() >= entry.pausedUntil;
      if (isNearEnd) refresh(entry, kind, name, load).catch(() => undefined);
      return answer(kept, null);
    }
    const old = () => {
      const found = entry.kept !== null && ageOf(entry.kept) < staleMs ? entry.kept : null;
      if (found === null) return null;
      const seconds = Math.round(ageOf(found) / 1000);
      tellStale(name, seconds);
      return answer<T>(found, seconds);
    };
    const isPaused = entry.running === null && now() < entry.pausedUntil;
    const instead = isPaused ? old() : null;
    if (instead !== null) return instead;
    const asked = refresh(entry, kind, name, load).then(
      (fresh) => answer<T>(fresh, null),
      (error: unknown) => {
        const found = old();
        if (found === null) throw error;
        return found;
      },
    );
    if (entry.kept === null) return asked;
    const patience = new AbortController();
    const late = sleep(patienceMs, null, { ref: false, signal: patience.signal }).then(
      () => old() ?? asked,
      () => asked,
    );
    return Promise.race([asked, late]).finally(() => patience.abort());
  }

  return {
    read,
    changed(topic, { telling } = { telling: true }) {
      if (telling) store?.count(countKey(topic));
      for (const entry of entries.values()) {
        if (entry.topic !== topic) continue;
        entry.running = null;
        entry.pausedUntil = 0;
        if (entry.kept !== null) entry.kept.isCurrent = false;
      }
    },
  };
}
