import type { ProviderClient } from './client.ts';
import { toPoster } from './records.ts';

/** API-12: the posters of one poster session. */
export const listPosters = async (client: ProviderClient, meetingId: number, type: 'poster_1' | 'poster_2') =>
  (await client.call('listPosters', 'PosterList', { query: { meeting_id: meetingId, type } })).data.map(toPoster);
