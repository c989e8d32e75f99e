import type { ProviderClient } from '../http/client.ts';
import { schemaOf } from '../http/contract.ts';
import { toList, toListed, toParticipant, toParticipation } from '../records/participants.ts';
import { toListedIndividual } from '../records/profile.ts';
import { type Body, toWire } from '../records/requestNames.ts';
import { changedBy, whenVisible } from './accepted.ts';

/** API-09: an active record. */
export const getParticipation = async (client: ProviderClient, id: number) =>
  toParticipation((await client.call('getParticipation', 'ParticipationAnswer', { query: { id } })).data);

/** API-10: for moderators. */
export const changeParticipation = (client: ProviderClient, request: Body<'ParticipationChange'>) =>
  whenVisible(
    client.write('changeParticipation', 'Participation', toParticipation, {
      json: toWire<'ParticipationChange'>(request),
    }),
    () => getParticipation(client, request.id).then(changedBy(request)),
  );

/** Whether the contract's lists have this flag of a project. */
export function isListFlag(flag: string): boolean {
  const { properties = {} } = schemaOf('ParticipationListRequest');
  return flag !== 'is_moderator' && properties[flag]?.type === 'boolean';
}

/** API-11: name and organisation of everyone. */
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

/** API-11: full records for moderators, of all participants or of one project. */
export const listParticipations = async (
  client: ProviderClient,
  meetingId: number,
  projectFlag: string | null = null,
) =>
  toList(
    await client.call('listParticipations', 'ParticipationList', listRequest(meetingId, true, projectFlag)),
    toListed(meetingId),
  );

/** API-20: people by the beginning of the last name, or those with the role; for moderators. */
export const listIndividuals = async (
  client: ProviderClient,
  { lastName, role }: { lastName?: string; role?: 'user' },
) => {
  const query = { ...(lastName === undefined ? {} : { last_name: lastName }), ...(role === undefined ? {} : { role }) };
  return toList(await client.call('listIndividuals', 'IndividualList', { query }), toListedIndividual);
};
