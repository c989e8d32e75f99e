import type { Context } from '../context.ts';
import { settle } from '../errors.ts';
import type { DocumentAnswer, Resolvers } from '../generated/resolvers.ts';
import { recordId } from '../ids.ts';
import { getCertificate, getInvitation } from '../provider/documents.ts';
import type { ProviderClient } from '../provider/http.ts';

type Read = (client: ProviderClient, id: number) => Promise<string>;

/** The document's address at the gateway, or the provider's reason why there is none yet (DOC-03). */
async function documentOf(read: Read, registrationId: string, context: Context): Promise<DocumentAnswer> {
  const { value, userErrors } = await settle(() => read(context.provider, recordId(registrationId)));
  return { url: value === null ? null : context.mediaUrl(value), userErrors };
}

/** Invitation and certificate (API-17, API-18). */
export const documentResolvers: Resolvers = {
  Query: {
    invitation: (_, { registrationId }, context) => documentOf(getInvitation, registrationId, context),
    certificate: (_, { registrationId }, context) => documentOf(getCertificate, registrationId, context),
  },
};
