import { GatewayError } from '../../../../errors.ts';
import { shortHash } from '../../../../lib/shortHash.ts';
import type { ProviderClient } from '../../../../provider/client.ts';
import {
  getListRevision,
  listCancelled,
  listParticipants,
  listParticipationChanges,
  listParticipations,
  listProjectParticipants,
} from '../../../../provider/participants.ts';
import type { OnUnknown } from '../../../shared/registrationFields.ts';
import type { ListScope } from '../lists.ts';
import type { Freshness, HeldList } from '../protocol.ts';
import { moderatorRow, publicRow, type Row } from '../rows.ts';
import { createList, type ParticipantList, patchRows, sortRows } from './sortedList.ts';

const defaultFreshness: Freshness = { moderators: 300, others: 15_000, withoutRevisions: 10_000 };

export interface ListReader {
  client: ProviderClient;
  onUnknown: OnUnknown;
}

/** Lists of participants; all callers who may see a list share it. */
export interface ListCache {
  /** The newest state of the list. The provider decides with the reader's token whether a moderators' list is allowed. */
  read(scope: ListScope, reader: ListReader): Promise<ParticipantList>;
  /** After a change: the next read of a moderators' list calls the provider, that of a public list a little later. */
  changed(): void;
  held(): HeldList[];
}

interface Entry {
  scope: ListScope;
  list: ParticipantList | null;
  /** The provider's revision; null if it has none. */
  revision: string | null;
  freshUntil: number;
  /** The last call to the provider, and the last change. */
  calledAt: number;
  changedAt: number;
  /** Duration of the last read of the whole list. */
  tookMs: number;
  running: Promise<ParticipantList> | null;
}

/**
 * How soon the gateway reads the public list again after a change. While registration is open there is a change every
 * second, and each needs the whole list: reads take at most a tenth of the time.
 */
const soonestMs = 1_000;
const shareOfTime = 10;

interface Reading {
  rows: Row[];
  revision: string | null;
}

/** Reports each code once for a list of thousands. */
function oncePerCode(report: OnUnknown): OnUnknown {
  const seen = new Set<string>();
  return (field, code) => {
    const name = `${field} ${code}`;
    if (!seen.has(name)) report(field, code);
    seen.add(name);
  };
}

export function createListCache(
  freshness: Freshness = defaultFreshness,
  now: () => number = () => performance.now(),
): ListCache {
  const entries = new Map<string, Entry>();
  /** Numbers the states of providers without revisions. */
  let readings = 0;

  function entryOf(scope: ListScope): Entry {
    const key = `${scope.meetingId}.${scope.projectFlag ?? ''}.${scope.isModeratorList}.${scope.isCancelled ?? false}`;
    const found = entries.get(key) ?? {
      scope,
      list: null,
      revision: null,
      freshUntil: 0,
      calledAt: 0,
      changedAt: 0,
      tookMs: 0,
      running: null,
    };
    entries.set(key, found);
    return found;
  }

  /** How long a list is served after a change. */
  const usableUntil = ({ calledAt, tookMs, scope }: Entry) =>
    scope.isModeratorList ? 0 : calledAt + Math.min(freshness.others, Math.max(soonestMs, tookMs * shareOfTime));

  async function refresh(entry: Entry, scope: ListScope, { client, onUnknown }: ListReader): Promise<ParticipantList> {
    const calledAt = now();
    entry.calledAt = calledAt;
    const facts = { ...scope, onUnknown: oncePerCode(onUnknown) };
    const difference = await readDifference(entry, scope, client, facts);
    const reading = difference ?? (await readWhole(scope, client, facts));
    if (difference === null) entry.tookMs = now() - calledAt;
    if (reading !== 'same') {
      readings += 1;
      const { isModeratorList } = scope;
      const revision = isModeratorList ? (reading.revision ?? `g${readings}`) : contentHash(reading.rows);
      entry.list = createList(reading.rows, { isModeratorList, revision });
      entry.revision = reading.revision;
    }
    if (entry.list === null) throw new Error('the provider reported no change of a list that was never read');
    const usual = scope.isModeratorList ? freshness.moderators : freshness.others;
    const freshFor = entry.revision === null ? freshness.withoutRevisions : usual;
    // Counted from the call: the answer lacks later changes.
    entry.freshUntil = entry.changedAt >= calledAt ? usableUntil(entry) : calledAt + freshFor;
    return entry.list;
  }

  async function read(scope: ListScope, reader: ListReader): Promise<ParticipantList> {
    const entry = entryOf(scope);
    if (entry.list !== null && now() < entry.freshUntil) return entry.list;
    const { running, calledAt, changedAt } = entry;
    if (running !== null) {
      // The running read may fail for its own reasons, such as lost rights; then this reader calls itself.
      const list = await running.catch(() => null);
      return list !== null && changedAt < calledAt ? list : read(scope, reader);
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
      [...entries.values()].flatMap(({ scope, list, calledAt }) => {
        const { meetingId, projectFlag, isModeratorList } = scope;
        return list === null
          ? []
          : [{ meetingId, projectFlag, isModeratorList, rows: list.rows.length, ageMs: now() - calledAt }];
      }),
  };
}

/**
 * The revision of a public list. The provider's counts every change of every record: it would tell strangers how much
 * moderators do, and when.
 */
const contentHash = (rows: readonly Row[]): string =>
  shortHash(JSON.stringify(rows.map(({ id, fullName, organization }) => [id, fullName, organization])));

type Facts = ListScope & { onUnknown: OnUnknown };

async function readWhole(scope: ListScope, client: ProviderClient, facts: Facts): Promise<Reading> {
  const { meetingId, projectFlag, isModeratorList, isCancelled } = scope;
  if (isModeratorList) {
    const found = await (isCancelled ? listCancelled : listParticipations)(client, meetingId, projectFlag);
    if (found === null) throw new GatewayError('NOT_FOUND');
    const { data, revision = null } = found;
    return { rows: sortRows(data.map((record) => moderatorRow(record, facts))), revision };
  }
  const { data, revision = null } = await (projectFlag === null
    ? listParticipants(client, meetingId)
    : listProjectParticipants(client, meetingId, projectFlag));
  return { rows: sortRows(data.map((participant) => publicRow(participant, facts))), revision };
}

type Difference = NonNullable<Awaited<ReturnType<typeof listParticipationChanges>>>;

/** Drops what does not change this list: the provider may repeat a record, or name people of other lists. */
function newsFor(list: ParticipantList, { changed, removed }: Difference): Pick<Difference, 'changed' | 'removed'> {
  const recordOf = (id: number) => list.rows[list.positionOf(id) ?? -1]?.details?.record;
  return {
    changed: changed.filter((record) => JSON.stringify(record) !== JSON.stringify(recordOf(record.id))),
    removed: removed.filter((id) => list.positionOf(id) !== null),
  };
}

/** Reads the changes of a cached list: 'same', the new rows, or null if the gateway must read the whole list. */
async function readDifference(
  entry: Entry,
  { meetingId, projectFlag, isModeratorList, isCancelled }: ListScope,
  client: ProviderClient,
  facts: Facts,
): Promise<Reading | 'same' | null> {
  const { list, revision: since } = entry;
  if (list === null || since === null) return null;
  if (!isModeratorList || isCancelled) return (await getListRevision(client, meetingId)) === since ? 'same' : null;
  const difference = await listParticipationChanges(client, meetingId, since, projectFlag);
  if (difference === null) return null;
  const toRows = (records: Difference['changed']) => records.map((record) => moderatorRow(record, facts));
  const { revision } = difference;
  if (difference.is_whole) return { rows: sortRows(toRows(difference.changed)), revision };
  // The next difference starts here.
  entry.revision = revision;
  const { changed, removed } = newsFor(list, difference);
  if (changed.length === 0 && removed.length === 0) return 'same';
  const gone = new Set([...removed, ...changed.map(({ id }) => id)]);
  return { rows: patchRows(list.rows, gone, toRows(changed)), revision };
}
