import type { ProviderClient } from '../http/client.ts';
import type { Schemas } from '../http/contract.ts';
import { asItIs } from '../http/written.ts';
import { toAccount, toLogin } from '../records/accounts.ts';
import { type Body, toWire } from '../records/requestNames.ts';

/** API-01. */
export const login = (client: ProviderClient, json: Schemas['LoginRequest']) =>
  client.call('login', 'LoginAnswer', { json }).then(toLogin);

/** API-02. */
export const register = (client: ProviderClient, request: Body<'RegisterRequest'>) =>
  client.write('register', 'RegisterAnswer', asItIs, { json: toWire<'RegisterRequest'>(request) });

/** API-03. */
export const sendResetPasswordLink = (client: ProviderClient, request: Body<'ResetLinkRequest'>) =>
  client.write('sendResetPasswordLink', 'Done', asItIs, { json: toWire<'ResetLinkRequest'>(request) });

/** API-04. */
export const resetPassword = (client: ProviderClient, json: Schemas['ResetPasswordRequest']) =>
  client.write('resetPassword', 'Done', asItIs, { json });

/** API-05: the record is the provider's text of the success. */
export const verifyRegistration = (client: ProviderClient, json: Schemas['SignedLink']) =>
  client.write('verifyRegistration', 'Done', asItIs, { json });

/** API-06: the caller's account id. */
export const getAccountId = async (client: ProviderClient) => (await client.call('getAccount', 'AccountId')).id;

/** API-07. */
export const getAccount = async (client: ProviderClient, id: number) =>
  toAccount(await client.call('getAccount', 'Account', { query: { id } }));

/** Ends the caller's token. */
export const endSession = (client: ProviderClient) => client.send('endSessions', { json: { revoke_token: true } });
