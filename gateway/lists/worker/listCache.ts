import { GatewayError, isSessionEnded, nullIfMissing } from '../../lib/errors.ts';
import { shortHash } from '../../lib/shortHash.ts';
import { getParticipation } from '../../provider/calls/participants.ts';
import type { ProviderClient } from '../../provider/http/client.ts';
import { nameOrganizations } from '../../shared/organizations.ts';
import type { OnUnknown } from '../../shared/registrationFields.ts';
import type { ListScope } from '../lists.ts';
import type { Freshness, HeldList } from '../protocol.ts';
import { moderatorRow, type Row } from '../rows.ts';
import { belongsTo, createNames, readDifference, readWholeList } from './readLists.ts';
import { createList, type ParticipantList, patchRows } from './sortedList.ts';

const defaultFreshness: Freshness = { moderators: 300, others: 15_000, withoutRevisions: 30_000 };

export interface ListReader {
  client: ProviderClient;
  onUnknown: OnUnknown;
  /** Whether the provider has the extension `changes`. */
  hasChanges: boolean;
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
  /** Duration of the last read of all rows. */
  tookMs: number;
  /** Records that changed after a list without revisions was read. */
  changedIds: Set<number>;
  running: Promise<ParticipantList> | null;
  /** The provider failed; every reader gets this error until then. */
  failed: { error: unknown; until: number } | null;
}

/**
 * How soon the gateway may read a complete list again. While registration is open, changes come every second, so reading
 * complete lists takes at most a tenth of the time.
 */
const soonestMs = 1_000;
const shareOfTime = 10;
/** If more records have changed, the gateway reads the complete list. */
const mostRecords = 20;

/** Whether the provider fails for everybody. Other errors concern one caller: a session, a right, a limit, a deadline. */
const isProviderDown = (error: unknown): boolean =>
  error instanceof GatewayError && ['PROVIDER_UNAVAILABLE', 'PROVIDER_BAD_RESPONSE'].includes(error.code);

/** Reports each unknown code once, even if thousands of rows have it. */
function oncePerCode(report: OnUnknown): OnUnknown {
  const seen = new Set<string>();
  return (field, code) => {
    const name = `${field} ${code}`;
    if (!seen.has(name)) report(field, code);
    seen.add(name);
  };
}

/** Lists of participants; all callers who may see a list share it. */
export function createListCache(freshness: Freshness = defaultFreshness, now: () => number = () => performance.now()) {
  const entries = new Map<string, Entry>();
  const names = createNames(now);
  /** Counts the readings, as revisions for providers without them. */
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
      changedIds: new Set<number>(),
      running: null,
      failed: null,
    };
    entries.set(key, found);
    return found;
  }

  const soonest = ({ tookMs }: Entry) => Math.max(soonestMs, tookMs * shareOfTime);
  const isWhole = ({ scope, list, revision }: Entry) =>
    scope.isModeratorList && !scope.isCancelled && list !== null && revision === null;
  /** Until when a list may be served after a change. */
  function usableUntil(entry: Entry): number {
    const { calledAt, scope } = entry;
    if (isWhole(entry)) return calledAt + soonest(entry);
    return scope.isModeratorList ? 0 : calledAt + Math.min(freshness.others, soonest(entry));
  }

  async function refresh(entry: Entry, scope: ListScope, reader: ListReader): Promise<ParticipantList> {
    const { client, onUnknown, hasChanges } = reader;
    if (entry.failed !== null && now() < entry.failed.until) throw entry.failed.error;
    const calledAt = now();
    entry.calledAt = calledAt;
    const covered = [...entry.changedIds];
    const facts = { ...scope, onUnknown: oncePerCode(onUnknown), readNames: names(client) };
    const keep = (error: unknown): never => {
      if (isProviderDown(error)) entry.failed = { error, until: now() + soonestMs };
      throw error;
    };
    const difference = hasChanges ? await readDifference(entry, scope, client, facts).catch(keep) : null;
    const reading = difference ?? (await readWholeList(scope, client, facts).catch(keep));
    if (difference === null) entry.tookMs = now() - calledAt;
    for (const id of covered) entry.changedIds.delete(id);
    if (reading !== 'same') {
      readings += 1;
      const { isModeratorList } = scope;
      const revision = isModeratorList ? (reading.revision ?? `g${readings}`) : contentHash(reading.rows);
      const { rows, unreadableCount } = reading;
      entry.list = createList(rows, { isModeratorList, revision, unreadableCount });
      entry.revision = hasChanges ? reading.revision : null;
    }
    if (entry.list === null) throw new Error('the provider reported no change of a list that was never read');
    const usual = scope.isModeratorList ? freshness.moderators : freshness.others;
    const freshFor = entry.revision === null ? Math.max(freshness.withoutRevisions, soonest(entry)) : usual;
    // Counted from the start of the call, because the answer lacks later changes.
    entry.freshUntil = entry.changedAt >= calledAt ? usableUntil(entry) : calledAt + freshFor;
    return entry.list;
  }

  /** Reads the changed records and puts them into a list whose provider has no revisions. */
  async function patch(entry: Entry, scope: ListScope, { client, onUnknown }: ListReader): Promise<ParticipantList> {
    const { list } = entry;
    const ids = [...entry.changedIds];
    if (list === null) throw new Error('a list that was never read has no records to replace');
    // The provider may have deleted a record.
    const found = await Promise.all(ids.map((id) => getParticipation(client, id).catch(nullIfMissing)));
    for (const id of ids) entry.changedIds.delete(id);
    const readNames = names(client);
    const records = found.filter((record) => record !== null).filter((record) => belongsTo(scope, list, record));
    const rows = (await nameOrganizations(records, scope.otherOrganizationId, readNames)).map((record) =>
      moderatorRow(record, { ...scope, onUnknown }),
    );
    readings += 1;
    entry.list = createList(patchRows(list.rows, new Set(ids), rows), {
      isModeratorList: true,
      revision: `g${readings}`,
      unreadableCount: list.unreadableCount,
    });
    return entry.list;
  }

  /** Reads the changed records; reads the complete list if it is due, or if a record cannot be read. */
  async function renew(
    entry: Entry,
    scope: ListScope,
    reader: ListReader,
    freshUntil: number,
  ): Promise<ParticipantList> {
    const mayPatch = isWhole(entry) && now() < freshUntil && entry.changedIds.size <= mostRecords;
    if (!mayPatch) return refresh(entry, scope, reader);
    return patch(entry, scope, reader).catch((error: unknown) => {
      if (isSessionEnded(error)) throw error;
      return refresh(entry, scope, reader);
    });
  }

  /**
   * The newest state of the list. The provider checks with the reader's token whether a moderators' list is allowed.
   * @param newest whether to read a list without revisions again, unless that happened a moment ago
   */
  async function read(scope: ListScope, reader: ListReader, newest = false): Promise<ParticipantList> {
    const entry = entryOf(scope);
    const freshUntil = newest ? Math.min(entry.freshUntil, usableUntil(entry)) : entry.freshUntil;
    if (entry.list !== null && entry.changedIds.size === 0 && now() < freshUntil) return entry.list;
    const { running, calledAt, changedAt } = entry;
    if (running !== null) {
      // The running read may fail for reasons of its caller, such as lost rights; then this reader makes its own call.
      const list = await running.catch(() => null);
      const isNewest = changedAt < calledAt && entry.changedIds.size === 0;
      return list !== null && isNewest ? list : read(scope, reader, newest);
    }
    entry.running = renew(entry, scope, reader, freshUntil).finally(() => {
      entry.running = null;
    });
    return entry.running;
  }

  return {
    read,
    /**
     * Invalidates after a change: the next read of a moderators' list calls the provider, that of a public list a little later. A list
     * without revisions reads these records again; null if they are unknown.
     */
    changed(ids: readonly number[] | null) {
      for (const entry of entries.values()) {
        if (isWhole(entry) && ids !== null) {
          for (const id of ids) entry.changedIds.add(id);
          continue;
        }
        entry.changedAt = now();
        entry.freshUntil = Math.min(entry.freshUntil, usableUntil(entry));
      }
    },
    /** Time since the gateway read the list; null if it has not, and for a list with revisions. */
    ageMs(scope: ListScope) {
      const entry = entryOf(scope);
      return isWhole(entry) ? now() - entry.calledAt : null;
    },
    held: (): HeldList[] =>
      [...entries.values()].flatMap(({ scope, list, calledAt }) => {
        const { meetingId, projectFlag, isModeratorList } = scope;
        return list === null
          ? []
          : [{ meetingId, projectFlag, isModeratorList, rows: list.rows.length, ageMs: now() - calledAt }];
      }),
  };
}

/**
 * The revision of a public list. The provider's revision counts every change of every record, which would show how much
 * moderators do, and when.
 */
const contentHash = (rows: readonly Row[]): string =>
  shortHash(JSON.stringify(rows.map(({ id, fullName, organization }) => [id, fullName, organization])));
