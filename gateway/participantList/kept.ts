import type { ProviderClient } from '../provider/http.ts';
import {
  getListRevision,
  listParticipants,
  listParticipationChanges,
  listParticipations,
  listProjectParticipants,
} from '../provider/participants.ts';
import { listSections } from '../provider/references.ts';
import { inTurns, mapSteps } from '../turns.ts';
import { createList, type ParticipantList, patchRows, type SortMemory } from './list.ts';
import { moderatorRow, publicRow, type Row, type RowFacts } from './rows.ts';

/** How long a list is used without asking the provider, in milliseconds. */
export interface Freshness {
  /** The moderators' list: a change reaches every gateway within 2 s. */
  moderators: number;
  /** The public list: names and organisations change seldom, and reading it anew costs the provider the whole list. */
  others: number;
  /** Where the provider cannot tell what changed: the list is read whole each time. */
  withoutRevisions: number;
}

const defaultFreshness: Freshness = { moderators: 300, others: 15_000, withoutRevisions: 10_000 };

/** Which list. Moderators' lists are read for callers alone whose rights the provider has confirmed. */
export interface Scope {
  meetingId: number;
  /** The flag by which the provider knows a project's people. */
  projectFlag: string | null;
  isModeratorList: boolean;
  facts: RowFacts;
}

/** The lists that this process keeps for a short while, parsed and worked out once for everybody who may see them. */
export interface KeptLists {
  /** The list at its newest state; `client` is asked where the provider must be. */
  read(scope: Scope, client: ProviderClient): Promise<ParticipantList>;
  /**
   * A change went through this gateway or another: the next reading of moderators' lists asks the provider, that of
   * public ones as soon as is fair to the provider.
   */
  touch(): void;
}

interface Entry {
  list: ParticipantList | null;
  /** Revision of the provider; null where it tells none. */
  revision: string | null;
  freshUntil: number;
  /** When the provider was asked last, and when a change went through this gateway last. */
  askedAt: number;
  touchedAt: number;
  /** How long the last reading of the whole list took. */
  tookMs: number;
  /** The reading that is under way. */
  running: Promise<ParticipantList> | null;
  sectionNames: ReadonlyMap<number, string>;
  memory: SortMemory;
}

/**
 * How soon after a question the public list may be asked for again because something changed. While hundreds register
 * something always has, and each time it is read whole: at most a tenth of the provider's time goes into that.
 */
const soonestMs = 1_000;
const shareOfTime = 10;

/** Revisions of our own, for providers without. */
let counter = 0;

/** Rows as they come from the provider, or those of before that were patched. */
type Records = { rows: Row[]; revision: string | null; isSorted?: boolean };

async function readWhole({ meetingId, projectFlag, isModeratorList, facts }: Scope, client: ProviderClient) {
  if (isModeratorList) {
    const { data, revision = null } = await listParticipations(client, meetingId, projectFlag);
    return { rows: await inTurns(mapSteps(data, (record) => moderatorRow(record, facts))), revision };
  }
  const { data, revision = null } = await (projectFlag === null
    ? listParticipants(client, meetingId)
    : listProjectParticipants(client, meetingId, projectFlag));
  return { rows: await inTurns(mapSteps(data, (participant) => publicRow(participant, facts))), revision };
}

type Difference = NonNullable<Awaited<ReturnType<typeof listParticipationChanges>>>;

/** What of a difference changes this list: a record may come again unchanged, and others than a project's people go from it. */
function newsFor(list: ParticipantList, { changed, removed, ...rest }: Difference): Difference | null {
  const recordOf = (id: number) => list.rows[list.positionOf(id) ?? -1]?.details?.record;
  const news = {
    ...rest,
    changed: changed.filter((record) => JSON.stringify(record) !== JSON.stringify(recordOf(record.id))),
    removed: removed.filter((id) => list.positionOf(id) !== null),
  };
  return news.changed.length === 0 && news.removed.length === 0 ? null : news;
}

/** The rows of before with what differs put into them. */
function patch(rows: readonly Row[], { changed, removed }: Difference, facts: RowFacts): Row[] {
  const gone = new Set([...removed, ...changed.map(({ id }) => id)]);
  return patchRows(
    rows,
    gone,
    changed.map((record) => moderatorRow(record, facts)),
  );
}

/** What the provider answers about a kept list: 'same', its new rows, or null where it must be read whole. */
async function readDifference(
  entry: Entry,
  { meetingId, projectFlag, isModeratorList, facts }: Scope,
  client: ProviderClient,
): Promise<Records | 'same' | null> {
  const { list, revision } = entry;
  if (list === null || revision === null) return null;
  if (!isModeratorList) return (await getListRevision(client, meetingId)) === revision ? 'same' : null;
  const difference = await listParticipationChanges(client, meetingId, revision, projectFlag);
  if (difference === null) return null;
  if (difference.is_whole) {
    return { rows: difference.changed.map((record) => moderatorRow(record, facts)), revision: difference.revision };
  }
  const news = newsFor(list, difference);
  // The next question begins where this answer ends.
  entry.revision = difference.revision;
  if (news === null) return 'same';
  return { rows: patch(list.rows, news, facts), revision: difference.revision, isSorted: true };
}

/** Keeps lists this long; `now` in milliseconds is for tests. */
export function keepLists(
  freshness: Freshness = defaultFreshness,
  now: () => number = () => performance.now(),
): KeptLists {
  const entries = new Map<string, Entry>();

  function entryOf(key: string): Entry {
    const found = entries.get(key) ?? {
      list: null,
      revision: null,
      freshUntil: 0,
      askedAt: 0,
      touchedAt: 0,
      tookMs: 0,
      running: null,
      sectionNames: new Map(),
      memory: new Map(),
    };
    entries.set(key, found);
    return found;
  }

  /** Until when a list that something changed in may be used all the same. */
  const goodAfterChange = ({ askedAt, tookMs }: Entry, isModeratorList: boolean) =>
    isModeratorList ? 0 : askedAt + Math.min(freshness.others, Math.max(soonestMs, tookMs * shareOfTime));

  async function refresh(entry: Entry, scope: Scope, client: ProviderClient): Promise<ParticipantList> {
    const asked = now();
    entry.askedAt = asked;
    let records = await readDifference(entry, scope, client);
    if (records === null) {
      const [whole, sections] = await Promise.all([
        readWhole(scope, client),
        // The names are for sorting: without them the list is still a list.
        scope.isModeratorList ? listSections(client, scope.meetingId).catch(() => null) : null,
      ]);
      records = whole;
      entry.tookMs = now() - asked;
      if (sections !== null) entry.sectionNames = new Map(sections.map(({ id, name }) => [id, name]));
    }
    if (records !== 'same') {
      counter += 1;
      const { isModeratorList } = scope;
      const { sectionNames, memory } = entry;
      const { rows, revision, isSorted = false } = records;
      const about = { isModeratorList, revision: revision ?? `g${counter}`, sectionNames, memory, isSorted };
      entry.list = await inTurns(createList(rows, about));
      entry.revision = records.revision;
    }
    if (entry.list === null) throw new Error('a list that was never read cannot be the same');
    const known = scope.isModeratorList ? freshness.moderators : freshness.others;
    // Counted from the question: what changed after it is not in the answer.
    const freshFor = entry.revision === null ? freshness.withoutRevisions : known;
    entry.freshUntil = entry.touchedAt >= asked ? goodAfterChange(entry, scope.isModeratorList) : asked + freshFor;
    return entry.list;
  }

  async function read(scope: Scope, client: ProviderClient): Promise<ParticipantList> {
    const entry = entryOf(`${scope.meetingId}.${scope.projectFlag ?? ''}.${scope.isModeratorList}`);
    if (entry.list !== null && now() < entry.freshUntil) return entry.list;
    const { running, askedAt, touchedAt } = entry;
    if (running !== null) {
      // Whoever asked may have lost the right meanwhile, which says nothing of this caller.
      const list = await running.catch(() => null);
      return list !== null && touchedAt < askedAt ? list : read(scope, client);
    }
    entry.running = refresh(entry, scope, client).finally(() => {
      entry.running = null;
    });
    return entry.running;
  }

  return {
    read,
    touch() {
      for (const [key, entry] of entries) {
        entry.touchedAt = now();
        entry.freshUntil = Math.min(entry.freshUntil, goodAfterChange(entry, key.endsWith('.true')));
      }
    },
  };
}
