import type { Context } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { DocumentAnswer } from '../../generated/types.ts';
import { recordId } from '../../lib/ids.ts';
import { documentAnswer } from '../shared/documentAnswer.ts';
import { findOwn } from '../shared/ownRegistrations.ts';

/**
 * Until a document exists, `userErrors` holds the provider's reason (DOC-03). Nothing lists the paths of documents, so
 * the address itself shows that the caller may open it (docs/decisions/026).
 */
async function documentOf(
  kind: 'invitation' | 'certificate',
  registrationId: string,
  { loaders, editions, mediaUrl, ownMediaUrl }: Context,
): Promise<DocumentAnswer> {
  const id = recordId(registrationId);
  return documentAnswer(() => loaders[kind](id), {
    async mediaUrl(link) {
      const url = mediaUrl(link);
      const isIt = (registration: { id: number }) => registration.id === id;
      const own = await findOwn(loaders.registrations, editions, isIt).catch(() => null);
      return own === null ? url : ownMediaUrl(link);
    },
  });
}

export const documentResolvers: Resolvers = {
  Query: {
    invitation: (_, { registrationId }, context) => documentOf('invitation', registrationId, context),
    certificate: (_, { registrationId }, context) => documentOf('certificate', registrationId, context),
  },
};
