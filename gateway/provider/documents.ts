import { GatewayError, hideForbidden } from '../errors.ts';
import type { ProviderClient } from './client.ts';
import { nullIfUnsupported } from './nullIfUnsupported.ts';
import { toDocumentVerification } from './records.ts';

/** API-17: the provider's address of the invitation. */
export const getInvitation = async (client: ProviderClient, id: number) =>
  (await client.call('getInvitation', 'DocumentLink', { query: { id } }).catch(hideForbidden)).url;

/** API-18: the provider's address of the certificate. */
export const getCertificate = async (client: ProviderClient, id: number) =>
  (await client.call('getCertificate', 'DocumentLink', { query: { id } }).catch(hideForbidden)).url;

/** The provider's address of all that it stores about the caller; null if it makes no archive. */
export const getPersonalArchive = async (client: ProviderClient) =>
  (await nullIfUnsupported(client.call('getPersonalArchive', 'DocumentLink', {})))?.url ?? null;

/** The issued document with this code; null if the code is unknown or the provider issues documents without codes. */
export async function verifyDocument(client: ProviderClient, code: string) {
  try {
    return toDocumentVerification(
      (await client.call('verifyDocument', 'DocumentVerificationAnswer', { query: { code } })).data,
    );
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
