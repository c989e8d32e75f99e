import type { ProviderClient } from '../http/client.ts';
import { unreadableCountOf } from '../http/listRows.ts';
import { toListed } from '../records/participants.ts';

/** The revision of a meeting's lists. */
export const getListRevision = async (client: ProviderClient, meetingId: number) =>
  (await client.call('getListRevision', 'RevisionAnswer', { query: { meeting_id: meetingId } })).data.revision;

/** Changes of the moderators' list since a revision. */
export const listParticipationChanges = async (
  client: ProviderClient,
  meetingId: number,
  since: string,
  projectFlag: string | null = null,
) => {
  const query = { meeting_id: meetingId, since, ...(projectFlag !== null && { [projectFlag]: 'true' }) };
  const answer = await client.call('listParticipationChanges', 'ParticipationChanges', { query, isList: true });
  const { is_whole: isWhole, changed, ...data } = answer.data;
  return { ...data, isWhole, changed: changed.map(toListed(meetingId)), unreadableCount: unreadableCountOf(answer) };
};
