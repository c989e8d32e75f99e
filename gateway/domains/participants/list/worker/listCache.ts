import type { ProviderClient } from '../../../../provider/client.ts';
import {
  getListRevision,
  listParticipants,
  listParticipationChanges,
  listParticipations,
  listProjectParticipants,
} from '../../../../provider/participants.ts';
import type { OnUnknown } from '../../../shared/registrationFields.ts';
import type { ListScope } from '../lists.ts';
import type { HeldList } from '../protocol.ts';
import { moderatorRow, publicRow, type Row } from '../rows.ts';
import { createList, type ParticipantList, patchRows, sortRows } from './list.ts';

/** How long a list is served before the provider is asked again, in milliseconds. */
export interface Freshness {
  /** The moderators' list: a change reaches every gateway within 2 s. */
  moderators: number;
  /** The public list: names and organisations seldom change, and a change makes the provider send the whole list. */
  others: number;
  /** A list whose provider has no revisions: each reading is a whole one. */
  withoutRevisions: number;
}

const defaultFreshness: Freshness = { moderators: 300, others: 15_000, withoutRevisions: 10_000 };

/** Who reads: the client that calls the provider, and where unknown codes are reported. */
export interface ListReader {
  client: ProviderClient;
  onUnknown: OnUnknown;
}

/** Lists of participants, each read once for everybody who may see it. */
export interface ListCache {
  /** The newest state of the list. The provider decides with the reader's token whether a moderators' list is allowed. */
  read(scope: ListScope, reader: ListReader): Promise<ParticipantList>;
  /** Something changed: the next reading of a moderators' list asks the provider, that of a public one a little later. */
  changed(): void;
  held(): HeldList[];
}

interface Entry {
  scope: ListScope;
  list: ParticipantList | null;
  /** The provider's revision; null where it has none. */
  revision: string | null;
  freshUntil: number;
  /** When the provider was last asked, and when something last changed. */
  askedAt: number;
  changedAt: number;
  /** How long the last whole reading took. */
  tookMs: number;
  /** The reading under way. */
  running: Promise<ParticipantList> | null;
}

/**
 * How soon the public list is read again after a change. In registration time something changes every second, and each
 * change means a whole list: reading takes at most a tenth of the provider's time.
 */
const soonestMs = 1_000;
const shareOfTime = 10;

/** Sorted rows and the provider's revision. */
interface Reading {
  rows: Row[];
  revision: string | null;
}

/** Reports each code once: a list of thousands repeats it. */
function oncePerCode(report: OnUnknown): OnUnknown {
  const seen = new Set<string>();
  return (field, code) => {
    const name = `${field} ${code}`;
    if (!seen.has(name)) report(field, code);
    seen.add(name);
  };
}

/** Reads lists; `now` in milliseconds is for tests. */
export function createListCache(
  freshness: Freshness = defaultFreshness,
  now: () => number = () => performance.now(),
): ListCache {
  const entries = new Map<string, Entry>();
  /** Names the states of providers without revisions. */
  let readings = 0;

  function entryOf(scope: ListScope): Entry {
    const key = `${scope.meetingId}.${scope.projectFlag ?? ''}.${scope.isModeratorList}`;
    const found = entries.get(key) ?? {
      scope,
      list: null,
      revision: null,
      freshUntil: 0,
      askedAt: 0,
      changedAt: 0,
      tookMs: 0,
      running: null,
    };
    entries.set(key, found);
    return found;
  }

  /** Until when a list is served although something changed. */
  const usableUntil = ({ askedAt, tookMs, scope }: Entry) =>
    scope.isModeratorList ? 0 : askedAt + Math.min(freshness.others, Math.max(soonestMs, tookMs * shareOfTime));

  async function refresh(entry: Entry, scope: ListScope, { client, onUnknown }: ListReader): Promise<ParticipantList> {
    const askedAt = now();
    entry.askedAt = askedAt;
    const facts = { ...scope, onUnknown: oncePerCode(onUnknown) };
    const difference = await readDifference(entry, scope, client, facts);
    const reading = difference ?? (await readWhole(scope, client, facts));
    if (difference === null) entry.tookMs = now() - askedAt;
    if (reading !== 'same') {
      readings += 1;
      const { isModeratorList } = scope;
      entry.list = createList(reading.rows, { isModeratorList, revision: reading.revision ?? `g${readings}` });
      entry.revision = reading.revision;
    }
    if (entry.list === null) throw new Error('a list that was never read cannot be the same');
    const usual = scope.isModeratorList ? freshness.moderators : freshness.others;
    const freshFor = entry.revision === null ? freshness.withoutRevisions : usual;
    // Counted from the question: its answer does not hold what changed later.
    entry.freshUntil = entry.changedAt >= askedAt ? usableUntil(entry) : askedAt + freshFor;
    return entry.list;
  }

  async function read(scope: ListScope, reader: ListReader): Promise<ParticipantList> {
    const entry = entryOf(scope);
    if (entry.list !== null && now() < entry.freshUntil) return entry.list;
    const { running, askedAt, changedAt } = entry;
    if (running !== null) {
      // The reader under way may fail for reasons of its own, such as lost rights: this one then asks by itself.
      const list = await running.catch(() => null);
      return list !== null && changedAt < askedAt ? list : read(scope, reader);
    }
    entry.running = refresh(entry, scope, reader).finally(() => {
      entry.running = null;
    });
    return entry.running;
  }

  return {
    read,
    changed() {
      for (const entry of entries.values()) {
        entry.changedAt = now();
        entry.freshUntil = Math.min(entry.freshUntil, usableUntil(entry));
      }
    },
    held: () =>
      [...entries.values()].flatMap(({ scope, list, askedAt }) => {
        const { meetingId, projectFlag, isModeratorList } = scope;
        return list === null
          ? []
          : [{ meetingId, projectFlag, isModeratorList, rows: list.rows.length, ageMs: now() - askedAt }];
      }),
  };
}

type Facts = ListScope & { onUnknown: OnUnknown };

async function readWhole(scope: ListScope, client: ProviderClient, facts: Facts): Promise<Reading> {
  const { meetingId, projectFlag, isModeratorList } = scope;
  if (isModeratorList) {
    const { data, revision = null } = await listParticipations(client, meetingId, projectFlag);
    return { rows: sortRows(data.map((record) => moderatorRow(record, facts))), revision };
  }
  const { data, revision = null } = await (projectFlag === null
    ? listParticipants(client, meetingId)
    : listProjectParticipants(client, meetingId, projectFlag));
  return { rows: sortRows(data.map((participant) => publicRow(participant, facts))), revision };
}

type Difference = NonNullable<Awaited<ReturnType<typeof listParticipationChanges>>>;

/** The part of a difference that changes this list: the provider may repeat a record, or name people of other lists. */
function newsFor(list: ParticipantList, { changed, removed }: Difference): Pick<Difference, 'changed' | 'removed'> {
  const recordOf = (id: number) => list.rows[list.positionOf(id) ?? -1]?.details?.record;
  return {
    changed: changed.filter((record) => JSON.stringify(record) !== JSON.stringify(recordOf(record.id))),
    removed: removed.filter((id) => list.positionOf(id) !== null),
  };
}

/** Asks the provider for the changes of a cached list: 'same', its new rows, or null where only a whole reading helps. */
async function readDifference(
  entry: Entry,
  { meetingId, projectFlag, isModeratorList }: ListScope,
  client: ProviderClient,
  facts: Facts,
): Promise<Reading | 'same' | null> {
  const { list, revision: since } = entry;
  if (list === null || since === null) return null;
  if (!isModeratorList) return (await getListRevision(client, meetingId)) === since ? 'same' : null;
  const difference = await listParticipationChanges(client, meetingId, since, projectFlag);
  if (difference === null) return null;
  const toRows = (records: Difference['changed']) => records.map((record) => moderatorRow(record, facts));
  const { revision } = difference;
  if (difference.is_whole) return { rows: sortRows(toRows(difference.changed)), revision };
  // The next question begins where this answer ends.
  entry.revision = revision;
  const { changed, removed } = newsFor(list, difference);
  if (changed.length === 0 && removed.length === 0) return 'same';
  const gone = new Set([...removed, ...changed.map(({ id }) => id)]);
  return { rows: patchRows(list.rows, gone, toRows(changed)), revision };
}
