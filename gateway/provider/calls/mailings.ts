import type { ProviderClient } from '../http/client.ts';

/** API-21: the addresses of one kind of participants as text, for moderators. */
export const listEmails = async (client: ProviderClient, type: string) =>
  (await client.call('listEmails', 'EmailListAnswer', { json: { type } })).emails;
