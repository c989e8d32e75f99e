import type { ProviderClient } from '../http/client.ts';

/** Extension `sessions`: ends all tokens of the account. */
export const endAllSessions = (client: ProviderClient) =>
  client.send('endSessions', { json: { revoke_token: true, all: true } });

/** Extension `sessions`: ends all tokens of the account except the caller's. */
export const endOtherSessions = (client: ProviderClient) =>
  client.send('endSessions', { json: { revoke_token: true, others: true } });
