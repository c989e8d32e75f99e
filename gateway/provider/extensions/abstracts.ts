import type { ProviderClient } from '../http/client.ts';
import { type Body, toWire } from '../records/requestNames.ts';

/** The provider's address of a .zip of theses. */
export const exportAbstracts = async (client: ProviderClient, request: Body<'AbstractsRequest'>) =>
  (await client.call('exportAbstracts', 'DocumentLink', { json: toWire<'AbstractsRequest'>(request) })).url;
