import type { ProviderClient } from '../http/client.ts';
import { toIndividual } from '../records/profile.ts';
import { type Body, toWire } from '../records/requestNames.ts';
import { changedBy, whenVisible } from './accepted.ts';
import { getAccount, getAccountId } from './accounts.ts';
import { type CheckedFile, formFile } from './files.ts';

/** API-19: changes the caller's individual. */
export const changeIndividual = (client: ProviderClient, request: Body<'IndividualChange'>) =>
  whenVisible(
    client.write('changeIndividual', 'Individual', toIndividual, { json: toWire<'IndividualChange'>(request) }),
    async () => changedBy(request)((await getAccount(client, await getAccountId(client))).individual),
  );

/** API-19: creates the individual of an account that has none. */
export const createIndividual = (client: ProviderClient, request: Body<'IndividualChange'>) =>
  client.write('createIndividual', 'Individual', toIndividual, { json: toWire<'IndividualChange'>(request) });

/** API-28. */
export const uploadPhoto = (client: ProviderClient, individualId: number, photo: CheckedFile) =>
  client.write('uploadPhoto', 'Individual', toIndividual, {
    form: { id: String(individualId), name: photo.name, img: formFile(photo) },
  });
