import type { ProviderClient } from '../http/client.ts';
import { toRegistration } from '../records/registrations.ts';
import { type Body, toWire } from '../records/requestNames.ts';

/** Attaches an uploaded file in the place of another. For a provider with the extension `fileReplacement`. */
export const replaceRegistrationFile = (client: ProviderClient, request: Body<'ReplaceFileRequest'>) =>
  client.write('replaceRegistrationFile', 'Registration', toRegistration, {
    json: toWire<'ReplaceFileRequest'>(request),
  });
