import { hideForbidden, type Problem, ProviderRejection } from '../errors.ts';
import type { ProviderClient } from './client.ts';
import { mismatch, type Schemas, schemaOf } from './contract.ts';
import { nullIfUnsupported } from './nullIfUnsupported.ts';
import { type HistoryEntry, toHistoryEntry, toListedIndividual, toParticipant, toParticipation } from './records.ts';

/** The changes since the version that a moderator saw, oldest first. */
export interface Conflict {
  changes: HistoryEntry[];
}

/** Another moderator changed the record meanwhile; nothing was overwritten. */
export class ParticipationConflict extends ProviderRejection {
  readonly conflict: Conflict;

  constructor(status: number, problems: Problem[], conflict: Conflict) {
    super(status, problems);
    this.conflict = conflict;
  }
}

/** API-09: an active record. */
export const getParticipation = async (client: ProviderClient, id: number) =>
  toParticipation((await client.call('getParticipation', 'ParticipationAnswer', { query: { id } })).data);

/** API-09 with the extension `cancelled`: also a cancelled record for moderators. */
export const getAnyParticipation = async (client: ProviderClient, id: number) => {
  const query = { id, with_cancelled: true };
  const answer = await client.call('getParticipation', 'ParticipationAnswer', { query }).catch(hideForbidden);
  return toParticipation(answer.data);
};

const isConflict = (body: unknown): body is Schemas['ConflictRefusal'] => mismatch('ConflictRefusal', body) === null;

/** Rethrows the rejection of a change as a conflict where it is one. */
export function throwConflict(error: unknown): never {
  if (!(error instanceof ProviderRejection) || !isConflict(error.body)) throw error;
  const { detail, conflict } = error.body;
  throw new ParticipationConflict(error.status, [{ path: [], text: detail }], {
    changes: conflict.changes.map(toHistoryEntry),
  });
}

/**
 * API-10: for moderators.
 * @throws ParticipationConflict where the record is at another version than `expected_version`
 */
export const changeParticipation = (client: ProviderClient, json: Schemas['ParticipationChange']) =>
  client.write('changeParticipation', 'Participation', toParticipation, { json }).catch(throwConflict);

/** Whether the contract's lists have this flag of a project. */
export function isListFlag(flag: string): boolean {
  const { properties } = schemaOf('ParticipationListRequest') as { properties: Record<string, { type?: unknown }> };
  return flag !== 'is_moderator' && properties[flag]?.type === 'boolean';
}

const toList = <Wire, Row>(
  { data, revision }: { data: Wire[]; revision?: string | undefined },
  toRow: (wire: Wire) => Row,
) => ({ data: data.map(toRow), ...(revision === undefined ? {} : { revision }) });

/** API-11: name and organisation of everyone; the revision if the provider has one. */
export const listParticipants = async (client: ProviderClient, meetingId: number) =>
  toList(
    await client.call('listParticipants', 'ParticipantList', { query: { meeting_id: meetingId }, isList: true }),
    toParticipant,
  );

const listRequest = (meetingId: number, isModerator: boolean, projectFlag: string | null) => ({
  json: { meeting_id: meetingId, is_moderator: isModerator, ...(projectFlag !== null && { [projectFlag]: true }) },
  isList: true,
});

/** API-11: name and organisation of a project's people, by the flag that the edition names. */
export const listProjectParticipants = async (client: ProviderClient, meetingId: number, projectFlag: string) =>
  toList(
    await client.call('listParticipations', 'ParticipantList', listRequest(meetingId, false, projectFlag)),
    toParticipant,
  );

/** API-11: full records for moderators, whole or of one project. */
export const listParticipations = async (
  client: ProviderClient,
  meetingId: number,
  projectFlag: string | null = null,
) =>
  toList(
    await client.call('listParticipations', 'ParticipationList', listRequest(meetingId, true, projectFlag)),
    toParticipation,
  );

/** The cancelled registrations of a meeting, for moderators; null where the provider does not list them. */
export async function listCancelled(client: ProviderClient, meetingId: number, projectFlag: string | null) {
  const query = { meeting_id: meetingId, ...(projectFlag !== null && { [projectFlag]: 'true' }) };
  const answer = await nullIfUnsupported(client.call('listCancelled', 'ParticipationList', { query, isList: true }));
  return answer === null ? null : toList(answer, toParticipation);
}

/** The revision of a meeting's lists; null where the provider has none. */
export const getListRevision = async (client: ProviderClient, meetingId: number) =>
  (await nullIfUnsupported(client.call('getListRevision', 'RevisionAnswer', { query: { meeting_id: meetingId } })))
    ?.data.revision ?? null;

/** Changes of the moderators' list since a revision; null where the provider has no such call. */
export const listParticipationChanges = async (
  client: ProviderClient,
  meetingId: number,
  since: string,
  projectFlag: string | null = null,
) => {
  const query = { meeting_id: meetingId, since, ...(projectFlag !== null && { [projectFlag]: 'true' }) };
  const answer = await nullIfUnsupported(
    client.call('listParticipationChanges', 'ParticipationChanges', { query, isList: true }),
  );
  return answer === null ? null : { ...answer.data, changed: answer.data.changed.map(toParticipation) };
};

/** API-20: people by the beginning of the last name, or those with the role; for moderators. */
export const listIndividuals = async (client: ProviderClient, query: { last_name?: string; role?: 'user' }) =>
  (await client.call('listIndividuals', 'IndividualList', { query })).data.map(toListedIndividual);
