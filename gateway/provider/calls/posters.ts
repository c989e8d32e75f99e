import type { ProviderClient } from '../http/client.ts';
import type { QueryOf } from '../http/requests.ts';
import { toList } from '../records/participants.ts';
import { toPoster } from '../records/posters.ts';

/** The poster session of the first or the second day. */
export type PosterSession = QueryOf<'listPosters'>['type'];

/** Every session. */
export const posterSessions = ['poster_1', 'poster_2'] as const satisfies PosterSession[];

/** API-12: the posters of one poster session. */
export const listPosters = async (client: ProviderClient, meetingId: number, type: PosterSession) =>
  toList(await client.call('listPosters', 'PosterList', { query: { meeting_id: meetingId, type } }), toPoster);
