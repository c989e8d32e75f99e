import { nullIfMissing } from '../../lib/errors.ts';
import type { ProviderClient } from '../http/client.ts';
import { toDocumentVerification } from '../records/documents.ts';

/** The issued document with this code; null if the code is unknown or the provider issues documents without codes. */
export const verifyDocument = (client: ProviderClient, code: string) =>
  client
    .call('verifyDocument', 'DocumentVerificationAnswer', { query: { code } })
    .then(({ data }) => toDocumentVerification(data), nullIfMissing);
