import type { ProviderClient } from '../http/client.ts';
import { toBatch } from '../records/batches.ts';
import { toHistoryEntry } from '../records/history.ts';
import { toParticipation } from '../records/participants.ts';
import { type Body, toWire } from '../records/requestNames.ts';
import { throwConflict } from './history.ts';

/** Changes of many records, newest first. */
export const listBatches = async (client: ProviderClient, meetingId: number) =>
  (await client.call('listBatches', 'BatchList', { query: { meeting_id: meetingId } })).data.map(toBatch);

/** The changes of one batch, oldest first. */
export const getBatch = async (client: ProviderClient, id: string) =>
  (await client.call('getBatch', 'HistoryList', { query: { id } })).data.map(toHistoryEntry);

/** @throws ParticipationConflict where somebody changed the record since the batch */
export const undoChange = (client: ProviderClient, request: Body<'UndoRequest'>) =>
  client
    .write('undoChange', 'Participation', toParticipation, { json: toWire<'UndoRequest'>(request) })
    .catch(throwConflict);
