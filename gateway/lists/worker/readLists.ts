import { createStaleWhileRevalidateCache } from '../../cache/staleWhileRevalidate.ts';
import { listParticipants, listParticipations, listProjectParticipants } from '../../provider/calls/participants.ts';
import { listOrganizations } from '../../provider/calls/references.ts';
import { listCancelled } from '../../provider/extensions/cancelled.ts';
import { getListRevision, listParticipationChanges } from '../../provider/extensions/changes.ts';
import type { ProviderClient } from '../../provider/http/client.ts';
import type { Participation } from '../../provider/records/participants.ts';
import type { Organization } from '../../provider/records/references.ts';
import { nameOrganizations } from '../../shared/organizations.ts';
import type { OnUnknown } from '../../shared/registrationFields.ts';
import type { ListScope } from '../lists.ts';
import { moderatorRow, publicRow, type Row } from '../rows.ts';
import { type ParticipantList, patchRows, sortRows } from './sortedList.ts';

export type ReadNames = () => Promise<readonly Organization[]>;

/** Organisations seldom change, so a decision need not make the worker read their list again. */
const namesAges = { freshMs: 300_000 };

/** Reads the list of organisations, for providers whose records name them by an id alone. */
export function createNames(now: () => number): (client: ProviderClient) => ReadNames {
  const cache = createStaleWhileRevalidateCache({ maxAnswers: 1, now });
  return (client) => async () => (await cache.read('organizations', namesAges, () => listOrganizations(client))).data;
}

/** One reading of a list. */
export interface Reading {
  rows: Row[];
  unreadableCount: number;
  revision: string | null;
}

/** Whether a changed record belongs to the list. Changes name records of all lists, and only reading a project's list shows its new records. */
export const belongsTo = (
  { meetingId, projectFlag }: ListScope,
  list: ParticipantList,
  { id, meetingId: own }: Participation,
) => list.positionOf(id) !== null || (projectFlag === null && own === meetingId);

export type Facts = ListScope & { onUnknown: OnUnknown; readNames: ReadNames };

export async function readWholeList(scope: ListScope, client: ProviderClient, facts: Facts): Promise<Reading> {
  const { meetingId, projectFlag, isModeratorList, isCancelled } = scope;
  if (isModeratorList) {
    const read = isCancelled ? listCancelled : listParticipations;
    const { data, revision = null, unreadableCount } = await read(client, meetingId, projectFlag);
    const records = await nameOrganizations(data, facts.otherOrganizationId, facts.readNames);
    return { rows: sortRows(records.map((record) => moderatorRow(record, facts))), revision, unreadableCount };
  }
  const {
    data,
    revision = null,
    unreadableCount,
  } = await (projectFlag === null
    ? listParticipants(client, meetingId)
    : listProjectParticipants(client, meetingId, projectFlag));
  const people = await nameOrganizations(data, facts.otherOrganizationId, facts.readNames);
  return { rows: sortRows(people.map((participant) => publicRow(participant, facts))), revision, unreadableCount };
}

type Difference = Awaited<ReturnType<typeof listParticipationChanges>>;

/** Drops changes that do not affect this list: the provider may repeat a record, or name people of other lists. */
function newsFor(list: ParticipantList, { changed, removed }: Difference): Pick<Difference, 'changed' | 'removed'> {
  const recordOf = (id: number) => list.rows[list.positionOf(id) ?? -1]?.details?.record;
  return {
    changed: changed.filter((record) => JSON.stringify(record) !== JSON.stringify(recordOf(record.id))),
    removed: removed.filter((id) => list.positionOf(id) !== null),
  };
}

/** A cached list and its revision at the provider, which each read of changes updates. */
interface HeldReading {
  list: ParticipantList | null;
  revision: string | null;
}

/** Reads the changes of a cached list: 'same', the new rows, or null if the gateway must read all rows. */
export async function readDifference(
  entry: HeldReading,
  { meetingId, projectFlag, isModeratorList, isCancelled }: ListScope,
  client: ProviderClient,
  facts: Facts,
): Promise<Reading | 'same' | null> {
  const { list, revision: since } = entry;
  if (list === null || since === null) return null;
  if (!isModeratorList || isCancelled) return (await getListRevision(client, meetingId)) === since ? 'same' : null;
  const answer = await listParticipationChanges(client, meetingId, since, projectFlag);
  const named = await nameOrganizations(answer.changed, facts.otherOrganizationId, facts.readNames);
  const difference = { ...answer, changed: named };
  const toRows = (records: Difference['changed']) => records.map((record) => moderatorRow(record, facts));
  const { revision, unreadableCount } = difference;
  if (difference.isWhole) return { rows: sortRows(toRows(difference.changed)), revision, unreadableCount };
  // The changes do not say how many rows of the list are unusable.
  if (unreadableCount > 0) return null;
  // The next read of changes starts at this revision.
  entry.revision = revision;
  const { changed, removed } = newsFor(list, difference);
  if (changed.length === 0 && removed.length === 0) return 'same';
  const gone = new Set([...removed, ...changed.map(({ id }) => id)]);
  return { rows: patchRows(list.rows, gone, toRows(changed)), revision, unreadableCount: list.unreadableCount };
}
