import { GatewayError } from '../../lib/errors.ts';
import type { ProviderClient } from '../http/client.ts';
import { toDocumentVerification } from '../records/documents.ts';

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
