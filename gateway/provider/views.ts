import type { ProviderClient } from './client.ts';
import type { Schemas } from './contract.ts';
import { nullIfUnsupported } from './nullIfUnsupported.ts';
import { toListView } from './records.ts';

/** The named views of a meeting's lists, by name; null where the provider stores none. */
export const listViews = async (client: ProviderClient, meetingId: number) =>
  (await nullIfUnsupported(client.call('listViews', 'ListViewList', { query: { meeting_id: meetingId } })))?.data.map(
    toListView,
  ) ?? null;

/** Saves a view in place of one of the same name; null where the provider stores none. */
export async function saveView(client: ProviderClient, json: Schemas['ListViewRequest']) {
  const answer = await nullIfUnsupported(client.call('saveView', 'ListViewAnswer', { json }));
  return answer && toListView(answer.data);
}

export const deleteView = (client: ProviderClient, id: number) => client.send('deleteView', { query: { id } });
