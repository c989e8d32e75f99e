import type { ProviderClient } from '../http/client.ts';
import { type Body, toWire } from '../records/requestNames.ts';

/** The provider's address of a PDF of badges. */
export const exportBadges = async (client: ProviderClient, request: Body<'BadgesRequest'>) =>
  (await client.call('exportBadges', 'DocumentLink', { json: toWire<'BadgesRequest'>(request) })).url;
