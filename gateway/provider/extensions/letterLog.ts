import type { ProviderClient } from '../http/client.ts';
import { toGivenUpLetter, toSentLetter } from '../records/letterLog.ts';

/** The letters to the person of a record, newest first; only for a provider that has the extension letterLog. */
export const listLetters = async (client: ProviderClient, id: number) =>
  (await client.call('listLetters', 'LetterList', { query: { id } })).data.map(toSentLetter);

/** The letters to the people of a meeting that were given up, newest first; only for that extension too. */
export const listGivenUpLetters = async (client: ProviderClient, meetingId: number) =>
  (await client.call('listGivenUpLetters', 'GivenUpLetterList', { query: { meeting_id: meetingId } })).data.map(
    toGivenUpLetter,
  );
