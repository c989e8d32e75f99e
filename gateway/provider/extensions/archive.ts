import type { ProviderClient } from '../http/client.ts';

/** The provider's address of all that it stores about the caller. */
export const getPersonalArchive = async (client: ProviderClient) =>
  (await client.call('getPersonalArchive', 'DocumentLink', {})).url;
