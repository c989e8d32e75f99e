import type { ProviderClient } from './client.ts';
import type { Schemas } from './contract.ts';
import { type CheckedFile, formFile } from './files.ts';
import { toIndividual } from './records.ts';

/** API-19: changes the caller's individual. */
export const changeIndividual = (client: ProviderClient, json: Schemas['IndividualChange']) =>
  client.write('changeIndividual', 'Individual', toIndividual, { json });

/** API-19: creates the individual of an account that has none. */
export const createIndividual = (client: ProviderClient, json: Schemas['IndividualChange']) =>
  client.write('createIndividual', 'Individual', toIndividual, { json });

/** API-28. */
export const uploadPhoto = (client: ProviderClient, individualId: number, photo: CheckedFile) =>
  client.write('uploadPhoto', 'Individual', toIndividual, {
    form: { id: String(individualId), name: photo.name, img: formFile(photo) },
  });
