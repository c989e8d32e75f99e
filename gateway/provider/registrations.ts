import type { ProviderClient } from './client.ts';
import type { Schemas } from './contract.ts';

/** API-13: the caller's active registrations, oldest first. */
export const listRegistrations = async (client: ProviderClient, meetingId: number) =>
  (await client.call('listRegistrations', 'RegistrationList', { query: { meeting_id: meetingId } })).data;

/** API-14. A provider that keeps request keys answers a repeated key with what it made. */
export const makeRegistration = async (
  client: ProviderClient,
  json: Schemas['RegistrationRequest'],
  requestKey: string | null,
) => (await client.call('makeRegistration', 'RegistrationAnswer', { json, requestKey })).data;

/** API-15: one action upon a registration of the caller's own. */
export const changeRegistration = async (client: ProviderClient, json: Schemas['RegistrationChange']) =>
  (await client.call('changeRegistration', 'RegistrationAnswer', { json })).data;
