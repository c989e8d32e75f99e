import type { ProviderClient } from '../http/client.ts';
import { toList, toListed, toParticipation } from '../records/participants.ts';

/** API-09 with the extension `cancelled`: also a cancelled record for moderators. */
export const getAnyParticipation = async (client: ProviderClient, id: number) => {
  const query = { id, with_cancelled: true };
  const answer = await client.call('getParticipation', 'ParticipationAnswer', { query });
  return toParticipation(answer.data);
};

/** The cancelled registrations of a meeting, for moderators. */
export async function listCancelled(client: ProviderClient, meetingId: number, projectFlag: string | null) {
  const query = { meeting_id: meetingId, ...(projectFlag !== null && { [projectFlag]: 'true' }) };
  return toList(await client.call('listCancelled', 'ParticipationList', { query, isList: true }), toListed(meetingId));
}
