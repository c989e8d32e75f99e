import { hideForbidden } from '../../lib/errors.ts';
import type { ProviderClient } from '../http/client.ts';

/** API-17: the provider's address of the invitation. */
export const getInvitation = async (client: ProviderClient, id: number) =>
  (await client.call('getInvitation', 'DocumentLink', { query: { id } }).catch(hideForbidden)).url;

/** API-18: the provider's address of the certificate. */
export const getCertificate = async (client: ProviderClient, id: number) =>
  (await client.call('getCertificate', 'DocumentLink', { query: { id } }).catch(hideForbidden)).url;
