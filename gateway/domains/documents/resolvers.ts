import type { Context } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { DownloadPayload } from '../../generated/types.ts';
import { parseId } from '../../lib/ids.ts';
import { downloadPayload, unknownDownload } from '../shared/download.ts';
import { findOwn } from '../shared/ownRegistrations.ts';

/**
 * Until a document exists, `userErrors` holds the provider's reason (DOC-03). Nothing lists the paths of documents, so
 * the address itself shows that the caller may open it (docs/decisions/026).
 */
async function documentOf(
  kind: 'invitation' | 'certificate',
  registrationId: string,
  { loaders, editions, download }: Context,
): Promise<DownloadPayload> {
  const id = parseId(registrationId);
  if (id === null) return unknownDownload('registrationId');
  return downloadPayload(
    () => loaders[kind](id),
    async (link) => {
      const isIt = (registration: { id: number }) => registration.id === id;
      const own = await findOwn(loaders.registrations, editions, isIt).catch(() => null);
      return download(link, { isOwn: own !== null });
    },
    'registrationId',
  );
}

export const documentResolvers: Resolvers = {
  Mutation: {
    downloadInvitation: (_, { input }, context) => documentOf('invitation', input.registrationId, context),
    downloadCertificate: (_, { input }, context) => documentOf('certificate', input.registrationId, context),
  },
};
