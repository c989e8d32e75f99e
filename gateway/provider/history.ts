import { hideForbidden } from '../errors.ts';
import type { ProviderClient } from './client.ts';
import { nullIfUnsupported } from './nullIfUnsupported.ts';
import { toHistoryEntry } from './records.ts';

/** The changes of one record, oldest first; null where the provider keeps no history. */
export const getParticipationHistory = async (client: ProviderClient, id: number) =>
  (
    await nullIfUnsupported(client.call('getParticipationHistory', 'HistoryList', { query: { id } })).catch(
      hideForbidden,
    )
  )?.data.map(toHistoryEntry) ?? null;
