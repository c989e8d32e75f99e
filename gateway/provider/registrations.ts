import { hideForbidden } from '../errors.ts';
import type { ProviderClient } from './client.ts';
import type { Schemas } from './contract.ts';
import { toRegistration } from './records.ts';

/** API-13: the caller's active registrations, oldest first. */
export const listRegistrations = async (client: ProviderClient, meetingId: number) =>
  (await client.call('listRegistrations', 'RegistrationList', { query: { meeting_id: meetingId } })).data.map(
    toRegistration,
  );

/** API-14. A provider that keeps request keys answers a repeated key with the registration it made for the first. */
export const makeRegistration = (
  client: ProviderClient,
  json: Schemas['RegistrationRequest'],
  requestKey: string | null,
) => client.write('makeRegistration', 'Registration', toRegistration, { json, requestKey });

/** API-15: one action on a registration of the caller. */
export const changeRegistration = (client: ProviderClient, json: Schemas['RegistrationChange']) =>
  client.write('changeRegistration', 'Registration', toRegistration, { json }).catch(hideForbidden);
