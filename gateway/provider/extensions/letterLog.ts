import type { ProviderClient } from '../http/client.ts';
import { toGivenUpLetter, toSentLetter } from '../records/letterLog.ts';

/** The letters to the person of a record, newest first; only for a provider that has the extension letterLog. */
export const listLetters = async (client: ProviderClient, id: number) =>
  (await client.call('listLetters', 'LetterList', { query: { id } })).data.map(toSentLetter);

/** The undelivered letters to people of a meeting, newest first; also only for a provider with this extension. */
export const listGivenUpLetters = async (client: ProviderClient, meetingId: number) =>
  (await client.call('listGivenUpLetters', 'GivenUpLetterList', { query: { meeting_id: meetingId } })).data.map(
    toGivenUpLetter,
  );
