import type { ProviderClient } from '../http/client.ts';
import type { Schemas } from '../http/contract.ts';
import { asItIs } from '../http/written.ts';
import { toIndividual } from '../records/profile.ts';
import { type Body, toWire } from '../records/requestNames.ts';

/** Extension `accountChanges`: the caller's new password. */
export const changePassword = (client: ProviderClient, request: Body<'PasswordChange'>) =>
  client.write('changePassword', 'Done', asItIs, { json: toWire<'PasswordChange'>(request) });

/** Extension `accountChanges`: the letters about a new address. */
export const requestEmailChange = (client: ProviderClient, json: Schemas['EmailChange']) =>
  client.write('requestEmailChange', 'Done', asItIs, { json });

/** Extension `accountChanges`: the record is the provider's text of the success. */
export const verifyEmailChange = (client: ProviderClient, json: Schemas['SignedLink']) =>
  client.write('verifyEmailChange', 'Done', asItIs, { json });

/** Extension `accountChanges`. */
export const deletePhoto = (client: ProviderClient) => client.write('deletePhoto', 'Individual', toIndividual, {});
