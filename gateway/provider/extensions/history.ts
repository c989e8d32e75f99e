import { hideForbidden } from '../../lib/errors.ts';
import type { ProviderClient } from '../http/client.ts';
import { toHistoryEntry } from '../records/history.ts';

/** The changes of one record, oldest first. */
export const getParticipationHistory = async (client: ProviderClient, id: number) =>
  (await client.call('getParticipationHistory', 'HistoryList', { query: { id } }).catch(hideForbidden)).data.map(
    toHistoryEntry,
  );
