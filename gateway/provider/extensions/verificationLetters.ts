import type { ProviderClient } from '../http/client.ts';
import type { Schemas } from '../http/contract.ts';
import { asItIs } from '../http/written.ts';

/** Extension `verificationLetters`: requests another verification letter. */
export const resendVerification = (client: ProviderClient, json: Schemas['VerificationLetterRequest']) =>
  client.write('resendVerification', 'Done', asItIs, { json });
