import type { ProviderClient } from '../http/client.ts';
import { toSentLetter } from '../records/letterLog.ts';

/** The letters to the person of a record, newest first; only for a provider that has the extension letterLog. */
export const listLetters = async (client: ProviderClient, id: number) =>
  (await client.call('listLetters', 'LetterList', { query: { id } })).data.map(toSentLetter);
