import { File } from 'node:buffer';
import { hideForbidden } from '../../lib/errors.ts';
import type { ProviderClient } from '../http/client.ts';
import type { Schemas } from '../http/contract.ts';
import { toRegistration } from '../records/registrations.ts';
import { type Body, toWire } from '../records/requestNames.ts';

/** An uploaded file that the gateway has received to its end and checked. */
export interface CheckedFile {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

/** A file of known length, so that the call declares its Content-Length (chunked bodies arrive empty). */
export const formFile = (file: CheckedFile) =>
  new File([new Uint8Array(file.bytes.buffer, file.bytes.byteOffset, file.bytes.length)], file.name, {
    type: file.mediaType,
  });

/** API-26: answers the file's id. */
export async function uploadFile(client: ProviderClient, file: CheckedFile, type: Schemas['FileType']) {
  const form = { type: String(type), file: formFile(file) };
  return (await client.call('uploadFile', 'FileAnswer', { form })).data.id;
}

/** API-16. */
export const addRegistrationFile = (client: ProviderClient, request: Body<'AddFileRequest'>) =>
  client
    .write('addRegistrationFile', 'Registration', toRegistration, { json: toWire<'AddFileRequest'>(request) })
    .catch(hideForbidden);

/** API-27. */
export const deleteFile = (client: ProviderClient, id: number) => client.send('deleteFile', { query: { id } });
