import type { ProviderClient } from './client.ts';
import type { Schemas } from './contract.ts';
import { nullIfUnsupported } from './nullIfUnsupported.ts';
import { throwConflict } from './participants.ts';
import { toBatch, toHistoryEntry, toLetterPreview, toParticipation } from './records.ts';

/** The letters that changes or an undo would send; null where the provider cannot show letters beforehand. */
export const previewLetters = async (client: ProviderClient, json: Schemas['LetterPreviewRequest']) =>
  (await client.call('previewLetters', 'LetterPreviewList', { json })).data.map(toLetterPreview);

/** Changes of many records, newest first; null where the provider stores none. */
export const listBatches = async (client: ProviderClient, meetingId: number) =>
  (await nullIfUnsupported(client.call('listBatches', 'BatchList', { query: { meeting_id: meetingId } })))?.data.map(
    toBatch,
  ) ?? null;

/** The changes of one batch, oldest first; null where the provider stores none. */
export const getBatch = async (client: ProviderClient, id: string) =>
  (await nullIfUnsupported(client.call('getBatch', 'HistoryList', { query: { id } })))?.data.map(toHistoryEntry) ??
  null;

/** @throws ParticipationConflict where somebody changed the record since the batch */
export const undoChange = (client: ProviderClient, json: Schemas['UndoRequest']) =>
  client.write('undoChange', 'Participation', toParticipation, { json }).catch(throwConflict);
