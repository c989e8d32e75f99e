import { FormData } from 'undici';
import type { ProviderClient } from './client.ts';
import type { Schemas } from './contract.ts';
import { type CheckedFile, formFile } from './files.ts';

/** API-19: changes the caller's individual. */
export const changeIndividual = async (client: ProviderClient, json: Schemas['IndividualChange']) =>
  (await client.call('changeIndividual', 'IndividualAnswer', { json })).data;

/** API-19: creates the individual of an account that has none. */
export const createIndividual = async (client: ProviderClient, json: Schemas['IndividualChange']) =>
  (await client.call('createIndividual', 'IndividualAnswer', { json })).data;

/** API-28. */
export async function uploadPhoto(client: ProviderClient, individualId: number, photo: CheckedFile) {
  const form = new FormData();
  form.append('id', String(individualId));
  form.append('name', photo.name);
  form.append('img', formFile(photo));
  return (await client.call('uploadPhoto', 'IndividualAnswer', { form })).data;
}
