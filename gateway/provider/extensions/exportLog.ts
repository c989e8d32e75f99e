import type { ProviderClient } from '../http/client.ts';
import { toHistoryEntry } from '../records/history.ts';
import { type Body, toWire } from '../records/requestNames.ts';

/** Notes an export that the gateway makes itself. */
export const noteExport = (client: ProviderClient, request: Body<'ExportNote'>) =>
  client.send('noteExport', { json: toWire<'ExportNote'>(request) });

/** Exports and mail lists of a meeting, newest first. */
export const listExports = async (client: ProviderClient, meetingId: number) =>
  (await client.call('listExports', 'HistoryList', { query: { meeting_id: meetingId } })).data.map(toHistoryEntry);
