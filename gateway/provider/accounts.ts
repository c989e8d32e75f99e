import type { ProviderClient } from './client.ts';
import type { Schemas } from './contract.ts';

/** API-01. */
export const login = (client: ProviderClient, json: Schemas['LoginRequest']) =>
  client.call('login', 'LoginAnswer', { json });

/** API-02. */
export const register = (client: ProviderClient, json: Schemas['RegisterRequest']) =>
  client.call('register', 'RegisterAnswer', { json });

/** API-03. */
export const sendResetPasswordLink = (client: ProviderClient, json: Schemas['ResetLinkRequest']) =>
  client.call('sendResetPasswordLink', 'Detail', { json });

/** API-04. */
export const resetPassword = (client: ProviderClient, json: Schemas['ResetPasswordRequest']) =>
  client.call('resetPassword', 'Detail', { json });

/** API-05. */
export const verifyRegistration = (client: ProviderClient, json: Schemas['SignedLink']) =>
  client.call('verifyRegistration', 'Detail', { json });

/** API-06: the caller's account id. */
export const getAccountId = async (client: ProviderClient) => (await client.call('getAccount', 'AccountId')).id;

/** API-07. */
export const getAccount = (client: ProviderClient, id: number) =>
  client.call('getAccount', 'Account', { query: { id } });
