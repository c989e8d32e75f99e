import type { ProviderClient } from '../http/client.ts';

/** Extension `sessions`: ends all tokens of the account. */
export const endAllSessions = (client: ProviderClient) =>
  client.send('endSessions', { json: { revoke_token: true, all: true } });
