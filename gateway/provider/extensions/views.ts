import type { ProviderClient } from '../http/client.ts';
import { type Body, toWire } from '../records/requestNames.ts';
import { toListView } from '../records/views.ts';

/** The named views of a meeting's lists, by name. */
export const listViews = async (client: ProviderClient, meetingId: number) =>
  (await client.call('listViews', 'ListViewList', { query: { meeting_id: meetingId } })).data.map(toListView);

/** Saves a view in place of one of the same name. */
export const saveView = async (client: ProviderClient, request: Body<'ListViewRequest'>) =>
  toListView((await client.call('saveView', 'ListViewAnswer', { json: toWire<'ListViewRequest'>(request) })).data);

export const deleteView = (client: ProviderClient, id: number) => client.send('deleteView', { query: { id } });
