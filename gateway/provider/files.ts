import { File } from 'node:buffer';
import { FormData } from 'undici';
import type { ProviderClient } from './client.ts';
import type { Schemas } from './contract.ts';

/** A file that came in whole and was checked. */
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
  const form = new FormData();
  form.append('type', String(type));
  form.append('file', formFile(file));
  return (await client.call('uploadFile', 'FileAnswer', { form })).data.id;
}

/** API-16. */
export const addRegistrationFile = async (client: ProviderClient, json: Schemas['AddFileRequest']) =>
  (await client.call('addRegistrationFile', 'RegistrationAnswer', { json })).data;

/** API-27. */
export const deleteFile = (client: ProviderClient, id: number) => client.send('deleteFile', { query: { id } });
