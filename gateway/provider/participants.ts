import type { Schemas } from './contract.ts';
import type { ProviderClient } from './http.ts';

/** API-09. */
export const getParticipation = async (client: ProviderClient, id: number) =>
  (await client.call('getParticipation', 'ParticipationAnswer', { query: { id } })).data;

/** API-10: for moderators. */
export const changeParticipation = async (client: ProviderClient, json: Schemas['ParticipationChange']) =>
  (await client.call('changeParticipation', 'ParticipationAnswer', { json })).data;
