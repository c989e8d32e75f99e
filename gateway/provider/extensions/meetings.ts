import type { ProviderClient } from '../http/client.ts';
import { toMeeting } from '../records/references.ts';

/** Windows and sections of the provider's meetings. */
export const listMeetings = async (client: ProviderClient) =>
  (await client.call('listMeetings', 'MeetingList')).data.map(toMeeting);
