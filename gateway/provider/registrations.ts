import type { Schemas } from './contract.ts';
import type { ProviderClient } from './http.ts';

/** API-13: the caller's active registrations, oldest first. */
export const listRegistrations = async (client: ProviderClient, meetingId: number) =>
  (await client.call('listRegistrations', 'RegistrationList', { query: { meeting_id: meetingId } })).data;

/** API-14. */
export const makeRegistration = async (client: ProviderClient, json: Schemas['RegistrationRequest']) =>
  (await client.call('makeRegistration', 'RegistrationAnswer', { json })).data;

/** API-15: one action upon a registration of the caller's own. */
export const changeRegistration = async (client: ProviderClient, json: Schemas['RegistrationChange']) =>
  (await client.call('changeRegistration', 'RegistrationAnswer', { json })).data;
