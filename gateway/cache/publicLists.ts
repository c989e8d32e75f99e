import { listPosters, type PosterSession, posterSessions } from '../provider/calls/posters.ts';
import {
  listAcademicDegrees,
  listOrganizations,
  listPositions,
  listSchoolStatuses,
} from '../provider/calls/references.ts';
import type { ProviderClient } from '../provider/http/client.ts';
import { atMostOnceIn, type Log } from '../telemetry/logging.ts';
import { type Ages, createStaleWhileRevalidateCache, type FoundAnswer } from './staleWhileRevalidate.ts';

const minute = 60_000;
const staleIfErrorMs = 24 * 60 * minute;
const logEveryMs = minute;
/** Far above the real number: four references, and two poster lists for each edition. */
const maxAnswers = 200;

const topics = {
  /** These lists change only when the organisers edit the provider's directories. */
  references: { freshMs: 5 * minute, usableMs: 10 * minute, staleIfErrorMs },
  /** A change at this gateway drops them. At another one visitors see it within a minute: an answer may be 10 s older. */
  posters: { freshMs: 50_000, staleIfErrorMs: 10 * minute },
} satisfies Record<string, Ages>;

type Topic = keyof typeof topics;

const postersKey = (meetingId: number, type: PosterSession) => `posters.${meetingId}.${type}`;

/** What the lists of all requests share. */
export type PublicCache = ReturnType<typeof createPublicCache>;

export type PublicReads = ReturnType<typeof createPublicReads>;

interface Options {
  log: Log;
  now?: (() => number) | undefined;
  cacheRead(topic: Topic, outcome: FoundAnswer<unknown>['outcome']): void;
}

export function createPublicCache({ log, now, cacheRead }: Options) {
  const cache = createStaleWhileRevalidateCache({ maxAnswers, now });
  const logStale = atMostOnceIn(logEveryMs, (name: string, seconds: number) =>
    log.warn({ component: 'shared', name, seconds }, 'serves an outdated list, the provider gives no new one'),
  );
  let posterDrops = 0;
  return {
    /** How often posters were dropped: answers that show them are outdated after another number. */
    posterDrops: () => posterDrops,
    /** Forgets the posters of a meeting. */
    dropPosters(meetingId: number): void {
      posterDrops += 1;
      for (const type of posterSessions) cache.drop(postersKey(meetingId, type));
    },
    async read<T>(topic: Topic, name: string, load: () => Promise<T>): Promise<FoundAnswer<T>> {
      const found = await cache.read(name, topics[topic], load);
      if (found.outcome === 'stale') logStale(name, Math.round(found.ageMs / 1000));
      cacheRead(topic, found.outcome);
      return found;
    },
  };
}

/**
 * The lists that every visitor may read; `visitor` binds a client that sends no token, so that no answer can be personal.
 */
export function createPublicReads(cache: PublicCache, visitor: () => ProviderClient) {
  return {
    posterDrops: cache.posterDrops,
    organizations: () => cache.read('references', 'organizations', () => listOrganizations(visitor())),
    positions: () => cache.read('references', 'positions', () => listPositions(visitor())),
    academicDegrees: () => cache.read('references', 'academicDegrees', () => listAcademicDegrees(visitor())),
    schoolStatuses: () => cache.read('references', 'schoolStatuses', () => listSchoolStatuses(visitor())),
    posters: (meetingId: number, type: PosterSession) =>
      cache.read('posters', postersKey(meetingId, type), () => listPosters(visitor(), meetingId, type)),
  };
}
